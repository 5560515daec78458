import {stdnum} from 'stdnum';

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

/**
 * The checks that a field of a service may name, beyond its pattern.
 * CPF: Receita Federal, modulo 11 twice. CNPJ: the same over character codes, letters since July 2026 (IN RFB 2229/2024).
 */
const checks: Record<string, Check> = {
  luhn,
  cpf,
  cnpj,
  cpf_cnpj: (value) => cpf(value) || cnpj(value),
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
