//! State that changes by actions, compiled once for all who have some: Yew compiles its own anew for each
//! kind of it, which is more than a kilobyte every time.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

use yew::prelude::*;

/// A value of any kind, which knows when another one need not be drawn.
struct Erased {
    value: Rc<dyn Any>,
    is_same: fn(&dyn Any, &dyn Any) -> bool,
}

/// Makes the next value from the one there is.
type Change = Box<dyn FnOnce(Rc<dyn Any>) -> Rc<dyn Any>>;

impl Reducible for Erased {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        Rc::new(Self {
            value: change(self.value.clone()),
            is_same: self.is_same,
        })
    }
}

impl PartialEq for Erased {
    fn eq(&self, other: &Self) -> bool {
        (self.is_same)(&*self.value, &*other.value)
    }
}

fn is_same<T: PartialEq + 'static>(one: &dyn Any, other: &dyn Any) -> bool {
    one.downcast_ref::<T>() == other.downcast_ref()
}

/// A value of a component that changes by actions, as it is now; what is drawn may be older for a moment.
pub struct Reducer<T> {
    handle: UseReducerHandle<Erased>,
    kind: PhantomData<T>,
}

impl<T: Reducible + 'static> Reducer<T> {
    /// Changes the value.
    pub fn dispatch(&self, action: T::Action)
    where
        T::Action: 'static,
    {
        self.dispatcher().dispatch(action);
    }

    /// What changes the value, without the value.
    pub fn dispatcher(&self) -> Dispatcher<T> {
        Dispatcher {
            dispatcher: self.handle.dispatcher(),
            kind: PhantomData,
        }
    }
}

impl<T: 'static> Deref for Reducer<T> {
    type Target = T;

    fn deref(&self) -> &T {
        let value: &dyn Any = &*self.handle.value;
        value
            .downcast_ref()
            .expect("a reducer keeps the kind it was made with")
    }
}

impl<T> Clone for Reducer<T> {
    fn clone(&self) -> Self {
        Self {
            handle: self.handle.clone(),
            kind: PhantomData,
        }
    }
}

/// What changes a reducer's value.
pub struct Dispatcher<T> {
    dispatcher: UseReducerDispatcher<Erased>,
    kind: PhantomData<T>,
}

impl<T: Reducible + 'static> Dispatcher<T> {
    /// Changes the value.
    pub fn dispatch(&self, action: T::Action)
    where
        T::Action: 'static,
    {
        self.dispatcher.dispatch(Box::new(move |value| {
            let Ok(value) = value.downcast::<T>() else {
                unreachable!("a reducer keeps the kind it was made with")
            };
            value.reduce(action)
        }));
    }
}

impl<T> Clone for Dispatcher<T> {
    fn clone(&self) -> Self {
        Self {
            dispatcher: self.dispatcher.clone(),
            kind: PhantomData,
        }
    }
}

/// A value that lasts as long as its component, which is drawn again whenever an action makes another one
/// of it.
#[hook]
pub fn use_reducer<T: Reducible + PartialEq + 'static>(first: impl FnOnce() -> T) -> Reducer<T> {
    use_erased(first, is_same::<T>)
}

/// The same for a value that is drawn again after every action, whatever comes of it.
#[hook]
pub fn use_restless_reducer<T: Reducible + 'static>(first: impl FnOnce() -> T) -> Reducer<T> {
    use_erased(first, |_, _| false)
}

#[hook]
fn use_erased<T: Reducible + 'static>(
    first: impl FnOnce() -> T,
    is_same: fn(&dyn Any, &dyn Any) -> bool,
) -> Reducer<T> {
    Reducer {
        handle: yew::functional::use_reducer_eq(|| Erased {
            value: Rc::new(first()),
            is_same,
        }),
        kind: PhantomData,
    }
}
