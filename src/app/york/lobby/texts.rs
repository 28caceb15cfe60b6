//! The texts of start page, set-up and opening a game.

use crate::app::shell::language::Language;

/// The lobby's texts, so that a missing translation does not compile.
#[derive(Debug, PartialEq, Eq)]
pub struct Texts {
    /// What the game is about, in a breath.
    pub gist: &'static str,
    /// The word before a version's number.
    pub version: &'static str,
    /// Starts the quick game.
    pub play: &'static str,
    /// What the quick game is.
    pub play_line: &'static str,
    /// Opens what is learned by playing.
    pub learn: &'static str,
    /// Lessons are being fetched.
    pub lessons_coming: &'static str,
    /// Lessons cannot be fetched.
    pub lessons_missing: &'static str,
    /// Fetches them again.
    pub lessons_again: &'static str,
    /// Opens the set-up.
    pub set_up: &'static str,
    /// Opens the page of all kept games.
    pub games: &'static str,
    /// Opens the form in which a game is opened.
    pub open: &'static str,
    /// There are no kept games.
    pub no_games: &'static str,
    /// What a game is called of which nothing can be read.
    pub nameless: &'static str,
    /// Opens a finished game.
    pub look_at: &'static str,
    /// Gives a game another name.
    pub rename: &'static str,
    /// Takes the name.
    pub save_name: &'static str,
    /// Writes a game into a file.
    pub export: &'static str,
    /// Throws a game away.
    pub delete: &'static str,
    /// A game was thrown away: its name.
    pub deleted: &'static str,
    /// Brings it back.
    pub undo: &'static str,
    /// It was brought back.
    pub undone: &'static str,
    /// The browser has no room for it.
    pub no_room: &'static str,
    /// A game is open in another tab.
    pub elsewhere: &'static str,
    /// What that means for this one.
    pub elsewhere_line: &'static str,
    /// The game was taken over by another tab.
    pub taken: &'static str,
    /// What that means for this one.
    pub taken_line: &'static str,
    /// Takes a game over from another tab.
    pub take_over: &'static str,
    /// Takes it back.
    pub take_back: &'static str,
    /// Opens the rules.
    pub how_to_play: &'static str,
    /// Installs the game.
    pub install: &'static str,
    /// There is a new version.
    pub update: &'static str,
    /// Takes the new version.
    pub update_now: &'static str,
    /// Goes on with the kept game.
    pub go_on: &'static str,
    /// Where a kept game stands: Age, turn.
    pub progress: &'static str,
    /// Where it stands in the draft.
    pub progress_draft: &'static str,
    /// How it ended: who won.
    pub progress_over: &'static str,
    /// The title of the kept game's card.
    pub unfinished: &'static str,
    /// The title of the card of a damaged game.
    pub damaged: &'static str,
    /// What is said of a damaged game: line, reason.
    pub damaged_line: &'static str,
    /// What was lost at the head of a damaged game.
    pub damaged_head: &'static str,
    /// A newer version has written a game.
    pub newer: &'static str,
    /// Opens what can be read of a damaged game.
    pub open_part: &'static str,
    /// The title of a notice about a bad start link.
    pub bad_link: &'static str,
    /// Takes a notice away.
    pub dismiss: &'static str,
    /// What is wrong with a link, in the order of `Part`.
    pub link_problems: [&'static str; 10],
    /// The usual name of a person: the seat's number.
    pub player: &'static str,
    /// The usual names of bots.
    pub bot_names: [&'static str; 8],
    /// Those who can sit down: a person and the levels of bots.
    pub who: [&'static str; 5],
    /// Their characters in a line each.
    pub who_lines: [&'static str; 5],
    /// The title of the seats.
    pub seats: &'static str,
    /// A seat: its number.
    pub seat: &'static str,
    /// The field of who plays.
    pub who_plays: &'static str,
    /// The field of the name.
    pub name: &'static str,
    /// The field of the colour.
    pub colour: &'static str,
    /// The field of the crest.
    pub crest: &'static str,
    /// Adds a seat.
    pub add_seat: &'static str,
    /// Takes a seat away: its name.
    pub remove_seat: &'static str,
    /// The title of the rules.
    pub rules: &'static str,
    /// The field of the boards.
    pub boards: &'static str,
    /// Random, draft, as given.
    pub boards_ways: [&'static str; 3],
    /// What these mean.
    pub boards_lines: [&'static str; 3],
    /// The Perfect Plan.
    pub perfect_plan: &'static str,
    /// What it is.
    pub perfect_plan_line: &'static str,
    /// The Longest Wall.
    pub longest_wall: &'static str,
    /// What it is.
    pub longest_wall_line: &'static str,
    /// The field of hints.
    pub hints: &'static str,
    /// What hints are.
    pub hints_line: &'static str,
    /// Starts the game that was set up.
    pub start: &'static str,
    /// How to open a game.
    pub open_line: &'static str,
    /// The field of a game's text.
    pub text: &'static str,
    /// The field of a file.
    pub file: &'static str,
    /// Reads the text.
    pub read: &'static str,
    /// The text or the file is too long.
    pub too_long: &'static str,
    /// The file could not be read.
    pub bad_file: &'static str,
    /// There is no text.
    pub no_text: &'static str,
    /// The title of a refusal: line.
    pub refused: &'static str,
    /// Opens the game before the bad line: line.
    pub open_up_to: &'static str,
    /// The title of who sits where.
    pub who_sits: &'static str,
    /// Opens the game at the table.
    pub open_now: &'static str,
}

const ENGLISH: Texts = Texts {
    gist: "Roll, build, close the ring: churches, wells and markets for the King, coins for you, and the Vikings stay outside.",
    version: "Version",
    play: "Play",
    play_line: "You against two bots",
    learn: "Learn by playing",
    lessons_coming: "Opening the lessons…",
    lessons_missing: "The lessons could not be fetched. Usually the network is to blame.",
    lessons_again: "Try again",
    set_up: "Set up a game",
    games: "Games",
    open: "Open a text or file",
    no_games: "No games are kept here yet. Whatever you play stays here by itself, move by move.",
    nameless: "A game",
    look_at: "See the final table",
    rename: "Rename",
    save_name: "Save",
    export: "Export",
    delete: "Delete",
    deleted: "“{}” is deleted.",
    undo: "Undo",
    undone: "It is back.",
    no_room: "The browser has no room for that: its storage is full.",
    elsewhere: "Open in another tab",
    elsewhere_line: "One tab at a time can play it. Take it over, and you go on here just where it stands; the other tab lets go of it.",
    taken: "The game goes on in another tab",
    taken_line: "It was taken over there, as it stood here. Nothing is lost.",
    take_over: "Take over here",
    take_back: "Take it back",
    how_to_play: "How to play",
    install: "Install the game",
    update: "A new version is ready.",
    update_now: "Use it now",
    go_on: "Continue",
    progress: "Age {}, turn {}",
    progress_draft: "Drafting the tiles",
    progress_over: "{} won",
    unfinished: "Your unfinished game",
    damaged: "Your unfinished game is damaged",
    damaged_line: "Line {} of its text cannot be read. {} Nothing has been thrown away.",
    damaged_head: "It should say what kind of text follows.",
    newer: "A newer version of Walls of York has written it. Close every tab with the game and open it again to get that version; until then the text stays as it is.",
    open_part: "Open what is readable",
    bad_link: "The link does not work",
    dismiss: "All right",
    link_problems: [
        "It is longer than 5000 characters; it begins with “{}”.",
        "“{}” is no part of a start link; its parts are seed, seats, boards, rules, hints, names and looks.",
        "“{}” is there twice; each part may be there once.",
        "seed:{} is wrong; a seed is a number such as seed:42.",
        "seats:{} is wrong; two to eight of person, apprentice, mason, merchant and architect may sit down, such as seats:person,mason.",
        "boards:{} is wrong; boards are random, draft, or four tiles such as boards:Bb>+Wb^+Yw<+Pb^.",
        "rules:{} is wrong; rules are none, perfect, longest, or rules:perfect,longest.",
        "hints:{} is wrong; hints are yes or no.",
        "names:{} is wrong; there are at most as many names as seats, with at most 40 characters each.",
        "looks:{} is wrong; there are at most as many looks as seats, each a colour and a crest such as red-rose.",
    ],
    player: "Player {}",
    bot_names: [
        "Aldwin", "Berta", "Cuthbert", "Dunstan", "Edith", "Fulk", "Goda", "Hilda",
    ],
    who: ["Person", "Apprentice", "Mason", "Merchant", "Architect"],
    who_lines: [
        "Plays on this device.",
        "A bot that improvises.",
        "A bot that builds steadily.",
        "A bot with an eye for coins.",
        "A bot that weighs everything: the strongest.",
    ],
    seats: "Who plays",
    seat: "Seat {}",
    who_plays: "Played by",
    name: "Name",
    colour: "Colour",
    crest: "Crest",
    add_seat: "Add a seat",
    remove_seat: "Remove {}",
    rules: "The game",
    boards: "Boards",
    boards_ways: ["Random", "Draft", "As given"],
    boards_lines: [
        "Four tiles are dealt at random; everybody has the same board.",
        "In turn, each player takes a tile, turns it and lays it on everybody’s board.",
        "The four tiles that the link or the text names.",
    ],
    perfect_plan: "Perfect Plan",
    perfect_plan_line: "Closing a city with no wall left over earns 2 coins.",
    longest_wall: "Longest Wall",
    longest_wall_line: "The longest straight run of a city’s wall earns 3 coins in each Age.",
    hints: "Hints allowed",
    hints_line: "Whoever plays may ask the architect for advice.",
    start: "Start the game",
    open_line: "Paste the text of a game, choose a file, or drop one anywhere. You then say who plays on.",
    text: "Text of the game",
    file: "Or a file",
    read: "Read it",
    too_long: "That is larger than 1 MB; the text of a game is much shorter.",
    bad_file: "The browser could not read the file.",
    no_text: "There is no text yet: paste one, or choose a file.",
    refused: "Line {} is not right",
    open_up_to: "Open the game up to line {}",
    who_sits: "Who plays on?",
    open_now: "Open the table",
};

const GERMAN: Texts = Texts {
    gist: "Würfeln, bauen, den Ring schließen: Kirchen, Brunnen und Märkte für den König, Münzen für dich, und die Wikinger bleiben draußen.",
    version: "Version",
    play: "Spielen",
    play_line: "Du gegen zwei Bots",
    learn: "Spielend lernen",
    lessons_coming: "Die Lektionen werden aufgeschlagen …",
    lessons_missing: "Die Lektionen ließen sich nicht holen. Meist liegt es am Netz.",
    lessons_again: "Noch einmal versuchen",
    set_up: "Spiel einrichten",
    games: "Spiele",
    open: "Text oder Datei öffnen",
    no_games: "Hier liegen noch keine Spiele. Was du spielst, bleibt von selbst hier, Zug um Zug.",
    nameless: "Ein Spiel",
    look_at: "Endstand ansehen",
    rename: "Umbenennen",
    save_name: "Speichern",
    export: "Exportieren",
    delete: "Löschen",
    deleted: "„{}“ ist gelöscht.",
    undo: "Rückgängig",
    undone: "Es ist wieder da.",
    no_room: "Dafür hat der Browser keinen Platz: Sein Speicher ist voll.",
    elsewhere: "In einem anderen Tab offen",
    elsewhere_line: "Immer nur ein Tab kann es spielen. Übernimm es, und du spielst hier genau da weiter, wo es steht; der andere Tab lässt es los.",
    taken: "Das Spiel geht in einem anderen Tab weiter",
    taken_line: "Es wurde dort übernommen, wie es hier stand. Nichts ist verloren.",
    take_over: "Hier übernehmen",
    take_back: "Zurückholen",
    how_to_play: "So wird gespielt",
    install: "Spiel installieren",
    update: "Eine neue Version ist da.",
    update_now: "Jetzt verwenden",
    go_on: "Weiterspielen",
    progress: "Zeitalter {}, Runde {}",
    progress_draft: "Die Plättchen werden ausgesucht",
    progress_over: "Gewonnen: {}",
    unfinished: "Dein angefangenes Spiel",
    damaged: "Dein angefangenes Spiel ist beschädigt",
    damaged_line: "Zeile {} seines Textes ist nicht lesbar. {} Nichts wurde weggeworfen.",
    damaged_head: "Hier sollte stehen, was für ein Text folgt.",
    newer: "Der Text stammt von einer neueren Version von Walls of York. Schließe alle Tabs mit dem Spiel und öffne es neu, um diese Version zu bekommen; bis dahin bleibt der Text, wie er ist.",
    open_part: "Öffnen, was lesbar ist",
    bad_link: "Der Link geht nicht",
    dismiss: "In Ordnung",
    link_problems: [
        "Er ist länger als 5000 Zeichen; er beginnt mit „{}“.",
        "„{}“ ist kein Teil eines Startlinks; seine Teile sind seed, seats, boards, rules, hints, names und looks.",
        "„{}“ steht zweimal da; jeder Teil darf einmal dastehen.",
        "seed:{} ist falsch; seed ist eine Zahl wie seed:42.",
        "seats:{} ist falsch; zwei bis acht von person, apprentice, mason, merchant und architect dürfen sich setzen, etwa seats:person,mason.",
        "boards:{} ist falsch; boards ist random, draft oder vier Plättchen wie boards:Bb>+Wb^+Yw<+Pb^.",
        "rules:{} ist falsch; rules ist none, perfect, longest oder rules:perfect,longest.",
        "hints:{} ist falsch; hints ist yes oder no.",
        "names:{} ist falsch; es gibt höchstens so viele Namen wie Plätze, jeder mit höchstens 40 Zeichen.",
        "looks:{} ist falsch; es gibt höchstens so viele wie Plätze, jeweils Farbe und Wappen wie red-rose.",
    ],
    player: "Spieler {}",
    bot_names: [
        "Aldwin", "Berta", "Cuthbert", "Dunstan", "Edith", "Fulk", "Goda", "Hilda",
    ],
    who: ["Person", "Lehrling", "Maurer", "Händler", "Baumeister"],
    who_lines: [
        "Spielt an diesem Gerät.",
        "Ein Bot, der drauflosbaut.",
        "Ein Bot, der stetig baut.",
        "Ein Bot mit einem Auge für Münzen.",
        "Ein Bot, der alles abwägt: der stärkste.",
    ],
    seats: "Wer spielt",
    seat: "Platz {}",
    who_plays: "Gespielt von",
    name: "Name",
    colour: "Farbe",
    crest: "Wappen",
    add_seat: "Platz hinzufügen",
    remove_seat: "{} entfernen",
    rules: "Das Spiel",
    boards: "Bretter",
    boards_ways: ["Zufall", "Selbst legen", "Wie gegeben"],
    boards_lines: [
        "Vier Plättchen werden zufällig ausgelegt; alle haben das gleiche Brett.",
        "Reihum nimmt jemand ein Plättchen, dreht es und legt es auf alle Bretter.",
        "Die vier Plättchen, die der Link oder der Text nennt.",
    ],
    perfect_plan: "Perfekter Plan",
    perfect_plan_line: "Wer seine Stadt ohne übrige Mauer schließt, bekommt 2 Münzen.",
    longest_wall: "Längste Mauer",
    longest_wall_line: "Die längste gerade Strecke einer Stadtmauer bringt in jedem Zeitalter 3 Münzen.",
    hints: "Tipps erlaubt",
    hints_line: "Wer spielt, darf den Baumeister um Rat fragen.",
    start: "Spiel beginnen",
    open_line: "Füge den Text eines Spiels ein, wähle eine Datei oder zieh eine irgendwohin. Danach sagst du, wer weiterspielt.",
    text: "Text des Spiels",
    file: "Oder eine Datei",
    read: "Lesen",
    too_long: "Das ist größer als 1 MB; der Text eines Spiels ist viel kürzer.",
    bad_file: "Der Browser konnte die Datei nicht lesen.",
    no_text: "Noch ist kein Text da: Füge einen ein oder wähle eine Datei.",
    refused: "Zeile {} stimmt nicht",
    open_up_to: "Das Spiel bis Zeile {} öffnen",
    who_sits: "Wer spielt weiter?",
    open_now: "Tisch öffnen",
};

impl Texts {
    /// The texts in a language.
    pub const fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::texts::places;

    fn templates(texts: &Texts) -> Vec<usize> {
        let mut templates = vec![
            texts.progress,
            texts.progress_over,
            texts.deleted,
            texts.damaged_line,
            texts.player,
            texts.seat,
            texts.remove_seat,
            texts.refused,
            texts.open_up_to,
        ];
        templates.extend(texts.link_problems);
        templates.into_iter().map(places).collect()
    }

    #[test]
    fn templates_take_the_same_parts_in_every_language() {
        assert_eq!(templates(&ENGLISH), templates(&GERMAN));
    }
}
