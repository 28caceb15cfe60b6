//! Tables as text: a column is as wide as its widest entry.

/// A table: the first column begins at the left, all others end at the right.
pub struct Columns(Vec<Vec<String>>);

impl Columns {
    /// A table with these headings.
    pub fn new<S: Into<String>>(headings: impl IntoIterator<Item = S>) -> Self {
        Self(vec![headings.into_iter().map(Into::into).collect()])
    }

    /// Adds a row.
    pub fn push(&mut self, row: impl IntoIterator<Item = String>) {
        self.0.push(row.into_iter().collect());
    }

    /// The table, each row on its line.
    pub fn told(&self) -> String {
        let columns = self.0.iter().map(Vec::len).max().unwrap_or_default();
        let width = |column: usize| {
            let entries = self.0.iter().filter_map(|row| row.get(column));
            entries.map(|entry| entry.chars().count()).max()
        };
        let widths: Vec<usize> = (0..columns).filter_map(width).collect();
        let mut text = String::new();
        for row in &self.0 {
            let entries = row.iter().zip(&widths).enumerate();
            let line: Vec<String> = entries
                .map(|(column, (entry, &width))| {
                    if column == 0 {
                        format!("{entry:<width$}")
                    } else {
                        format!("{entry:>width$}")
                    }
                })
                .collect();
            text.push_str(line.join("  ").trim_end());
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_entry() {
        let mut table = Columns::new(["level", "wins"]);
        table.push(["mason".to_owned(), "62.5 %".to_owned()]);
        table.push(["apprentice".to_owned(), "7 %".to_owned()]);
        assert_eq!(
            table.told(),
            "level         wins\nmason       62.5 %\napprentice     7 %\n"
        );
    }
}
