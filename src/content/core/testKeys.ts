import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {root} from './root';
import {cacheLoader} from './fileCache';

/** The point and the key of all examples. */
export const examplePoint = 1042;
export const exampleKey = 1;
/** The invoicing API client of all examples. */
export const exampleClient = 'client_1042';

/** Secrets published with the test vectors; they are not valid in any environment. */
export interface TestKeys {
  /** `request_secrets[point][key]` */
  request_secrets: Record<string, Record<string, string>>;
  /** Clients of the invoicing API by id. */
  clients: Record<string, {point: number; secret: string}>;
  /** The access token of the invoicing API examples. */
  access_token: string;
  /** Callback secrets of v2: the current one, and the next one during a rotation. */
  callback_secrets: {current: string; next: string};
}

/** The published test secrets of `src/data/test_keys.yaml`. */
export const loadTestKeys = cacheLoader(
  (): TestKeys => parse(fs.readFileSync(path.join(root, 'src/data/test_keys.yaml'), 'utf8')) as TestKeys,
);
