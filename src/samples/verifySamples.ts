import fs from 'node:fs';
import path from 'node:path';
import {languages, type Language} from './languages';
import {root} from '../content/core/root';

/** Schemes of messages that a merchant verifies, with sample code. */
export const verifiedSchemes = ['v2_callback', 'v1_post_callback', 'v1_get_callback'] as const;

/** The languages of the verification code in display order: the programming languages among the sample languages. */
export const verifyLanguages: Language[] = languages.filter(({id}) => id !== 'http' && id !== 'json');

/** File of the code that verifies a scheme, relative to the root. */
export function verifySampleFile(scheme: string, {extension}: Pick<Language, 'extension'>): string {
  return `src/samples/verify/${scheme}.${extension}`;
}

/** The code that verifies a scheme in one language, as tests run it. */
export function loadVerifySample(scheme: string, language: Pick<Language, 'extension'>): string {
  return fs.readFileSync(path.join(root, verifySampleFile(scheme, language)), 'utf8');
}

/** The published files: `samples/verify/v2_callback.php` → code. */
export function verifySampleFiles(): Record<string, string> {
  return Object.fromEntries(
    verifiedSchemes.flatMap((scheme) =>
      verifyLanguages.map((language) => [
        `samples/verify/${scheme}.${language.extension}`,
        loadVerifySample(scheme, language),
      ]),
    ),
  );
}
