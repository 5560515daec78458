import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {inputsVersion} from './fileCache';
import {root} from './root';

/** A YAML file below the root. Not `readData`, which fills the tokens of the texts that it reads with what this reads. */
export const readRawYaml = (file: string): unknown =>
  parse(fs.readFileSync(path.join(root, file), 'utf8'), {merge: true});

/** Keeps what is read until input files change: a page asks for many tokens, and a test for thousands. */
export function keep<Of extends string | void, Result>(read: (of: Of) => Result): (of: Of) => Result {
  const known = new Map<Of, {version: number | null; result: Result}>();
  return (of) => {
    const version = inputsVersion();
    const kept = known.get(of);
    if (kept?.version === version) return kept.result;
    const result = read(of);
    known.set(of, {version, result});
    return result;
  };
}
