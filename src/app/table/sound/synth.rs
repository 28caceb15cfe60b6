//! How a body rings: damped partials and the noise of the stroke, in plain arithmetic.

/// Samples in a second; nothing at a table sounds higher than half of it.
pub const RATE: u16 = 22_050;

/// A partial of a body: its frequency in hertz, the milliseconds in which it falls to a thousandth, and
/// how strong it is beside the others.
pub struct Partial(pub u16, pub u16, pub u8);

/// A body by what is heard of it.
pub struct Recipe {
    /// How long it rings, in milliseconds.
    pub ms: u16,
    /// In how many samples the first partial rises; the others take longer one by one.
    pub rise: u16,
    /// The noise of the stroke: how strong beside the partials, how long in milliseconds, and how
    /// bright in hundredths.
    pub noise: (u8, u16, u8),
    /// What rings on.
    pub partials: &'static [Partial],
}

/// The samples of a stroke on a body, none beyond 1 and at least one that reaches it; from silence to
/// silence.
pub fn render(recipe: &Recipe) -> Vec<f32> {
    let mut pcm = vec![0.0; samples(recipe.ms)];
    let mut rise = f32::from(recipe.rise);
    for partial in recipe.partials {
        ring(&mut pcm, partial, rise);
        rise += f32::from(recipe.rise) / 2.0;
    }
    hiss(&mut pcm, recipe.noise, f32::from(recipe.rise));
    finish(&mut pcm, recipe.ms / 8);
    pcm
}

fn samples(ms: u16) -> usize {
    usize::from(ms) * usize::from(RATE) / 1000
}

/// Adds a partial: the answer of a two-pole resonator to one stroke.
fn ring(pcm: &mut [f32], &Partial(hz, ms, strength): &Partial, rise: f32) {
    let half = f32::from(hz) * (core::f32::consts::PI / f32::from(RATE));
    let sine = sine(half);
    // Falls by a factor of a thousand, whose logarithm is 6.9, in the partial's time.
    let fall = 1.0 - 6.9 * 1000.0 / (f32::from(ms) * f32::from(RATE));
    let (ahead, back) = (fall * (2.0 - 4.0 * sine * sine), fall * fall);
    let first = 2.0 * sine * (1.0 - sine * sine).sqrt();
    let (mut last, mut now) = (0.0, f32::from(strength) * first);
    let mut risen = 0.0;
    // After half as long again it is past hearing.
    for sample in pcm.iter_mut().take(samples(ms) * 3 / 2) {
        *sample += now * risen;
        (last, now) = (now, ahead * now - back * last);
        risen = f32::min(risen + 1.0 / rise, 1.0);
    }
}

/// The sine of an angle between nought and a right one, to a hundred-thousandth or so.
fn sine(angle: f32) -> f32 {
    let square = angle * angle;
    angle
        * (1.0
            - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0 * (1.0 - square / 72.0))))
}

/// Adds the noise of the stroke, which rises like the first partial and dies down to nothing in its time.
fn hiss(pcm: &mut [f32], (strength, ms, bright): (u8, u16, u8), rise: f32) {
    let (mut seed, mut soft) = (1_u32, 0.0);
    let step = 1000.0 / (f32::from(ms) * f32::from(RATE));
    let (mut risen, mut left) = (0.0, 1.0);
    for sample in pcm.iter_mut().take(samples(ms)) {
        soft += (chance(&mut seed) - soft) * f32::from(bright) / 100.0;
        *sample += soft * risen * left * left * f32::from(strength);
        left -= step;
        risen = f32::min(risen + 1.0 / rise, 1.0);
    }
}

/// The next of a row of numbers between -1 and 1 that follow no rule one could hear.
pub fn chance(seed: &mut u32) -> f32 {
    *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    let [_, _, low, high] = seed.to_le_bytes();
    let high = i16::from_le_bytes([low, high]);
    f32::from(high) / 32_768.0
}

/// Lets the last so many milliseconds fade, and brings the loudest sample to 1.
fn finish(pcm: &mut [f32], fade: u16) {
    let loudest = pcm
        .iter()
        .fold(0.0, |peak, sample| f32::max(peak, sample.abs()));
    let step = 1000.0 / (f32::from(fade) * f32::from(RATE));
    let mut level = 0.0;
    for sample in pcm.iter_mut().rev() {
        *sample *= level / loudest;
        level = f32::min(level + step, 1.0);
    }
}
