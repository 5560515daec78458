import fs from 'node:fs';
import path from 'node:path';
import {root} from './root';

/** The languages of the verification code, in the order in which a page shows them. */
export const verifyLanguages = [
  {language: 'bash', label: 'bash', extension: 'sh'},
  {language: 'php', label: 'PHP', extension: 'php'},
  {language: 'javascript', label: 'JavaScript', extension: 'mjs'},
  {language: 'python', label: 'Python', extension: 'py'},
  {language: 'java', label: 'Java', extension: 'java'},
  {language: 'kotlin', label: 'Kotlin', extension: 'kt'},
] as const;

export type VerifyLanguage = (typeof verifyLanguages)[number];

/** File of the code that verifies a scheme, relative to the root. */
export function verifySampleFile(scheme: string, {extension}: Pick<VerifyLanguage, 'extension'>): string {
  return `src/samples/verify/${scheme}.${extension}`;
}

/** The code that verifies a scheme in one language, byte for byte as tests run it. */
export function loadVerifySample(scheme: string, language: Pick<VerifyLanguage, 'extension'>): string {
  return fs.readFileSync(path.join(root, verifySampleFile(scheme, language)), 'utf8');
}

/** The files to publish: `samples/verify/v2_callback.php` → code. */
export function verifySampleFiles(): Record<string, string> {
  return Object.fromEntries(
    verifyLanguages.map((language) => [
      `samples/verify/v2_callback.${language.extension}`,
      loadVerifySample('v2_callback', language),
    ]),
  );
}
