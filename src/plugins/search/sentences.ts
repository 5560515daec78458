/** Ends a block, such as a table cell, whose text does not end like a sentence. */
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
 * What a row of a table of codes says: its first two sentences from one cell, which are meaning and advice, otherwise
 * its longest cell after the code.
 */
export function answerOf(row: string): string {
  const cells = row.split(cellEnd).slice(1);
  const answers = cells.map((cell) => sentencesOf(cell).slice(0, 2).join(' '));
  const longest = cells
    .flatMap((cell) => cell.split(blockEnd))
    .reduce((best, cell) => (cell.trim().length > best.length ? cell.trim() : best), '');
  return answers.find(Boolean) ?? longest;
}
