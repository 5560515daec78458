import {isValidIBAN} from 'ibantools';
import {parsePhoneNumberFromString as parsePhoneNumber} from 'libphonenumber-js/max';
import {bech32, bech32m, createBase58check} from '@scure/base';
// Imported by country, to keep the sandbox's bundle small.
import * as AR from 'stdnum/lib/cjs/ar';
import * as BR from 'stdnum/lib/cjs/br';
import * as CL from 'stdnum/lib/cjs/cl';
import * as CO from 'stdnum/lib/cjs/co';
import * as EC from 'stdnum/lib/cjs/ec';
import * as MX from 'stdnum/lib/cjs/mx';
import * as PE from 'stdnum/lib/cjs/pe';
import * as PT from 'stdnum/lib/cjs/pt';
import * as TR from 'stdnum/lib/cjs/tr';
import * as UA from 'stdnum/lib/cjs/ua';
import * as UY from 'stdnum/lib/cjs/uy';
import * as ZA from 'stdnum/lib/cjs/za';
import {withChecksum} from '../../gateway/values/cryptoAddress';
import {sha256} from '../../gateway/values/bytes';
import {luhnDigit} from '../../gateway/values/luhn';
import {parseUrl} from '../../gateway/values/publicUrl';

/**
 * Whether a value (as sent in a request, without separators) is valid by itself.
 *
 * @param beside the other fields of the same object, for identifiers whose check digit covers one of them
 */
type Check = (value: string, beside: Readonly<Record<string, unknown>>) => boolean;

/** An identifier by the algorithm of its country. The value must be valid and without separators. */
function identifier(validator: Pick<typeof BR.cpf, 'validate'>): Check {
  return (value) => {
    const result = validator.validate(value);
    return result.isValid && result.compact === value;
  };
}

/** Passes if one of several checks passes. */
const anyOf =
  (...all: Check[]): Check =>
  (value, beside) =>
    all.some((check) => check(value, beside));

const cpf = identifier(BR.cpf);
const cnpj = identifier(BR.cnpj);

const luhn: Check = (value) => /^\d+$/.test(value) && luhnDigit(value.slice(0, -1)) === Number(value.at(-1));

/** CCI of Peru: bank 3, branch 3, account 12 digits, then a check digit over the first six and one over the account. */
const cci: Check = (value) =>
  /^\d{20}$/.test(value) &&
  Number(value[18]) === luhnDigit(value.slice(0, 6)) &&
  Number(value[19]) === luhnDigit(value.slice(6, 18));

const cedula = identifier(EC.ci);

/** RUC of a company (third digit 9) or a public body (6) of Ecuador, which the tax authority issues without a check digit. */
const ecuadorianCompany: Check = (value) => /^(0[1-9]|1\d|2[0-4]|30|50)[69]\d{7}(?!000)\d{3}$/.test(value);

/** RUC of a person in Ecuador: the number of the identity card and a branch. */
const ecuadorianPerson: Check = (value, beside) =>
  /^\d{10}(?!000)\d{3}$/.test(value) && cedula(value.slice(0, 10), beside);

/** A mobile number of Nigeria without the leading zero. */
const nigerianMobile = /^[789][01]\d{8}$/;

/**
 * NUBAN of Nigeria (CBN, “Proposals for uniform account numbers”): the last of ten digits covers the bank code and the
 * first nine digits, with weights 3-7-3. Codes of other financial institutions have five or six digits: 9 is prepended
 * to five, and the first digit of six is kept. Wallets among them number accounts by the customer's mobile number, which
 * has no check digit.
 */
