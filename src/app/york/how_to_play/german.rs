//! How to play, in German.

use super::told::Told;

pub(super) const ALL: [Told; 22] = [
    Told {
        title: "Worum es geht",
        lines: &[
            "York braucht eine Mauer. Alle haben das gleiche Stück Land und bauen darauf, Stück für Stück, mit dem, was der Würfel hergibt.",
            "Zieh einen Mauerring um die Gebäude, die der König verlangt, und um möglichst viele Münzen. Die Wikinger bleiben draußen.",
            "Wer früh fertig ist, verdient Münzen, während die anderen noch bauen. Gespielt werden zwei Zeitalter. Die meisten Münzen gewinnen.",
        ],
        captions: &[
            "Eine geschlossene Stadt: Kirche, Brunnen, Markt und 3 Münzen innen, zwei Wikinger draußen.",
        ],
    },
    Told {
        title: "Das Brett",
        lines: &[
            "Ein Brett hat 64 Felder, von a1 oben links bis h8 unten rechts. Auf einem Feld liegt eine Kirche, ein Brunnen, ein Markt, eine Münze, zwei Münzen, ein Wikinger oder nichts.",
            "Zwischen den Feldern und außen um das Brett herum laufen Straßen. Eine Straße ist so lang wie eine Seite eines Feldes und hat Platz für eine Mauer.",
            "In einem Spiel sind alle Bretter gleich. Wer besser baut, liegt am Bauen, nicht am Land.",
        ],
        captions: &[
            "Kirche, Brunnen, Markt; eine Münze, zwei Münzen, ein Wikinger; und eine Mauer.",
        ],
    },
    Told {
        title: "Plättchen auslegen",
        lines: &[
            "Ein Brett besteht aus vier Plättchen, jedes mit eigenem Edelstein: weiß, blau, lila, gelb. Beide Seiten eines Plättchens lassen sich nutzen; die Farbe des Pfeils unterscheidet sie.",
            "Reihum nimmst du eines der übrigen Plättchen, wählst ein freies Viertel des Bretts, eine Seite und wohin der Pfeil zeigt. Alle legen es genauso hin.",
            "In jedes Viertel kommt ein Plättchen, und jedes Plättchen wird einmal gelegt. Bei zufälligen Brettern entscheidet das alles der Zufall. Die Bretter gelten für beide Zeitalter.",
        ],
        captions: &[
            "Drei Plättchen liegen; beim lila Plättchen sind Seite und Richtung noch offen.",
        ],
    },
    Told {
        title: "Der Erlass des Königs",
        lines: &[
            "Ein Zeitalter beginnt mit drei Würfeln im Turm des Königs. Jeder bleibt in einer seiner Rinnen liegen: Kirche, Brunnen oder Markt.",
            "Sie sagen, wie viele davon deine Stadt mindestens haben muss. Ein Würfel verlangt 0 bis 2, einer 2 bis 4, einer 3 bis 5, und welcher wohin fällt, weiß nur der Turm.",
        ],
        captions: &[],
    },
    Told {
        title: "Eine Runde",
        lines: &[
            "Reihum wirft jemand den Bauwürfel. Er zeigt eine Form aus zwei oder drei Mauern und wie viele Münzen jede schon geschlossene Stadt bekommt.",
            "Alle, die noch keine geschlossene Stadt haben, bauen: gleichzeitig und geheim. Passen geht nicht.",
            "Bis du „Bauen“ drückst, darfst du drehen, schieben und zurücknehmen. Danach bleibt es dabei. Dann wird alles zugleich aufgedeckt, und wer kann und will, schließt eine Stadt.",
        ],
        captions: &[],
    },
    Told {
        title: "Die Form",
        lines: &[
            "Baue genau die Form, die der Würfel zeigt. Drehe und spiegle sie, wie du willst, aber lass keine Mauer weg und füge keine hinzu.",
        ],
        captions: &[
            "Ein L liegt so oder so: gedreht und gespiegelt.",
            "Der Würfel zeigt ein L. Drei in einer Reihe sind etwas anderes.",
        ],
    },
    Told {
        title: "Freie Straßen",
        lines: &[
            "Jede Mauer braucht eine Straße, auf der noch keine steht. Auch die Straßen am Rand des Bretts zählen; dahinter gibt es nichts zu bebauen.",
            "Neue Mauern müssen alte nicht berühren.",
        ],
        captions: &[
            "Am Rand, weit weg von der anderen Mauer.",
            "Eine dieser Straßen ist besetzt.",
        ],
    },
    Told {
        title: "Stattdessen eine Mauer",
        lines: &[
            "Passt dir die Form nicht? Dann baue stattdessen eine einzelne Mauer, auf einer beliebigen freien Straße. Das geht in jeder Runde.",
        ],
        captions: &["Nur die eine Mauer, die noch fehlte."],
    },
    Told {
        title: "Wenn Mauern knapp werden",
        lines: &[
            "Alle Mauern kommen aus einem Vorrat: 150 für bis zu vier Personen, sonst 300.",
            "Reicht er nicht, um allen die ganze Form zu geben, bedient er der Reihe nach, angefangen bei der Person, die gewürfelt hat. Was dir fehlt, nimmst du von deinem eigenen Brett auf: genau so viele Mauern, welche du willst. Dann baust du mit allen zusammen die Form. Die Straßen, auf denen sie standen, sind wieder frei.",
            "Für eine einzelne Mauer nimmst du nur dann eine auf, wenn du gar keine bekommen hast. Und wenn auf jeder Straße eine Mauer steht, nimmst du eine auf und baust sie wieder.",
            "Solange der Vorrat reicht, bleiben deine Mauern stehen.",
        ],
        captions: &["Zwei Mauern bekommen, eine unten aufgenommen: ein L aus dreien."],
    },
    Told {
        title: "Ein Ring macht die Stadt",
        lines: &[
            "Eine Stadt braucht eine Stadtmauer: deine Mauern in einem geschlossenen Ring, ohne Lücke. Was innen liegt, ist die Stadt.",
            "Es ist ein einziger Ring. Zwei Ringe sind nie eine Stadt.",
        ],
        captions: &["Der Ring ist geschlossen.", "Eine Mauer fehlt."],
    },
    Told {
        title: "Keine Ecke zweimal",
        lines: &[
            "Der Ring darf sich nicht selbst berühren: Durch jede Ecke läuft er höchstens einmal.",
            "Wo Mauern sich kreuzen, gibt es oft kleinere Ringe, und einer davon genügt vielleicht.",
        ],
        captions: &[
            "Der Ring läuft zweimal durch eine Ecke.",
            "Die eine Hälfte ist ein Ring; die anderen Mauern weichen.",
        ],
    },
    Told {
        title: "Was eine Stadt braucht",
        lines: &[
            "In der Stadt müssen mindestens so viele Kirchen, Brunnen und Märkte liegen, wie der Erlass des Königs verlangt. Mehr ist willkommen.",
            "Außerdem braucht sie wenigstens ein Feld, das nicht ringsum eingemauert ist.",
        ],
        captions: &["Der König will 2 Kirchen: Die zweite steht draußen."],
    },
    Told {
        title: "Eingemauerte Felder",
        lines: &[
            "Ein Feld mit Mauern auf allen vier Seiten gehört zu keiner Stadt, auch nicht mitten in einer. Weder seine Münzen noch sein Gebäude zählen, und auch sein Wikinger nicht.",
            "Die Stadt darum herum darf trotzdem geschlossen werden.",
        ],
        captions: &["Die 2 Münzen in der Mitte sind eingemauert und zählen nicht."],
    },
    Told {
        title: "Taschen",
        lines: &[
            "Manchmal trennt eine Mauerlinie im Ring zwei oder mehr Felder ab. So eine Tasche gehört trotzdem zur Stadt.",
            "Oft kann die Linie selbst Teil eines Rings sein. Dann hast du die Wahl: Nimm die Tasche dazu oder lass sie draußen. Tippe sie an und probiere es aus.",
        ],
        captions: &[
            "Dabei: Die Linie dazwischen weicht, Münze und Wikinger gehören dir.",
            "Draußen: Die Linie ist Stadtmauer, und was dahinter steht, weicht.",
        ],
    },
    Told {
        title: "Stadt schließen",
        lines: &[
            "Wenn alle gebaut haben, darfst du deine Stadt schließen, falls du eine hast. Du musst nicht: Baue weiter für eine bessere.",
            "Gibt es mehrere Ringe, suchst du einen aus, und der beste wird zuerst angeboten. Wer in derselben Runde schließt, schließt zugleich.",
            "Jede Mauer, die nicht zur Stadtmauer gehört, kommt zurück in den Vorrat. In diesem Zeitalter baust du nicht mehr.",
        ],
        captions: &["Die zerbrochenen Mauern weichen."],
    },
    Told {
        title: "Münzen beim Warten",
        lines: &[
            "Ab dem nächsten Wurf bekommt deine geschlossene Stadt Münzen, egal wer würfelt: 1 bei zwei Mauern, 2 bei drei in einer Reihe oder einem L, 3 bei einer Stufe oder einem U.",
            "Du würfelst weiter mit, wenn du an der Reihe bist, baust aber nichts.",
        ],
        captions: &[],
    },
    Told {
        title: "Ein Zeitalter aufgeben",
        lines: &[
            "Ab der 20. Runde eines Zeitalters darfst du es aufgeben, wenn dein Land hoffnungslos verbaut ist. Alle deine Mauern kommen zurück in den Vorrat.",
            "Das kostet: keine Münzen in diesem Zeitalter, kein Schild, ein Überfallplättchen, und deine Wikingerplättchen gibst du ab. Mit deinen Wikingern vergleicht sich niemand.",
        ],
        captions: &[],
    },
    Told {
        title: "Das Ende eines Zeitalters",
        lines: &[
            "Wenn niemand mehr baut, wird gezählt: Nimm die Münzen auf deinen Feldern und ein Wikingerplättchen für jeden Wikinger innen.",
            "Dann schlagen die Wikinger zu. Alle Mauern kommen zurück, und nach dem ersten Zeitalter beginnt ein zweites mit einem neuen Erlass.",
        ],
        captions: &["Diese Stadt bringt 4 Münzen und ein Wikingerplättchen."],
    },
    Told {
        title: "Der Schild des Königs",
        lines: &[
            "Am Ende des zweiten Zeitalters, noch vor dem Überfall, geht der Schild an die Person mit den wenigsten Wikingerplättchen; die aus dem ersten Zeitalter zählen mit. Er ist 3 Münzen wert.",
            "Haben mehrere gleich wenige, bekommt ihn jemand davon durch das Los, und die anderen nehmen sofort 3 Münzen. Das ist genauso viel wert.",
        ],
        captions: &[],
    },
    Told {
        title: "Der Überfall",
        lines: &[
            "Am Ende jedes Zeitalters wird überfallen, wer die meisten Wikingerplättchen hat. Haben mehrere gleich viele, trifft es sie alle.",
            "Sie geben ihre Wikingerplättchen ab und bekommen ein Überfallplättchen, das am Ende 5 Münzen kostet. Alle anderen behalten ihre für das nächste Zeitalter.",
            "Ada 4, Ben 2, Cleo 4: Ada und Cleo werden überfallen, Ben behält seine 2. Hat niemand welche, passiert nichts.",
        ],
        captions: &[],
    },
    Told {
        title: "Das Ende des Spiels",
        lines: &[
            "Zähle deine Münzen. Zieh 5 für jedes Überfallplättchen ab und rechne 3 für den Schild dazu. Du kannst auch unter null landen.",
            "18 Münzen, ein Überfall und der Schild: 18 − 5 + 3 = 16.",
            "Die meisten Münzen gewinnen. Bei Gleichstand teilt ihr euch den Platz.",
        ],
        captions: &[],
    },
    Told {
        title: "Zusatzregeln",
        lines: &[
            "Perfekter Plan: Muss beim Schließen keine einzige Mauer weichen, nimm 2 Münzen.",
            "Längste Mauer: Am Ende jedes Zeitalters bringt das längste gerade Stück Stadtmauer 3 Münzen. Wer ein ebenso langes hat, bekommt sie auch.",
            "Fünf bis acht Personen brauchen keine eigene Regel, nur mehr Mauern.",
        ],
        captions: &["Das längste gerade Stück: vier Mauern."],
    },
];
