import sharp from 'sharp';
import {mark} from '../../brand';

interface Colors {
  line: string;
  fill: string;
}

const rules = ({line, fill}: Colors): string => `.line{fill:none;stroke:${line}}.fill{fill:${fill}}`;

/** The mark as SVG; `dark` adds colours for `prefers-color-scheme: dark`. */
export function drawMark(light: Colors, dark?: Colors): string {
  const style = rules(light) + (dark ? `@media (prefers-color-scheme:dark){${rules(dark)}}` : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${mark.shapes}</svg>\n`;
}

/** The mark as an `.ico` file, for browsers without SVG favicons: one PNG per size in pixels (at most 256). */
export async function drawIcon(sizes: number[] = [16, 32, 48]): Promise<Buffer> {
  const svg = Buffer.from(drawMark(mark.light));
  const pngs = await Promise.all(
    sizes.map(async (size) => ({
      size,
      data: await sharp(svg, {density: (72 * size) / 32})
        .resize(size, size)
        .png()
        .toBuffer(),
    })),
  );
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  pngs.forEach(({size, data}, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pngs.map(({data}) => data)]);
}
