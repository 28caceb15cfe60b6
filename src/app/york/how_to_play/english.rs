//! How to play, in English.

use super::told::Told;

pub(super) const ALL: [Told; 22] = [
    Told {
        title: "What it is about",
        lines: &[
            "York needs a wall. Everybody has the same piece of land and builds there, piece by piece, with whatever the die brings.",
            "Put a ring of walls around the buildings that the King asks for, and around as many coins as you can. Leave the Vikings outside.",
            "Whoever is done early earns coins while the others still build. You play two Ages. The most coins win.",
        ],
        captions: &["A closed city: church, well, market and 3 coins inside, two Vikings outside."],
    },
    Told {
        title: "The board",
        lines: &[
            "A board has 64 lots, from a1 in the upper left to h8 in the lower right. A lot holds a church, a well, a market, one coin, two coins, a Viking, or nothing.",
            "Between the lots, and all around the board, run streets. A street is as long as one side of a lot, and takes one wall.",
            "All boards of a game are alike. Who builds better is up to the builders, not to the land.",
        ],
        captions: &["Church, well, market; one coin, two coins, a Viking; and one wall."],
    },
    Told {
        title: "Laying the tiles",
        lines: &[
            "A board is made of four tiles, each with a gem of its own: white, blue, purple, yellow. Both faces of a tile can be used; the colour of the arrow tells them apart.",
            "In turn you take one of the tiles that are left, choose a free quarter of the board, a face, and where the arrow points. Everybody lays it in the same way.",
            "A quarter takes one tile, and each tile is laid once. With random boards chance decides all this. The boards stay the same in both Ages.",
        ],
        captions: &["Three tiles lie; face and direction of the purple one are still open."],
    },
    Told {
        title: "The King’s Decree",
        lines: &[
            "An Age begins with three dice in the King’s Tower. Each of them comes to rest in one of its grooves: church, well or market.",
            "They say how many of each your city must hold at least. One die asks for 0 to 2, one for 2 to 4, one for 3 to 5, and which one falls where is up to the Tower.",
        ],
        captions: &[],
    },
    Told {
        title: "A turn",
        lines: &[
            "The players take turns in rolling the Building Die. It shows a shape of two or three walls, and how many coins go to every city that is already closed.",
            "Everybody who has no closed city yet builds: all at the same time, and in secret. You cannot pass.",
            "Until you press “Build” you may turn your walls, move them, take them back. After that they stay. Then all placements are shown at once, and whoever can and will closes a city.",
        ],
        captions: &[],
    },
    Told {
        title: "The shape",
        lines: &[
            "Build exactly the shape that the die shows. Turn it and flip it as you please, but take no wall off and add none.",
        ],
        captions: &[
            "An L lies like this, or like this: turned and flipped.",
            "The die shows an L. Three in a line are something else.",
        ],
    },
    Told {
        title: "Free streets",
        lines: &[
            "Every wall needs a street that has none yet. The streets around the edge of the board count too; beyond them there is nothing to build on.",
            "New walls need not touch old ones.",
        ],
        captions: &[
            "At the edge, far from the other wall.",
            "One of these streets is taken.",
        ],
    },
    Told {
        title: "One wall instead",
        lines: &[
            "Does the shape not suit you? Build one single wall instead, on any free street. You may do that in every turn.",
        ],
        captions: &["Just the one wall that was missing."],
    },
    Told {
        title: "When walls run short",
        lines: &[
            "All walls come from one supply: 150 for up to four players, 300 for more.",
            "If it cannot give every builder the full shape, it serves them in order, beginning with whoever rolled. What you are short of you lift from your own board: exactly so many walls, any you like. Then you build the shape with all of them. The streets they stood on are free again.",
            "For one wall instead you lift only if you were served none at all. And if every street has a wall, you lift one and build it again.",
            "As long as the supply is enough, your walls stay where they are.",
        ],
        captions: &["Two walls served, one lifted from below: an L of three."],
    },
    Told {
        title: "A ring makes a city",
        lines: &[
            "A city needs a city wall: your walls in one closed ring, without a gap. What lies inside is the city.",
            "It is a single ring. Two rings are never one city.",
        ],
        captions: &["The ring is closed.", "A wall is missing."],
    },
    Told {
        title: "No corner twice",
        lines: &[
            "The ring may not touch itself: it comes through every corner once at most.",
            "Where walls cross there are often smaller rings, and one of these may do.",
        ],
        captions: &[
            "The ring goes through one corner twice.",
            "One half of it is a ring; the other walls go.",
        ],
    },
    Told {
        title: "What a city needs",
        lines: &[
            "The city must hold at least as many churches, wells and markets as the King’s Decree says. More is welcome.",
            "It also needs one lot at least that is not walled in on all sides.",
        ],
        captions: &["The King wants 2 churches: the second one stands outside."],
    },
    Told {
        title: "Walled-in lots",
        lines: &[
            "A lot with walls on all four sides belongs to no city, even in the middle of one. Neither its coins nor its building count, nor its Viking.",
            "The city around it may be closed all the same.",
        ],
        captions: &["The 2 coins in the middle are walled in and do not count."],
    },
    Told {
        title: "Pockets",
        lines: &[
            "Sometimes a line of walls cuts two or more lots off inside the ring. Such a pocket belongs to the city nevertheless.",
            "Often the line itself can be part of a ring. Then the choice is yours: take the pocket in, or leave it out. Tap it to try.",
        ],
        captions: &[
            "Taken in: the line between goes, and coin and Viking are yours.",
            "Left out: the line is city wall, and what is behind it goes.",
        ],
    },
    Told {
        title: "Closing",
        lines: &[
            "When all have built you may close your city, if you have one. You need not: keep building for a better one.",
            "If there are several rings you choose, and the best one is offered first. All who close in the same turn close at the same time.",
            "Every wall that is not part of the city wall goes back to the supply. You build no more in this Age.",
        ],
        captions: &["The broken walls go."],
    },
    Told {
        title: "Coins while waiting",
        lines: &[
            "From the next roll on your closed city takes coins, whoever rolls: 1 for two walls, 2 for three in a line or an L, 3 for a step or a cup.",
            "You take your turn at rolling as before, but build nothing.",
        ],
        captions: &[],
    },
    Told {
        title: "Giving up an Age",
        lines: &[
            "From the 20th turn of an Age on you may give it up, if your land is hopelessly built over. All your walls go back.",
            "It costs: no coins in this Age, no Shield, an invasion token, and your Viking tokens are handed in. Nobody compares their Vikings with yours.",
        ],
        captions: &[],
    },
    Told {
        title: "The end of an Age",
        lines: &[
            "When nobody builds any more the cities are counted: take the coins on your lots, and a Viking token for every Viking inside.",
            "Then the Vikings strike. All walls go back, and after the first Age a second begins with a new decree.",
        ],
        captions: &["This city brings 4 coins and a Viking token."],
    },
    Told {
        title: "The King’s Shield",
        lines: &[
            "At the end of the second Age, before the invasion, the Shield goes to whoever holds the fewest Viking tokens, those of the first Age included. It is worth 3 coins.",
            "If several have equally few, one of them takes it by lot, and the others take 3 coins at once. That is worth the same.",
        ],
        captions: &[],
    },
    Told {
        title: "The invasion",
        lines: &[
            "At the end of each Age, whoever holds the most Viking tokens is invaded. If several hold equally many, all of them are.",
            "They hand in their Viking tokens for one invasion token, which costs 5 coins at the end. Everybody else keeps theirs for the next Age.",
            "Ada 4, Ben 2, Cleo 4: Ada and Cleo are invaded, Ben keeps his 2. If nobody has any, nothing happens.",
        ],
        captions: &[],
    },
    Told {
        title: "The end of the game",
        lines: &[
            "Count your coins. Take away 5 for each invasion token, and add 3 for the Shield. You may end below zero.",
            "18 coins, one invasion, and the Shield: 18 − 5 + 3 = 16.",
            "The most coins win. Equally many share the place.",
        ],
        captions: &[],
    },
    Told {
        title: "Optional rules",
        lines: &[
            "Perfect Plan: if not a single wall has to go when you close, take 2 coins.",
            "Longest Wall: at the end of each Age the longest straight stretch of city wall earns 3 coins. Whoever has one as long earns them too.",
            "Five to eight players need no extra rule, just more walls.",
        ],
        captions: &["The longest straight stretch: four walls."],
    },
];
