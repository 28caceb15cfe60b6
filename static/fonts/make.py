"""Makes grenze.woff2 again, and the numbers of styles/type.css. Needs npm, and
`pip install fonttools brotli`; run it in this folder: python3 make.py"""

import subprocess
import tarfile
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

# What English and German need, and names of western Europe.
LETTERS = [*range(0x20, 0x7F), 0xA0, 0xAB, 0xB7, 0xBB, *range(0xC0, 0x100), 0x152, 0x153, 0x1E9E]
SIGNS = [ord(sign) for sign in "–—‘’‚“”„…−"]

# Grenze is small for its size; so much larger it stands beside the system's faces.
LARGER = 1.12

# How far its lines reach above and below, in thousandths: what the letters need, and no more, so that
# they sit in the middle of buttons and are cut off nowhere.
ABOVE, BELOW = 830, 240

# Faces that may stand in for it: the ones of Georgia and Times measure the same and are open.
OTHERS = {"Georgia": "gelasio", "Times": "tinos", "Noto Serif": "noto-serif"}
DEJAVU = Path("/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf")

SAMPLE = (
    "Walls of York Play Set up a game Open a game How to play Settings Continue Your unfinished game "
    "Spielen Spiel einrichten Spiel laden So wird gespielt Einstellungen Weiterspielen Dein Spiel"
)


def bold(package, folder):
    """The Latin part of a bold face, from its package."""
    subprocess.run(["npm", "pack", "--silent", f"@fontsource/{package}@5"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    archive = next(Path(folder).glob(f"fontsource-{package}-5*.tgz"))
    name = f"package/files/{package}-latin-700-normal.woff2"
    with tarfile.open(archive) as files:
        return TTFont(files.extractfile(name))


def with_plain_figures(font):
    """Figures that are as high as capitals and equally wide become the usual ones."""
    names = font.getGlyphOrder()
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            glyph = table.cmap[code]
            table.cmap[code] = next((f"{glyph}{end}" for end in (".tf", ".tnum", ".lf", ".lnum") if f"{glyph}{end}" in names), glyph)


def with_close_lines(font):
    """Lines as high as the letters need."""
    head, windows = font["hhea"], font["OS/2"]
    head.ascent = windows.sTypoAscender = windows.usWinAscent = ABOVE
    head.descent = windows.sTypoDescender = -BELOW
    windows.usWinDescent = BELOW
    head.lineGap = windows.sTypoLineGap = 0


def width(font):
    """How wide the sample is, in sizes of the type."""
    letters, widths = font.getBestCmap(), font["hmtx"]
    return sum(widths[letters[ord(letter)]][0] for letter in SAMPLE) / font["head"].unitsPerEm


def main():
    with tempfile.TemporaryDirectory() as folder:
        font = bold("grenze", folder)
        others = {name: bold(package, folder) for name, package in OTHERS.items()}
    if DEJAVU.exists():
        others["DejaVu Serif"] = TTFont(DEJAVU)
    with_plain_figures(font)
    with_close_lines(font)
    options = subset.Options()
    options.flavor, options.hinting = "woff2", False
    options.layout_features = ["kern", "liga"]
    part = subset.Subsetter(options)
    part.populate(unicodes=LETTERS + SIGNS)
    part.subset(font)
    subset.save_font(font, "grenze.woff2", options)
    print(f"grenze.woff2: {Path('grenze.woff2').stat().st_size} bytes")
    for name, other in others.items():
        adjust = width(font) * LARGER / width(other)
        up, down = (LARGER * edge / 1000 / adjust for edge in (ABOVE, BELOW))
        print(f"{name}: size-adjust {adjust:.1%} ascent-override {up:.1%} descent-override {down:.1%}")


main()
