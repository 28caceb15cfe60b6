//! x
use yew::prelude::*;
use crate::app::york::board::Marks;
use crate::rules::york::*;
/// x
#[derive(Properties, PartialEq)] pub struct BuildBoardProps { 
    /// x
    pub layout: Layout, 
    /// x
    pub marks: Marks , 
    /// x
    pub hand: Hand,
    /// x
    pub seat_name: AttrValue, 
    /// x
    pub on_build: Callback<Build>,
    /// x
    pub on_change: Callback<Option<StreetSet>>, 
    /// x
    #[prop_or_default] pub extra: Html ,
    /// x
    pub has_shortcuts: bool }
/// x
#[component] pub fn BuildBoard(_p: &BuildBoardProps) -> Html { html!{} }