const nuban: Check = (value, {bank_code: bank}) => {
  if (!/^\d{10}$/.test(value) || typeof bank !== 'string' || !/^\d{3}(\d{2,3})?$/.test(bank)) return false;
  if (bank.length > 3 && nigerianMobile.test(value)) return true;
  const code = bank.length === 3 ? bank : bank.padStart(6, '9');
  const sum = [...code, ...value.slice(0, 9)].reduce(
    (total, digit, index) => total + Number(digit) * (index % 3 === 1 ? 7 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(value[9]);
};

/**
 * RUC of Paraguay (DNIT): weights 2, 3, 4 and so on from the right, modulo 11; 10 and 11 become 0. The package stdnum
 * writes 1 instead of 11.
 */
const rucOfParaguay: Check = (value) => {
  if (!/^\d{5,9}$/.test(value)) return false;
  const digits = [...value].reverse().map(Number);
  const rest = digits.slice(1).reduce((sum, digit, index) => sum + digit * (index + 2), 0) % 11;
  return (rest > 1 ? 11 - rest : 0) === digits[0];
};

/** A Paraguayan number by `document_type`: an identity card (CI) has no check digit, anything else is a RUC. */
const paraguayan: Check = (value, {document_type: type}) =>
  type === 'CI' ? /^\d{5,8}$/.test(value) : rucOfParaguay(value, {});

const rucOfEcuador = anyOf(ecuadorianPerson, ecuadorianCompany);

/** An Ecuadorian number by `document_type`: an identity card (CI), anything else is a RUC. */
const ecuadorian: Check = (value, beside) => (beside.document_type === 'CI' ? cedula : rucOfEcuador)(value, beside);

/** Identity card of Uruguay. Early ones have seven digits, without the leading zero. */
const cedulaOfUruguay: Check = (value, beside) => identifier(UY.cedula)(value.replace(/^\d{7}$/, '0$&'), beside);

const rutOfUruguay = identifier(UY.rut);

/** An Uruguayan number by `document_type`: an identity card (CI), anything else is a RUT. */
const uruguayan: Check = (value, beside) =>
  (beside.document_type === 'CI' ? cedulaOfUruguay : rutOfUruguay)(value, beside);

/**
 * CUIT of a person whose number begins with 25 or 26, which the package stdnum does not know. Guides to tax numbers list
 * them (https://lookuptax.com/docs/tax-identification-number/Argentina-tax-id-guide).
 */
const rareCuit: Check = (value) => {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return /^2[56]\d{9}$/.test(value) && sum % 11 === 0;
};

const nit = identifier(CO.nit);

/**
 * A Colombian number by `document_type`: a passport (PPN) may hold letters, a NIT has ten digits of which the last one is
 * a check digit, the other documents are 6–11 digits.
 */
const colombian: Check = (value, {document_type: type}) =>
  type === 'PPN' || (type === 'NIT' ? /^\d{10}$/.test(value) && nit(value, {}) : /^\d{6,11}$/.test(value));

const rucOfPeru = identifier(PE.ruc);

/**
 * A Peruvian number by `document_type`: an identity card (DNI) has 8 digits, documents of foreigners have no check
 * digit, anything else is a RUC.
 */
const peruvian: Check = (value, {document_type: type}) =>
  type === 'DNI' ? /^\d{8}$/.test(value) : type === 'CE' || type === 'PAS' || rucOfPeru(value, {});

/** Without leading zeros, which some systems read as octal. */
const ipv4: Check = (value) => /^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(?!$)|$)){4}$/.test(value);

/** RFC 4291; the parser of URLs knows the notation, in Node and in browsers. */
const ipv6: Check = (value) => /^[\da-f:.]+$/i.test(value) && parseUrl(`http://[${value}]`) !== null;

/** A valid calendar date, `YYYY-MM-DD`. */
const isoDate: Check = (value) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

const phone: Check = (value) => /^\d+$/.test(value) && (parsePhoneNumber(`+${value}`)?.isValid() ?? false);

const uuid: Check = (value) => /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(value);

const base58check = createBase58check(sha256);

/** A Base58Check address: a version byte and a 20-byte hash. */
function base58Address(...versions: number[]): Check {
  return (value) => {
    try {
      const bytes = base58check.decode(value);
      return bytes.length === 21 && versions.includes(bytes[0]!);
    } catch {
      return false;
    }
  };
}

/** A BIP 173 (witness version 0) or BIP 350 (later versions) address of the main or test network. */
const segwitAddress: Check = (value) => {
  for (const [coder, isVersion] of [
    [bech32, (version: number) => version === 0],
    [bech32m, (version: number) => version >= 1 && version <= 16],
  ] as const) {
    const decoded = coder.decodeUnsafe(value);
    if (!decoded || !['bc', 'tb'].includes(decoded.prefix) || !isVersion(decoded.words[0]!)) continue;
    const program = coder.fromWordsUnsafe(decoded.words.slice(1));
    if (
      program &&
      (decoded.words[0] === 0 ? [20, 32].includes(program.length) : program.length >= 2 && program.length <= 40)
    )
      return true;
  }
  return false;
};

/** Hashes of a public key and of a script, on the main and the test network. */
const bitcoinBase58 = base58Address(0x00, 0x05, 0x6f, 0xc4);

