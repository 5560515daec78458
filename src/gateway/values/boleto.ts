import {luhnDigit} from './luhn';
import {day, fromRfc3339, toRfc3339} from './time';

/** Seconds that Brasília is behind UTC. Brazil has had no daylight saving time since 2019. */
const behindUtc = 3 * 3600;

/** Due date of a boleto that expires then (Unix seconds), `YYYY-MM-DD`: the day in Brasília. */
export function dueDateOf(seconds: number): string {
  return toRfc3339(seconds - behindUtc).slice(0, 10);
}

/** Unix seconds of the last second of that day in Brasília: a boleto can be paid on the whole of its due date. */
export function endOfDueDate(seconds: number): number {
  return fromRfc3339(`${dueDateOf(seconds)}T23:59:59Z`) + behindUtc;
}

/** Check digit of the whole number, modulo 11: weights 2–9 repeat from the right; 0, 10 and 11 become 1. */
function modulo11(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const rest = 11 - (sum % 11);
  return rest > 9 ? 1 : rest;
}

/**
 * Four-digit due date factor: days since 7 October 1997. It restarted at 1000 on 22 February 2025, the day after 9999.
 */
function dueFactor(due: string): string {
  const days = (Date.parse(due) - Date.UTC(1997, 9, 7)) / (day * 1000);
  return String(((days - 1000) % 9000) + 1000).padStart(4, '0');
}

/**
 * The linha digitável of a boleto, 47 digits: three fields with a check digit each, the overall check digit, the due
 * date factor and the amount. Layout: https://rubydoc.info/gems/boleto_bancario/BoletoBancario/Calculos/LinhaDigitavel;
 * restart of the factor: https://github.com/cobregratis/boletophp/issues/62.
 *
 * @param bank three-digit bank code
 * @param free 25 digits whose meaning the bank defines
 * @param due due date, `YYYY-MM-DD`
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
  // 9 is the currency code of BRL.
  const head = `${bank}9`;
  const tail = dueFactor(due) + amount.replace('.', '').padStart(10, '0');
  const fields = [head + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return fields.map((field) => field + String(luhnDigit(field))).join('') + String(modulo11(head + tail + free)) + tail;
}
