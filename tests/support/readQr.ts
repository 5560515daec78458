/** Whether a module carries no data: finders with the format beside them, timing lines, the alignment square. */
function isFunction(x: number, y: number, size: number): boolean {
  const isFinder = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const isAlignment = Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return isFinder || x === 6 || y === 6 || isAlignment;
}

const masks: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/**
 * Reads a clean QR code of version 4 with error correction M and bytes in it (ISO/IEC 18004), by another way than the
 * library that draws them.
 *
 * @param rows rows of modules without the margin, `true` for dark
 */
export function readQr(rows: boolean[][]): string {
  const size = rows.length;
  const bit = (x: number, y: number) => Number(rows[y]![x]);
  if (size !== 33) throw new Error(`A code of ${size} modules is not of version 4.`);
  const places = Array.from({length: 15}, (_, i): [number, number] =>
    i < 6 ? [8, i] : i < 8 ? [8, i + 1] : i === 8 ? [7, 8] : [14 - i, 8],
  );
  const format = places.reduce((sum, [x, y], i) => sum | (bit(x, y) << i), 0) ^ 0b101010000010010;
  if (format >> 13 !== 0b00) throw new Error('The error correction is not M.');
  const mask = masks[(format >> 10) & 7]!;

  const bits: number[] = [];
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFunction(x, y, size)) bits.push(bit(x, y) ^ Number(mask(x, y) === 0));
    }
    isUpward = !isUpward;
  }
  const codewords = Array.from({length: 64}, (_, index) => bits.slice(index * 8, index * 8 + 8).join(''));
  // Two blocks of 32 data codewords are interleaved.
  const data = [0, 1].flatMap((block) => codewords.filter((_, index) => index % 2 === block)).join('');
  if (data.slice(0, 4) !== '0100') throw new Error('The code does not hold bytes.');
  const length = parseInt(data.slice(4, 12), 2);
  return Buffer.from(
    Array.from({length}, (_, index) => parseInt(data.slice(12 + index * 8, 20 + index * 8), 2)),
  ).toString('utf8');
}
