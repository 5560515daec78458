/** Ends a block, such as a paragraph or a table cell. */
export const blockEnd = '\n';

/** Where a sentence of a block ends. An abbreviation is followed by a small letter or by a number. */
const sentenceEnd = /(?<=[.!?…]["”»)]?) (?=[\p{Lu}«“"(`¿¡])/u;

/** A sentence: it ends like one, and has at least three words. */
const wholeSentence = /^\S+ \S+ .*[.!?…]["”»)]?$/su;

/** Joins the cells of a table row. */
export const cellEnd = ' · ';

/** The sentences of an indexed text, in order. Cells and headings that are no sentences are left out. */
export function sentencesOf(text: string): string[] {
  return text
    .split(blockEnd)
    .flatMap((block) => block.split(cellEnd))
    .flatMap((block) => block.trim().split(sentenceEnd))
    .filter((sentence) => wholeSentence.test(sentence));
}

/**
 * What a row of a table of codes says: the first two sentences of a cell, which are meaning and advice, otherwise the
 * first cell after the code that has letters.
 */
export function answerOf(row: string): string {
  const cells = row.split(cellEnd).slice(1);
  const answer = cells.map((cell) => sentencesOf(cell).slice(0, 2).join(' ')).find(Boolean);
  return answer ?? cells.flatMap((cell) => cell.split(blockEnd)).find((cell) => /\p{L}{2}/u.test(cell)) ?? '';
}
