import {bech32, bech32m, createBase58check} from '@scure/base';
import {stdnum} from 'stdnum';
import {withChecksum} from '../gateway/cryptoAddress';
import {sha256} from '../gateway/sha256';

/** Says whether a value (as a request carries it, without separators) is right in itself. */
type Check = (value: string) => boolean;

/**
 * An identifier by its country's algorithm: the value is right and is written without separators.
 *
 * @param country ISO 3166-1 alpha-2
 * @param name of the identifier in the package `stdnum`
 */
function identifier(country: string, name: string): Check {
  const validator = stdnum[country]?.[name];
  if (!validator) throw new Error(`The package stdnum knows no ${country}.${name}.`);
  return (value) => {
    const result = validator.validate(value);
    return result.isValid && result.compact === value;
  };
}

const cpf = identifier('BR', 'cpf');
const cnpj = identifier('BR', 'cnpj');

/** ISO/IEC 7812-1, annex B: every second digit from the right doubled, the sum of all digits a multiple of ten. */
const luhn: Check = (value) => {
  const sum = [...value].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return /^\d+$/.test(value) && sum % 10 === 0;
};

const base58check = createBase58check(sha256);

/** An address of Base58Check: a byte of the version, then the 20 bytes of a hash. */
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

/** An address of BIP 173 (witness version 0) or BIP 350 (later ones), in the main network or the test network. */
const segwitAddress: Check = (value) => {
  for (const [coder, isVersion] of [[bech32, (version: number) => version === 0], [bech32m, (version: number) => version >= 1 && version <= 16]] as const) {
    const decoded = coder.decodeUnsafe(value);
    if (!decoded || !['bc', 'tb'].includes(decoded.prefix) || !isVersion(decoded.words[0]!)) continue;
    const program = coder.fromWordsUnsafe(decoded.words.slice(1));
    if (program && (decoded.words[0] === 0 ? [20, 32].includes(program.length) : program.length >= 2 && program.length <= 40)) return true;
  }
  return false;
};

/** Hashes of a key and of a script, in the main network and in the test network. */
const bitcoinBase58 = base58Address(0x00, 0x05, 0x6f, 0xc4);

/**
 * The checks that a field of a service may name, beyond its pattern.
 * CPF: Receita Federal, modulo 11 twice. CNPJ: the same over character codes, letters since July 2026 (IN RFB 2229/2024).
 * Addresses: BIP 173, BIP 350 and Base58Check (Bitcoin), EIP-55 (Ethereum), Base58Check of the version 0x41 (TRON).
 */
const checks: Record<string, Check> = {
  luhn,
  cpf,
  cnpj,
  cpf_cnpj: (value) => cpf(value) || cnpj(value),
  btc: (value) => segwitAddress(value) || bitcoinBase58(value),
  evm: (value) => /^0x[0-9A-Fa-f]{40}$/.test(value) && withChecksum(value.slice(2).toLowerCase()) === value,
  tron: base58Address(0x41),
  email: (value) => /^[^\s@.]+(\.[^\s@.]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/.test(value),
  https_url: (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
};

const withoutDigits = ['email', 'https_url'];

/** Whether the check recomputes check digits, so that a value of the right form may still be wrong. */
export function hasCheckDigits(name: string): boolean {
  return !withoutDigits.includes(name);
}

/** Names of all checks. */
export const checkNames = Object.keys(checks);

/**
 * Whether a value passes the named check.
 *
 * @throws a sentence, when there is no such check
 */
export function passesCheck(name: string, value: string): boolean {
  const check = checks[name];
  if (!check) throw new Error(`There is no check ${name}. Write one of ${checkNames.join(', ')}, or add it to src/content/checks.ts.`);
  return check(value);
}
