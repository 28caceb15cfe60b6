//! Effects, compiled once for all who have some: Yew compiles its own anew for each of them, which is
//! half a kilobyte every time.

use std::any::Any;

use yew::functional::TearDown;
use yew::prelude::*;

/// What an effect hangs on.
struct Cause {
    value: Box<dyn Any>,
    is_same: fn(&dyn Any, &dyn Any) -> bool,
}

impl PartialEq for Cause {
    fn eq(&self, other: &Self) -> bool {
        (self.is_same)(&*self.value, &*other.value)
    }
}

fn is_same<T: PartialEq + 'static>(one: &dyn Any, other: &dyn Any) -> bool {
    one.downcast_ref::<T>() == other.downcast_ref()
}

/// Does something whenever what it hangs on has changed; what it hands back undoes it, before the next
/// time and in the end.
#[hook]
pub fn use_effect_with<T: PartialEq + 'static, D: TearDown>(
    cause: T,
    effect: impl FnOnce(&T) -> D + 'static,
) {
    let cause = Cause {
        value: Box::new(cause),
        is_same: is_same::<T>,
    };
    use_boxed(
        cause,
        Box::new(move |cause: &dyn Any| {
            let done = cause.downcast_ref().map(effect);
            Box::new(move || {
                if let Some(done) = done {
                    done.tear_down();
                }
            })
        }),
    );
}

/// What undoes an effect.
type Undo = Box<dyn FnOnce()>;
/// An effect of whatever it hangs on.
type Effect = Box<dyn FnOnce(&dyn Any) -> Undo>;

#[hook]
fn use_boxed(cause: Cause, effect: Effect) {
    yew::functional::use_effect_with(cause, move |cause| effect(&*cause.value));
}
