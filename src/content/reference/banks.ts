import fs from 'node:fs';
import path from 'node:path';
import {readData} from '../core/data';
import {countryName} from '../core/format';
import {defaultLocale, type LocaleCode} from '../core/locales';
import {root} from '../core/root';
import {loadServices, type Service} from '../services/services';

/** A bank of a list. */
export interface Bank {
  code: string;
  name: string;
  name_en?: string;
  other?: string;
  is_verified: boolean;
}

/** The source of a list. */
export interface BankSource {
  name: string;
  url?: string;
  dated?: string;
}

/** The bank codes of a country; every key is described in src/data/reference/bank_codes/schema.yaml. */
export interface BankList {
  /** ISO 3166-1 alpha-2. */
  country: string;
  countryName: string;
  title: string;
  format: string;
  pattern: string;
  use: string;
  field?: string;
  other?: {name: string; pattern: string};
  note?: string;
  sources: BankSource[];
  looked_up: string;
  banks: Bank[];
  /** The services of the country with a field for the code. */
  services: Service[];
}

type File = Omit<BankList, 'country' | 'countryName' | 'banks' | 'services'> & {
  is_verified: boolean;
  banks: (Omit<Bank, 'is_verified'> & {is_verified?: boolean})[];
};

const folder = 'reference/bank_codes';

/**
 * The bank lists of all countries, sorted by English country name so that the headings have the same order in every
 * language.
 */
export function loadBankLists(locale: LocaleCode): BankList[] {
  const known = loadServices(locale);
  return fs
    .readdirSync(path.join(root, 'src/data', folder))
    .filter((name) => name !== 'schema.yaml')
    .map((name): BankList => {
      const {is_verified: isVerified, banks, ...list} = readData<File>(`${folder}/${name}`, locale);
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
    .sort((one, other) =>
      new Intl.Collator(defaultLocale).compare(
        countryName(one.country, defaultLocale),
        countryName(other.country, defaultLocale),
      ),
    );
}