const email: Check = (value) =>
  /^[^\s@.]+(\.[^\s@.]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/.test(value);

/**
 * Pix keys by `pix_key_type`, as the Central Bank’s directory of keys (DICT) accepts them. A random key (EVP) is a UUID;
 * a phone number includes the plus sign.
 */
const pixKeys: Record<string, Check> = {
  cpf,
  cnpj,
  phone: (value, beside) => /^\+55\d{10,11}$/.test(value) && phone(value.slice(1), beside),
  email: (value, beside) => value.length <= 77 && value === value.toLowerCase() && email(value, beside),
  evp: uuid,
};

/** Recipients of Binance Pay by `receiver_type`: all but email addresses are numbers. */
const binanceReceiver: Check = (value, {receiver_type: type}) => {
  const isNumber = /^\d+$/.test(value);
  if (type === undefined) return isNumber || email(value, {});
  return type === 'EMAIL' ? email(value, {}) : isNumber;
};

/**
 * The checks that a field of a service may name, in addition to its pattern. CPF: Receita Federal, modulo 11 twice.
 * CNPJ: the same over character codes, with letters since July 2026 (IN RFB 2229/2024). CLABE: weights 3-7-1. IBAN: ISO
 * 13616, modulo 97. Other national numbers: as documented in the package stdnum. Addresses: BIP 173, BIP 350 and
 * Base58Check (Bitcoin), ERC-55 (Ethereum), Base58Check with version 0x41 (TRON).
 */
const checks: Record<string, Check> = {
  luhn,
  cpf_cnpj: anyOf(cpf, cnpj),
  btc: anyOf(segwitAddress, bitcoinBase58),
  evm: (value) => /^0x[0-9A-Fa-f]{40}$/.test(value) && withChecksum(value.slice(2).toLowerCase()) === value,
  tron: base58Address(0x41),
  msisdn: phone,
  iban: (value) => isValidIBAN(value),
  clabe: identifier(MX.clabe),
  cci,
  cbu: identifier(AR.cbu),
  cuit: anyOf(identifier(AR.cuit), rareCuit),
  nuban,
  rut_cl: identifier(CL.rut),
  document_co: colombian,
  document_py: paraguayan,
  document_pe: peruvian,
  document_ec: ecuadorian,
  document_uy: uruguayan,
  cedula_uy: cedulaOfUruguay,
  rnokpp: identifier(UA.rntrc),
  rnokpp_or_edrpou: anyOf(identifier(UA.rntrc), identifier(UA.edrpou)),
  tckn: identifier(TR.tckimlik),
  za_id: identifier(ZA.idnr),
  nif_pt: identifier(PT.nif),
  pix_key: (value, beside) => {
    const type = beside.pix_key_type;
    return Object.entries(pixKeys).some(([name, check]) => (type === undefined || type === name) && check(value, {}));
  },
  binance_receiver: binanceReceiver,
  date: isoDate,
  ip: anyOf(ipv4, ipv6),
  email,
  https_url: (value) => parseUrl(value)?.protocol === 'https:',
};

const withoutCheckDigits = ['binance_receiver', 'email', 'https_url', 'msisdn', 'date', 'ip'];

/** For checks of several kinds of identifiers: whether this value is of a kind that has check digits. */
const isOneWithDigits: Record<string, Check> = {
  pix_key: (value, {pix_key_type: type}) =>
    (type === 'cpf' && /^\d{11}$/.test(value)) || (type === 'cnpj' && /^[0-9A-Z]{12}\d{2}$/.test(value)),
  // The third digit of companies and public bodies is 9 or 6, and their RUC has no check digit.
  document_ec: (value, {document_type: type}) => (type === 'CI' ? /^\d{10}$/ : /^\d\d[0-5]\d{10}$/).test(value),
  document_uy: (value, {document_type: type}) => (type === 'CI' ? /^\d{7,8}$/ : /^\d{12}$/).test(value),
  document_co: (value, {document_type: type}) => type === 'NIT' && /^\d{10}$/.test(value),
  document_py: (_value, {document_type: type}) => type !== 'CI',
  document_pe: (value, {document_type: type}) => (type === undefined || type === 'RUC') && /^\d{11}$/.test(value),
};

/**
 * Whether the check verifies check digits, so that a well-formed value can still be invalid.
 *
 * @param value if given: whether it does so for this value
 */
export function hasCheckDigits(name: string, value?: string, beside: Readonly<Record<string, unknown>> = {}): boolean {
  if (withoutCheckDigits.includes(name)) return false;
  return value === undefined || (isOneWithDigits[name]?.(value, beside) ?? true);
}

/** Names of all checks. */
export const checkNames = Object.keys(checks);

/**
 * Whether a value passes the named check.
 *
 * @throws a sentence if there is no such check
 */
export function passesCheck(name: string, value: string, beside: Readonly<Record<string, unknown>> = {}): boolean {
  const check = checks[name];
  if (!check)
    throw new Error(
      `There is no check ${name}. Write one of ${checkNames.join(', ')}, or add it to src/content/services/valueChecks.ts.`,
    );
  return check(value, beside);
}
