//! Pictures as different eyes see them, and how far two of them differ.

use std::io::Cursor;

/// Eyes that see colours otherwise, or not at all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Vision {
    /// Light and dark alone.
    Greyscale,
    /// Without the cones for red.
    Protanopia,
    /// Without the cones for green.
    Deuteranopia,
    /// Without the cones for blue.
    Tritanopia,
}

impl Vision {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Greyscale,
        Self::Protanopia,
        Self::Deuteranopia,
        Self::Tritanopia,
    ];

    /// What becomes of a colour in linear RGB: the matrices of G. M. Machado, M. M. Oliveira and
    /// L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency"
    /// (IEEE Transactions on Visualization and Computer Graphics 15, 2009), for a severity of 1.0.
    const fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Self::Greyscale => [LUMINANCE; 3],
            Self::Protanopia => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deuteranopia => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritanopia => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        }
    }

    /// How light a colour is to these eyes, as CIE L*: 0 is black, 100 white.
    fn lightness(self, colour: [u8; 3]) -> f64 {
        let linear = colour.map(linear);
        let seen = self
            .matrix()
            .map(|row| product(row, linear).clamp(0.0, 1.0));
        let luminance = product(LUMINANCE, seen);
        if luminance > 0.008_856 {
            116.0 * luminance.cbrt() - 16.0
        } else {
            903.3 * luminance
        }
    }
}

/// The share of red, green and blue in the luminance of a colour of sRGB.
const LUMINANCE: [f64; 3] = [0.2126, 0.7152, 0.0722];

fn product(row: [f64; 3], colour: [f64; 3]) -> f64 {
    row.iter().zip(colour).map(|(a, b)| a * b).sum()
}

/// A value of sRGB as an amount of light.
fn linear(value: u8) -> f64 {
    let value = f64::from(value) / 255.0;
    if value <= 0.040_45 {
        value / 12.92
    } else {
        ((value + 0.055) / 1.055).powf(2.4)
    }
}

/// A picture in colours.
pub struct Picture {
    width: usize,
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    /// The picture in a PNG file as browsers write it: eight bits a colour.
    pub fn from_png(file: &[u8]) -> Self {
        let mut reader = png::Decoder::new(Cursor::new(file))
            .read_info()
            .expect("a browser's picture is a PNG");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a picture has a size")];
        let info = reader.next_frame(&mut bytes).expect("a PNG can be read");
        let samples = info.color_type.samples();
        assert!(samples >= 3, "a browser's picture has colours");
        bytes.truncate(info.buffer_size());
        Self {
            width: usize::try_from(info.width).expect("a width is a number"),
            pixels: bytes
                .chunks_exact(samples)
                .map(|pixel| [pixel[0], pixel[1], pixel[2]])
                .collect(),
        }
    }

    /// How light each pixel of a part is to some eyes.
    pub fn seen(&self, (left, top, width, height): Part, vision: Vision) -> Seen {
        let rows = (top..top + height).map(|y| y * self.width + left);
        let pixels = rows.flat_map(|start| &self.pixels[start..start + width]);
        Seen {
            width,
            lightness: pixels.map(|colour| vision.lightness(*colour)).collect(),
        }
    }
}

/// A part of a picture: left, top, width and height.
pub type Part = (usize, usize, usize, usize);

/// How light each pixel of a picture is to some eyes.
pub struct Seen {
    width: usize,
    lightness: Vec<f64>,
}

/// Pixels whose lightness differs by no more than this, in L*, may be taken for each other: the two
/// kinds of cobbles of a street do.
const STEP: f64 = 10.0;

/// How many pixels a picture may be moved to be taken for another.
pub const REACH: usize = 2;

impl Seen {
    /// How far two pictures of one size differ: the percentage of the pixels of `area` whose
    /// lightness differs by more than [`STEP`], at the place up to [`REACH`] pixels away at which the
    /// other picture fits best. The area keeps that distance from the edges.
    pub fn difference(&self, other: &Self, area: &[(usize, usize)]) -> f64 {
        let moves =
            (0..=2 * REACH).flat_map(|right| (0..=2 * REACH).map(move |down| (right, down)));
        let counts = moves.map(|(right, down)| {
            let differing = area.iter().filter(|(x, y)| {
                let there = (y + down - REACH) * other.width + x + right - REACH;
                (self.lightness[y * self.width + x] - other.lightness[there]).abs() > STEP
            });
            differing.count()
        });
        let number = |count: usize| f64::from(u32::try_from(count).expect("pictures are small"));
        100.0 * number(counts.min().unwrap_or_default()) / number(area.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A red and a green that are equally light, and a far lighter green.
    const RED: [u8; 3] = [200, 40, 40];
    const GREEN: [u8; 3] = [10, 117, 10];
    const PALE: [u8; 3] = [190, 230, 190];

    const WHOLE: Part = (0, 0, 20, 20);

    /// A square of a colour in the middle of a pale ground.
    fn square(colour: [u8; 3], left: usize) -> Seen {
        let is_inside = |place: usize, from: usize| (from..from + 8).contains(&place);
        let pixels = (0..400).map(|index| {
            let is_square = is_inside(index % 20, left) && is_inside(index / 20, 6);
            if is_square { colour } else { PALE }
        });
        let picture = Picture {
            width: 20,
            pixels: pixels.collect(),
        };
        picture.seen(WHOLE, Vision::Greyscale)
    }

    fn middle() -> Vec<(usize, usize)> {
        (4..16).flat_map(|y| (4..16).map(move |x| (x, y))).collect()
    }

    #[test]
    fn a_picture_does_not_differ_from_itself_nor_from_itself_a_little_aside() {
        let area = middle();
        assert!(square(RED, 6).difference(&square(RED, 6), &area) < 0.1);
        assert!(square(RED, 6).difference(&square(RED, 8), &area) < 0.1);
        assert!(square(RED, 6).difference(&square(RED, 11), &area) > 10.0);
    }

    #[test]
    fn colours_alone_make_no_difference() {
        assert!(square(RED, 6).difference(&square(GREEN, 6), &middle()) < 0.1);
    }

    #[test]
    fn a_shape_that_is_missing_makes_one() {
        assert!(square(RED, 6).difference(&square(PALE, 6), &middle()) > 40.0);
    }

    #[test]
    fn greys_stay_as_light_as_they_are_to_all_eyes() {
        for vision in Vision::ALL {
            for grey in [0, 60, 128, 200, 255] {
                let seen = vision.lightness([grey; 3]);
                let plain = Vision::Greyscale.lightness([grey; 3]);
                assert!((seen - plain).abs() < 0.5, "{vision:?} {grey}: {seen}");
            }
        }
        assert!((Vision::Greyscale.lightness([255; 3]) - 100.0).abs() < 0.01);
    }

    #[test]
    fn whoever_has_no_cones_for_red_sees_it_darker() {
        let red = [255, 0, 0];
        let seen = Vision::Protanopia.lightness(red);
        assert!(seen < Vision::Greyscale.lightness(red) - 10.0, "{seen}");
    }
}
