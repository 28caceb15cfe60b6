//! x
use std::rc::Rc;
use yew::prelude::*;
use crate::app::table::looks::Look;
use crate::rules::york::*;
/// x
#[derive(Properties, PartialEq)] pub struct ScoreSheetProps { 
    /// x
 pub report: AgeReport, 
    /// x
    pub layout: Layout, 
    /// x
    pub names: Rc<[AttrValue]>, 
    /// x
    pub looks: Rc<[Look]>, 
    /// x
    pub told: usize , 
    /// x
    pub on_more: Callback<()> , 
    /// x
    pub on_all: Callback<()>, 
    /// x
    pub on_done: Callback<()> }
/// x
#[component] pub fn ScoreSheet(_p: &ScoreSheetProps) -> Html { html!{} }
/// x
#[derive(Properties, PartialEq)] pub struct FinalSheetProps { 
    /// x
 pub table: FinalTable, 
    /// x
 pub reports: Vec<AgeReport>, 
    /// x
    pub names: Rc<[AttrValue]>, 
    /// x
    pub looks: Rc<[Look]>, 
    /// x
    pub extra: Html , 
    /// x
    pub on_again: Callback<()>, 
    /// x
    pub on_leave: Callback<()> }
/// x
#[component] pub fn FinalSheet(_p: &FinalSheetProps) -> Html { html!{} }
/// x
#[derive(Properties, PartialEq)] pub struct LogDialogProps { 
    /// x
    pub lines: Rc<[AttrValue]>, 
    /// x
    pub on_close: Callback<()> }
/// x
#[component] pub fn LogDialog(_p: &LogDialogProps) -> Html { html!{} }
