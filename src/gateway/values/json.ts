import {jsonDepth} from '../limits';
import type {JsonObject} from '../../types/json';

/**
 * Parses the text of a JSON object.
 *
 * @throws Error with a sentence that says what is wrong with it
 */
export function parseObject(text: string): JsonObject {
  const {isDeep, twice} = scan(text);
  if (isDeep) throw new Error(`The body is nested more than ${jsonDepth} levels deep.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(text.trim() === '' ? 'The body is empty.' : 'The body is not JSON.');
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Error('The body is not a JSON object.');
  if (twice !== undefined) throw new Error(`The body has the name ${twice} twice in one object.`);
  return value as JsonObject;
}

/**
 * Finds two defects that `JSON.parse` accepts: nesting that is too deep, and a property name that an object has twice
 * (the first one, as written). It is not recursive, because deep nesting would overflow the call stack.
 */
function scan(text: string): {isDeep: boolean; twice?: string} {
  /** The names of each open object; null for a list. */
  const open: (Set<string> | null)[] = [];
  let twice: string | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (character === '{' || character === '[') {
      if (open.push(character === '{' ? new Set() : null) > jsonDepth) return {isDeep: true};
    } else if (character === '}' || character === ']') open.pop();
    else if (character === '"') {
      const start = at;
      for (at += 1; at < text.length && text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1;
      // A string is a property name if a colon follows it, after optional white space.
      let next = at + 1;
      while (' \t\n\r'.includes(text[next] ?? '.')) next += 1;
      const names = open.at(-1);
      if (text[next] !== ':' || !names || twice !== undefined) continue;
      const written = text.slice(start, at + 1);
      const name = nameOf(written);
      if (names.has(name)) twice = written;
      names.add(name);
    }
  }
  return {isDeep: false, twice};
}

/** A name without its escapes, because `"\u0061"` and `"a"` are the same one. */
function nameOf(written: string): string {
  try {
    return JSON.parse(written) as string;
  } catch {
    // The text is not JSON at all.
    return written;
  }
}
