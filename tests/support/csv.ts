/** Reads CSV of RFC 4180 into rows of cells, the head among them. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
