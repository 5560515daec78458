import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';
import {countryName, nameOrder} from '../core/names';
import {listInput} from '../core/fileCache';
import {loadServices, type Service} from '../services/services';
import type {BankCodesFile} from '../../types/data/reference/bank_codes/schema';

/** The bank codes of a country. */
export interface BankList extends Omit<BankCodesFile, 'is_verified' | 'banks'> {
  /** ISO 3166-1 alpha-2. */
  country: string;
  countryName: string;
  banks: (BankCodesFile['banks'][number] & {is_verified: boolean})[];
  /** The services of the country with a field for the code. */
  services: Service[];
}

const folder = 'reference/bank_codes';

/** The bank lists of all countries, sorted by country name in the given language. */
export function loadBankLists(locale: LocaleCode): BankList[] {
  const known = loadServices(locale);
  const order = nameOrder(locale);
  return listInput(`src/data/${folder}`)
    .filter((name) => name !== 'schema.yaml')
    .map((name): BankList => {
      const {is_verified: isVerified, banks, ...list} = readData(`${folder}/${name}`, locale);
      const country = name.slice(0, 2).toUpperCase();
      return {
        ...list,
        country,
        countryName: countryName(country, locale),
        banks: banks.map((bank) => ({...bank, is_verified: bank.is_verified ?? isVerified})),
        services: known.filter(
          ({countries, fields}) => countries.includes(country) && fields.some((field) => field.name === list.field),
        ),
      };
    })
    .sort((one, other) => order(one.countryName, other.countryName));
}
