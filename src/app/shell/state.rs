//! State, compiled once for all who have some: Yew compiles its own anew for each kind of it, which is a
//! kilobyte every time.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

use yew::functional::UseStateHandle;
use yew::prelude::*;

/// A value of a component, as it is now; what is drawn may be older for a moment.
pub struct State<T> {
    handle: UseStateHandle<Rc<dyn Any>>,
    kind: PhantomData<T>,
}

impl<T: 'static> State<T> {
    /// Draws the component with another value.
    pub fn set(&self, value: T) {
        self.handle.set(Rc::new(value));
    }

    /// What sets the value, without the value.
    pub fn setter(&self) -> Setter<T> {
        Setter {
            setter: self.handle.setter(),
            kind: PhantomData,
        }
    }
}

impl<T: 'static> Deref for State<T> {
    type Target = T;

    fn deref(&self) -> &T {
        let value: &dyn Any = &**self.handle;
        value
            .downcast_ref()
            .expect("a state keeps the kind it was made with")
    }
}

impl<T> Clone for State<T> {
    fn clone(&self) -> Self {
        Self {
            handle: self.handle.clone(),
            kind: PhantomData,
        }
    }
}

/// What sets a state.
pub struct Setter<T> {
    setter: UseStateSetter<Rc<dyn Any>>,
    kind: PhantomData<T>,
}

impl<T: 'static> Setter<T> {
    /// Draws the component with another value.
    pub fn set(&self, value: T) {
        self.setter.set(Rc::new(value));
    }
}

impl<T> Clone for Setter<T> {
    fn clone(&self) -> Self {
        Self {
            setter: self.setter.clone(),
            kind: PhantomData,
        }
    }
}

/// A value that lasts as long as its component, which is drawn again whenever it is set.
#[hook]
pub fn use_state<T: 'static>(first: impl FnOnce() -> T) -> State<T> {
    State {
        handle: yew::functional::use_state(|| Rc::new(first()) as Rc<dyn Any>),
        kind: PhantomData,
    }
}
