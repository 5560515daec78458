import {cacheLoader} from '../core/fileCache';
import {locales, type LocaleCode} from '../core/locales';
import {readYaml, type Json} from './contractSource';

const name = 'v2/parameters/AcceptLanguage.yaml';
const file = `src/contract/${name}`;

/**
 * The languages in which the gateway speaks to payers, the default one first, as the header Accept-Language of the contract
 * lists them. They are no more than the site's: their texts are those of its data.
 *
 * @throws a sentence, when the contract lists none, or one that the site has not
 */
export const loadPayerLanguages = cacheLoader((): LocaleCode[] => {
  // Read from its file: the whole contract is much slower to load, and the world asks for each service.
  const {schema} = readYaml(name);
  const codes: string[] = schema?.oneOf?.map(({const: code}: Json) => code) ?? [];
  if (!codes.includes(schema?.default))
    throw new Error(`${file} names no languages. Write each as a const of its schema, and one of them as its default.`);
  const known = codes.map((code) => {
    const locale = locales.find((one) => one.code === code);
    if (!locale)
      throw new Error(
        `${file} names the language ${code}, in which the site has no texts for payers. Add it to src/content/core/locales.ts and write i18n/${code}/.`,
      );
    return locale.code;
  });
  return known.sort((one, other) => Number(other === schema.default) - Number(one === schema.default));
});
