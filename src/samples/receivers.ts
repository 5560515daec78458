import {readInput} from '../content/core/fileCache';
import type {Language} from './language';
import {programmingLanguages} from './languages';

/** Schemes of messages that a merchant verifies, with sample code. */
export const verifiedSchemes = ['v2_callback', 'v1_post_callback', 'v1_get_callback'] as const;

/** File of the code that verifies a scheme, relative to the root. */
export function receiverFile(scheme: string, {id, extension}: Pick<Language, 'id' | 'extension'>): string {
  return `src/samples/languages/${id}/receivers/${scheme}.${extension}`;
}

/** The code that verifies a scheme in one language, as tests run it. */
export function loadReceiver(scheme: string, language: Pick<Language, 'id' | 'extension'>): string {
  return readInput(receiverFile(scheme, language));
}

/** The published files: `samples/verify/v2_callback.php` → code. */
export function receiverFiles(): Record<string, string> {
  return Object.fromEntries(
    verifiedSchemes.flatMap((scheme) =>
      programmingLanguages.map((language) => [
        `samples/verify/${scheme}.${language.extension}`,
        loadReceiver(scheme, language),
      ]),
    ),
  );
}
