import {encode} from 'uqr';

/** Width of the light margin in modules; readers need four. */
const margin = 4;

/** A QR code as the data of an SVG: side of the square in modules, and the path of the dark ones. */
export interface QrDrawing {
  side: number;
  path: string;
}

/** Encodes a text with the error correction M, which a smudge on a printed code does not break. */
export function drawQr(text: string): QrDrawing {
  const {size, data} = encode(text, {ecc: 'M', border: margin});
  const runs = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? '#' : '.')).join('');
    return [...line.matchAll(/#+/g)].map(({index, 0: run}) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  });
  return {side: size, path: runs.join('')};
}
