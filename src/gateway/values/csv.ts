type Cell = string | number | boolean | null | undefined;

/** CSV by RFC 4180: a header row, CRLF line ends, and nothing between two commas for a missing value. */
export function toCsv(columns: string[], rows: object[]): string {
  const cell = (value: Cell): string => {
    const written = String(value ?? '');
    return /[",\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
  };
  return [columns, ...rows.map((row) => columns.map((name) => (row as Record<string, Cell>)[name]))]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('');
}
