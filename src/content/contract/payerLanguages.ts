import {cacheLoader} from '../core/fileCache';
import {locales, type LocaleCode} from '../core/locales';
import {readYaml} from './contractSource';
import type {ParameterSource} from './openApi';

const name = 'v2/parameters/AcceptLanguage.yaml';
const file = `src/contract/${name}`;

/**
 * The languages in which the gateway speaks to payers, the default one first, as the header Accept-Language of the contract
 * lists them. The contract states no default, because a request without the header follows the payer. They are no more
 * than the site's: their texts are those of its data.
 *
 * @throws a sentence, when the contract lists none, or one that the site has not
 */
export const loadPayerLanguages = cacheLoader((): LocaleCode[] => {
  // Read from its file: the whole contract is much slower to load, and the world asks for each service.
  const {schema} = readYaml<Partial<ParameterSource>>(name);
  const codes = schema?.anyOf?.[0]?.oneOf?.map(({const: code}) => code) ?? [];
  if (codes.length === 0)
    throw new Error(
      `${file} names no languages. Write each as a const of the first part of its schema, the default one first.`,
    );
  return codes.map((code) => {
    const locale = locales.find((one) => one.code === code);
    if (!locale)
      throw new Error(
        `${file} names the language ${code}, in which the site has no texts for payers. Add it to src/content/core/locales.ts and write i18n/${code}/.`,
      );
    return locale.code;
  });
});
