//! Those who play York: the city planner, and the bots that use it.

pub mod planner;
