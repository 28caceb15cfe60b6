//! What a sound must be like, whatever it is the sound of.

use super::synth::{RATE, render};
use super::{Body, Note};

/// What a loudspeaker makes of notes, as exact as a bell.
pub fn mix(notes: &[Note]) -> Vec<f32> {
    let mut mixed = Vec::new();
    for note in notes {
        let pcm = render(note.body.recipe());
        let (pitch, gain) = (usize::from(note.pitch), f32::from(note.gain) / 100.0);
        let start = usize::from(note.at) * usize::from(RATE) / 1000;
        let length = pcm.len() * 100 / pitch;
        mixed.resize(mixed.len().max(start + length), 0.0);
        for (place, sample) in mixed[start..start + length].iter_mut().enumerate() {
            *sample += gain * pcm[place * pitch / 100];
        }
    }
    mixed
}

/// The loudest sample.
pub fn peak(pcm: &[f32]) -> f32 {
    pcm.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
}

/// How bright it is: how often in a second the loud part crosses the middle.
fn brightness(pcm: &[f32]) -> usize {
    let loud: Vec<f32> = pcm.iter().copied().filter(|it| it.abs() > 0.02).collect();
    let crossings = loud.windows(2).filter(|pair| pair[0] * pair[1] < 0.0);
    crossings.count() * usize::from(RATE) / loud.len()
}

#[test]
fn every_body_rings_from_silence_to_silence_and_never_too_loud() {
    for body in Body::ALL {
        let pcm = render(body.recipe());
        assert!(pcm.len() < 3 * usize::from(RATE), "{body:?} is short");
        assert!(
            (peak(&pcm) - 1.0).abs() < 0.01,
            "{body:?} is as loud as it may"
        );
        assert!(
            peak(&pcm[pcm.len() - 20..]) < 0.01,
            "{body:?} ends in silence"
        );
        assert!(peak(&pcm[..2]) < 0.2, "{body:?} begins without a click");
        assert!(pcm[0].abs() < f32::EPSILON, "{body:?} begins with nothing");
        let above = pcm.iter().filter(|sample| **sample > 0.0).count();
        let part = above * 100 / pcm.len();
        assert!((20..80).contains(&part), "{body:?} swings to both sides");
    }
}

#[test]
fn a_struck_body_answers_at_once_and_a_blown_one_swells() {
    let loudest = |body: Body| {
        let pcm = render(body.recipe());
        let place = pcm.iter().position(|sample| sample.abs() > 0.9);
        place.unwrap_or_default() * 1000 / usize::from(RATE)
    };
    for body in [Body::Wood, Body::Stone, Body::Coin] {
        assert!(loudest(body) < 5, "{body:?}");
    }
    assert!(loudest(Body::Bell) < 30);
    assert!(loudest(Body::Horn) > 80);
}

#[test]
fn bodies_are_told_apart_by_their_brightness_or_their_length() {
    let heard = Body::ALL.map(|body| {
        let pcm = render(body.recipe());
        (body, brightness(&pcm), pcm.len())
    });
    let differ = |a: usize, b: usize| a.max(b) * 4 > a.min(b) * 5;
    for (place, (body, bright, length)) in heard.iter().enumerate() {
        for (other, other_bright, other_length) in &heard[..place] {
            assert!(
                differ(*bright, *other_bright) || differ(*length, *other_length),
                "{body:?} and {other:?}: {heard:?}"
            );
        }
    }
}

#[test]
fn a_body_always_rings_the_same() {
    for body in Body::ALL {
        assert_eq!(render(body.recipe()), render(body.recipe()));
    }
}

#[test]
fn a_partial_has_its_pitch_and_its_length() {
    use super::synth::{Partial, Recipe};
    for hz in [131_u16, 440, 2000, 6420] {
        let pcm = render(&Recipe {
            ms: 1000,
            rise: 1,
            noise: (0, 1, 50),
            partials: Box::leak(Box::new([Partial(hz, 1000, 100)])),
        });
        let second = &pcm[..usize::from(RATE) / 2];
        let crossings = second
            .windows(2)
            .filter(|pair| pair[0] < 0.0 && pair[1] >= 0.0);
        let heard = 2 * crossings.count();
        assert!(
            heard.abs_diff(usize::from(hz)) <= usize::from(hz) / 50 + 4,
            "{hz}: {heard}"
        );
        // In half of its time it falls to the root of a thousandth.
        let half = peak(&pcm[usize::from(RATE) / 2..]);
        assert!((0.028..0.036).contains(&half), "{hz}: {half}");
    }
}
