import {encode} from 'uqr';

/** Width of the quiet zone in modules; scanners need four. */
const margin = 4;

/** A QR code as SVG data: the side length in modules, and the path of the dark modules. */
interface QrDrawing {
  side: number;
  path: string;
}

/** Encodes a text with error correction level M, which tolerates small damage of a printed code. */
export function drawQr(text: string): QrDrawing {
  const {size, data} = encode(text, {ecc: 'M', border: margin});
  const runs = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? '#' : '.')).join('');
    return [...line.matchAll(/#+/g)].map(({index, 0: run}) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  });
  return {side: size, path: runs.join('')};
}
