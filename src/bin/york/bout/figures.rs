//! Shares with their intervals, means, and what most values do not exceed.

/// How many standard deviations wide a 95 % interval is to either side.
const Z: f64 = 1.959_964;

/// The mean of numbers that come one by one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mean {
    sum: f64,
    count: u32,
}

impl Mean {
    /// Takes in one more number.
    pub fn add(&mut self, number: impl Into<f64>) {
        self.sum += number.into();
        self.count += 1;
    }

    /// The mean with one digit after the point; a dash where there were no numbers.
    pub fn told(self) -> String {
        if self.count == 0 {
            return "-".to_owned();
        }
        format!("{:.1}", self.sum / f64::from(self.count))
    }
}

impl<N: Into<f64>> FromIterator<N> for Mean {
    fn from_iter<I: IntoIterator<Item = N>>(numbers: I) -> Self {
        let mut mean = Self::default();
        numbers.into_iter().for_each(|number| mean.add(number));
        mean
    }
}

/// How often something happened, of how many times; half a success where two shared it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Share {
    successes: f64,
    times: u32,
}

impl Share {
    /// Takes in one more time: 1 for a success, 0 for none, something between for a shared one.
    pub fn add(&mut self, success: impl Into<f64>) {
        self.successes += success.into();
        self.times += 1;
    }

    /// The share in per cent; a dash where it was never tried.
    pub fn told(self) -> String {
        if self.times == 0 {
            return "-".to_owned();
        }
        format!("{:.1} %", 100.0 * self.successes / f64::from(self.times))
    }

    /// The 95 % interval of Wilson, in per cent.
    pub fn interval(self) -> String {
        let (low, high) = self.wilson();
        format!("{:.1} to {:.1}", 100.0 * low, 100.0 * high)
    }

    fn wilson(self) -> (f64, f64) {
        let times = f64::from(self.times);
        if self.times == 0 {
            return (0.0, 1.0);
        }
        let share = self.successes / times;
        let middle = share + Z * Z / (2.0 * times);
        let spread = share * (1.0 - share) / times + Z * Z / (4.0 * times * times);
        let width = Z * spread.sqrt();
        let whole = 1.0 + Z * Z / times;
        (
            ((middle - width) / whole).max(0.0),
            ((middle + width) / whole).min(1.0),
        )
    }
}

impl FromIterator<bool> for Share {
    fn from_iter<I: IntoIterator<Item = bool>>(successes: I) -> Self {
        let mut share = Self::default();
        for success in successes {
            share.add(u8::from(success));
        }
        share
    }
}

/// The value that so many per cent of the sorted values do not exceed.
pub fn percentile<T: Copy>(sorted: &[T], percent: usize) -> Option<T> {
    let place = (sorted.len() * percent).div_ceil(100).max(1) - 1;
    sorted.get(place).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_as_published() {
        let mut share = Share::default();
        (0..10).for_each(|number| share.add(u8::from(number == 0)));
        assert_eq!(share.told(), "10.0 %");
        assert_eq!(share.interval(), "1.8 to 40.4");
        let none: Share = [false; 10].into_iter().collect();
        assert_eq!(none.interval(), "0.0 to 27.8");
        let all: Share = [true; 10].into_iter().collect();
        assert_eq!(all.interval(), "72.2 to 100.0");
    }

    #[test]
    fn shared_successes_count_in_part() {
        let mut share = Share::default();
        share.add(0.5);
        share.add(1);
        assert_eq!(share.told(), "75.0 %");
    }

    #[test]
    fn percentiles_are_values_that_came_up() {
        let values: Vec<u32> = (1..=20).collect();
        let found = [0, 50, 95, 100].map(|percent| percentile(&values, percent));
        assert_eq!(found, [Some(1), Some(10), Some(19), Some(20)]);
        assert_eq!(percentile::<u32>(&[], 50), None);
    }

    #[test]
    fn what_never_happened_has_no_mean_and_no_share() {
        assert_eq!(Mean::default().told(), "-");
        assert_eq!(Share::default().told(), "-");
        assert_eq!([1_u8, 2].into_iter().collect::<Mean>().told(), "1.5");
    }
}
