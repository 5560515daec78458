import {inlineCode} from '../../content/core/format';
import {heading, list, paragraph, type Node} from '../../content/core/markdown';
import {calculate, loadCheckDigits, type CheckDigitStep} from '../../content/reference/checkDigits';
import type {Page} from '../page';

/** Each algorithm of check digits with its calculations: `<Facts name="checkDigits" />`. */
export function build(page: Page): Node[] {
  return Object.entries(loadCheckDigits(page.locale)).flatMap(([anchor, {title, text, standard, examples}]) => [
    heading(3, title, anchor),
    paragraph(`${text} (${standard})`),
    list(
      examples.map(({value, steps = []}) =>
        [inlineCode(value), ...steps.map((step) => stepText(step, value, page))].join('; '),
      ),
    ),
  ]);
}

/** One calculation, such as “`123456789` × 10, 9, … = 210; 210 mod 11 = 1; 11 − 1 = 10, written 0”. */
function stepText(step: CheckDigitStep, value: string, page: Page): string {
  const {covered, weights, sum, remainder, difference, digit} = calculate(step, value);
  const rest = `${sum} mod ${step.modulo} = ${remainder}`;
  if (step.moved) return rest;
  const result = step.digit === 'difference' ? `; ${step.modulo} − ${remainder} = ${difference}` : '';
  const written = step.digit === 'difference' ? String(difference) : String(remainder);
  const shown = digit === written ? '' : ` ${page.t('reference.checkDigits.written', {digit: inlineCode(digit!)})}`;
  return `${inlineCode(covered)} × ${weights.join(' ').replaceAll('-', '−')}: ${page.t('reference.checkDigits.sum', {sum: String(sum)})}; ${rest}${result}${shown}`;
}
