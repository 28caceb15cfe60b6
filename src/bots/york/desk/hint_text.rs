//! How hints are written: a line for what is advised, and one for each possibility weighed.

use std::fmt;
use std::str::FromStr;

use super::unreadable::{Unreadable, next};
use super::{Advice, Hint};
use crate::bots::york::{Hundredths, Target, Weighed};
use crate::rules::york::{Build, StreetSet};

/// Where there is nothing to say.
const NOTHING: &str = "-";

/// Between the parts of a possibility, for some of them are lists.
const BETWEEN: char = ';';

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fewest {
            Some(walls) => write!(f, "{walls} ")?,
            None => write!(f, "{NOTHING} ")?,
        }
        let (word, first, second) = match &self.advice {
            None => return f.write_str(NOTHING),
            Some(Advice::Build(build)) => ("build", build, None),
            Some(Advice::Close { close, keep }) => ("close", close, keep.as_ref()),
            Some(Advice::Keep { keep, close }) => ("keep", keep, close.as_ref()),
        };
        write!(f, "{word}\n{}", Line(first))?;
        second.map_or(Ok(()), |second| write!(f, "\n{}", Line(second)))
    }
}

impl FromStr for Hint {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut lines = text.split('\n');
        let mut words = lines.next().unwrap_or_default().split(' ');
        let fewest = match words.next() {
            Some(NOTHING) => None,
            Some(word) => Some(word.parse().map_err(|_| Unreadable)?),
            None => return Err(Unreadable),
        };
        let word = words.next().unwrap_or_default();
        let mut weighed = || lines.next().map(weighed).transpose();
        let advice = match word {
            NOTHING => None,
            "build" => Some(Advice::Build(weighed()?.ok_or(Unreadable)?)),
            "close" => Some(Advice::Close {
                close: weighed()?.ok_or(Unreadable)?,
                keep: weighed()?,
            }),
            "keep" => Some(Advice::Keep {
                keep: weighed()?.ok_or(Unreadable)?,
                close: weighed()?,
            }),
            _ => return Err(Unreadable),
        };
        if words.next().is_some() || lines.next().is_some() {
            return Err(Unreadable);
        }
        Ok(Self { fewest, advice })
    }
}

/// A possibility as a line.
struct Line<'a>(&'a Weighed);

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let weighed = self.0;
        let target = &weighed.target;
        for number in [
            i64::try_from(weighed.walls_to_go).unwrap_or_default(),
            weighed.rolls.get(),
            weighed.value.get(),
            target.coins.into(),
            target.vikings.into(),
        ] {
            write!(f, "{number}{BETWEEN}")?;
        }
        write!(f, "{}{BETWEEN}{}", target.perimeter, target.lots)?;
        if let Some(build) = weighed.build {
            write!(f, "{BETWEEN}{}{BETWEEN}{}", build.place(), build.lift())?;
        }
        Ok(())
    }
}

fn weighed(line: &str) -> Result<Weighed, Unreadable> {
    let mut parts = line.split(BETWEEN);
    let walls_to_go = next(&mut parts)?;
    let rolls = Hundredths::new(next(&mut parts)?);
    let value = Hundredths::new(next(&mut parts)?);
    let target = Target {
        coins: next(&mut parts)?,
        vikings: next(&mut parts)?,
        perimeter: next(&mut parts)?,
        lots: next(&mut parts)?,
    };
    let build = match parts.next() {
        None => None,
        Some(place) => {
            let place: StreetSet = place.parse().map_err(|_| Unreadable)?;
            Some(Build::placing(place).lifting(next(&mut parts)?))
        }
    };
    if parts.next().is_some() {
        return Err(Unreadable);
    }
    Ok(Weighed {
        build,
        target,
        walls_to_go,
        rolls,
        value,
    })
}
