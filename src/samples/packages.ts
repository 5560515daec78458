import fs from 'node:fs';
import path from 'node:path';
import {root} from '../content/core/root';
import type {Language} from './language';
import {programmingLanguages} from './languages';

/** Programs and files that the tests of languages need, and the Debian packages that contain them. */
export function samplePackages(languages: Pick<Language, 'id'>[] = programmingLanguages): Record<string, string> {
  return Object.assign(
    {},
    ...languages.map(({id}) => {
      const file = path.join(root, `src/samples/languages/${id}/tests/packages.json`);
      return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
    }),
  ) as Record<string, string>;
}
