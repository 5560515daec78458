/** Colours of the messages, without the highlighter, for which the reader would wait. */
import {writeMarks, type CodeColor} from '../../content/pages/codeMarks';

interface Piece {
  length: number;
  color: CodeColor | null;
}

/** The name of a property, a string, a number or punctuation. */
const jsonParts = /("(?:[^"\\]|\\.)*")(?=\s*:)|("(?:[^"\\]|\\.)*")|(-?\d[\d.]*)|([{}[\],:]+)/g;
const jsonColors: CodeColor[] = ['m', 's', 'n', 'p'];

/** The name of a header and its colon. */
const headerParts = /^([\w-]+)(?=: )|(:)(?= )/gm;

/** Splits a text into the matches of a pattern, each with the colour of its group, and what is between them. */
function pieces(text: string, pattern: RegExp, colors: CodeColor[]): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [{length}, ...groups] = match;
    found.push({length: match.index - end, color: null}, {length, color: colors[groups.findIndex(Boolean)]!});
    end = match.index + length;
  }
  return [...found, {length: text.length - end, color: null}];
}

const inJson = (text: string): Piece[] => pieces(text, jsonParts, jsonColors);

/** The marks of a text in JSON, see `codeMarks.ts`. */
export const jsonMarks = (text: string): string => writeMarks(inJson(text));

/** The marks of a message whose body is JSON. */
export function messageMarks(text: string): string {
  const head = text.slice(0, text.indexOf('\n\n'));
  return writeMarks([...pieces(head, headerParts, ['k', 'p']), ...inJson(text.slice(head.length))]);
}
