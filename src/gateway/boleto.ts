import {day} from './time';

/** Check digit of a field: weights 2 and 1 by turns from the right, of a product of two digits their sum. */
function modulo10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Check digit of the whole: weights 2–9 by turns from the right; what has no digit of its own is 1. */
function modulo11(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const rest = 11 - (sum % 11);
  return rest > 9 ? 1 : rest;
}

/** Four digits for a day: days since 7 October 1997, and from 9999 back to 1000, as on 22 February 2025. */
function dueFactor(due: string): string {
  const days = (Date.parse(due) - Date.UTC(1997, 9, 7)) / (day * 1000);
  return String(((days - 1000) % 9000) + 1000).padStart(4, '0');
}

/**
 * The linha digitável of a boleto, 47 digits: three fields with a check digit each, the check digit of the whole, the
 * day and the amount. Layout: https://rubydoc.info/gems/boleto_bancario/BoletoBancario/Calculos/LinhaDigitavel;
 * restart of the days: https://github.com/cobregratis/boletophp/issues/62.
 *
 * @param bank three digits
 * @param free 25 digits that the bank uses as it likes
 * @param due last day, `YYYY-MM-DD`
 * @param amount decimal string in BRL
 */
export function boletoLine({
  bank,
  free,
  due,
  amount,
}: {
  bank: string;
  free: string;
  due: string;
  amount: string;
}): string {
  if (!/^\d{25}$/.test(free)) throw new Error(`The free field of a boleto has 25 digits, not “${free}”.`);
  // 9: the amount is in BRL.
  const head = `${bank}9`;
  const tail = dueFactor(due) + amount.replace('.', '').padStart(10, '0');
  const fields = [head + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return fields.map((field) => field + String(modulo10(field))).join('') + String(modulo11(head + tail + free)) + tail;
}
