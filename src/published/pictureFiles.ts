import {hasInput, readInput} from '../content/core/fileCache';
import {countriesOfServices, flagFile, loadMarks, markFile} from '../content/services/marks';

/** A drawing of an icon set, in its own box. */
interface Icon {
  body: string;
  width: number;
  height: number;
}

/** The part of a package `@iconify-json/<set>` that pictures are drawn from. */
interface IconSet {
  icons: Record<string, Partial<Icon> & Pick<Icon, 'body'>>;
  width?: number;
  height?: number;
}

/** The set of the flags. */
const flags = 'circle-flags';

/** The marks on white tiles, on which each is legible in both colour modes, and the flags. */
export function pictureFiles(): Record<string, string> {
  const sets = new Map<string, IconSet>();
  const iconOf = (key: string): Icon => findIcon(key, sets);
  return {
    ...Object.fromEntries(
      loadMarks().map(({name, icons, color}) => [markFile(name), drawTile(icons.map(iconOf), color)]),
    ),
    ...Object.fromEntries(
      countriesOfServices().map((code) => {
        const {body, width, height} = iconOf(`${flags}:${code.toLowerCase()}`);
        return [flagFile(code), svg(`viewBox="0 0 ${width} ${height}"`, body)];
      }),
    ),
  };
}

/**
 * An icon of an installed set.
 *
 * @param key `set:name`
 * @param sets those read so far
 * @throws a sentence if there is no such set or icon
 */
export function findIcon(key: string, sets = new Map<string, IconSet>()): Icon {
  const [name, icon = ''] = key.split(':') as [string, string?];
  const file = `node_modules/@iconify-json/${name}/icons.json`;
  if (!sets.has(name) && !hasInput(file))
    throw new Error(
      `src/data/services/marks.yaml: the set of the icon "${key}" is not installed. Write an icon of another set, or install @iconify-json/${name}.`,
    );
  const set = sets.get(name) ?? (JSON.parse(readInput(file)) as IconSet);
  sets.set(name, set);
  const found = Object.hasOwn(set.icons, icon) ? set.icons[icon] : undefined;
  if (!found)
    throw new Error(
      `src/data/services/marks.yaml: @iconify-json/${name} has no icon "${icon}". Write one that it has, or leave the mark out: letters stand for it.`,
    );
  // 16 is the default of the format.
  return {body: found.body, width: found.width ?? set.width ?? 16, height: found.height ?? set.height ?? 16};
}

const svg = (attributes: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>\n`;

/** Side of a tile, and the space around the icons on it and between two. */
const side = 40;
const margin = 6;
const gap = 4;

/** Icons on a tile, one below the other. */
function drawTile(icons: Icon[], color = '#1e262b'): string {
  const width = side - 2 * margin;
  const height = (width - gap * (icons.length - 1)) / icons.length;
  const placed = icons.map(
    (icon, index) =>
      `<svg x="${margin}" y="${margin + index * (height + gap)}" width="${width}" height="${height}" viewBox="0 0 ${icon.width} ${icon.height}" color="${color}">${icon.body}</svg>`,
  );
  const tile = `<rect x=".5" y=".5" width="${side - 1}" height="${side - 1}" rx="7.5" fill="#fff" stroke="#000" stroke-opacity=".14"/>`;
  return svg(`viewBox="0 0 ${side} ${side}"`, tile + placed.join(''));
}
