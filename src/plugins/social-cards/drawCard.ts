import path from 'node:path';
import {openSync, type Font} from 'fontkit';
import sharp from 'sharp';
import {brand, mark} from '../../brand';
import {root} from '../../content/core/root';
import {drawMark} from '../brand-files/drawMark';
import {faces} from '../typeface/faces';

const size = {width: 1200, height: 630};
const margin = 96;
const colors = {surface: brand.colors.light.paper, text: '#1e262b', quiet: '#566168', accent: mark.light.fill};
/** The difference in stem width between semi-bold and regular, in thousandths of the font size. */
const boldness = 36;

/** Fonts for running text, one per script. */
let fonts: Font[] | undefined;

function fontOf(character: string): Font {
  fonts ??= faces
    .filter(({family}) => family === 'Site Sans')
    .map(({file}) => openSync(path.join(root, 'static/fonts', file)));
  const font = fonts.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0)!));
  if (!font)
    throw new Error(
      `static/fonts: no font has “${character}”. Write the text of the social card without it (labels cards.…).`,
    );
  return font;
}

/** Splits a text where its font changes. */
function runsOf(text: string): {font: Font; text: string}[] {
  const runs: {font: Font; text: string}[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = fontOf(character);
    if (last?.font === font) last.text += character;
    else runs.push({font, text: character});
  }
  return runs;
}

const widthOf = (text: string, fontSize: number): number =>
  runsOf(text).reduce(
    (width, run) => width + (run.font.layout(run.text).advanceWidth / run.font.unitsPerEm) * fontSize,
    0,
  );

/** Draws a line of text as paths, so that rendering the SVG needs no font. */
function drawLine(text: string, x: number, y: number, fontSize: number, color: string, isBold = false): string {
  let pen = x;
  const outlines = runsOf(text).flatMap(({font, text: run}) => {
    const scale = fontSize / font.unitsPerEm;
    const {glyphs, positions} = font.layout(run);
    return glyphs.map(({path: outline}, index) => {
      const place = `translate(${pen} ${y}) scale(${scale} ${-scale})`;
      pen += positions[index]!.xAdvance * scale;
      return `<path transform="${place}" d="${outline.toSVG()}"/>`;
    });
  });
  // fontkit only reads the regular weight of a variable WOFF2 font; a stroke makes it bolder.
  const stroke = isBold ? ` stroke="${color}" stroke-width="${boldness}" stroke-linejoin="round"` : '';
  return `<g fill="${color}"${stroke}>${outlines.join('')}</g>`;
}

/** Breaks a text into lines of at most `width`, balanced as far as possible without adding a line. */
function wrap(text: string, width: number, fontSize: number): string[] {
  const fill = (limit: number): string[] =>
    text.split(' ').reduce<string[]>((lines, word) => {
      const longer = `${lines.at(-1)} ${word}`;
      return lines.length > 0 && widthOf(longer, fontSize) <= limit
        ? [...lines.slice(0, -1), longer]
        : [...lines, word];
    }, []);
  let lines = fill(width);
  for (let limit = width; limit > width / 2; limit -= 20) {
    const narrower = fill(limit);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** Renders a social card as PNG: the brand's mark and name, the title, the host. */
export function drawCard(title: string): Promise<Buffer> {
  const picture = Buffer.from(drawMark(mark.light)).toString('base64');
  const [fontSize, lineHeight] = [68, 82];
  const lines = wrap(title, size.width - 2 * margin, fontSize);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${colors.surface}"/>
    <rect y="${size.height - 16}" width="100%" height="16" fill="${colors.accent}"/>
    <image href="data:image/svg+xml;base64,${picture}" x="${margin}" y="80" width="96" height="96"/>
    ${drawLine(brand.name, margin + 124, 152, 72, colors.text, true)}
    ${lines.map((line, index) => drawLine(line, margin, 390 + (index - (lines.length - 1) / 2) * lineHeight, fontSize, colors.text, true)).join('')}
    ${drawLine(brand.hosts.site, margin, 556, 30, colors.quiet)}
  </svg>`;
  return sharp(Buffer.from(svg)).png({palette: true}).toBuffer();
}
