import {expect, test} from 'vitest';
import {toleranceSeconds} from '../../../../src/gateway/limits';
import {brand} from '../../../../src/brand';
import {loadLimits} from '../../../../src/content/core/limits';
import {locales} from '../../../../src/content/core/locales';
import {fillTokens} from '../../../../src/content/core/tokens';
import {loadCallbackDelivery} from '../../../../src/content/reference/callbackDelivery';
import {readYaml} from '../../../../src/content/contract/contractSource';

const english = 'docs/a.mdx';
const ukrainian = 'i18n/uk/docusaurus-plugin-content-docs/current/a.mdx';

test('a token becomes the value that the brand holds at its path', () => {
  expect(fillTokens('https://%brand.hosts.live%/ of %brand.name%', english)).toBe(
    `https://${brand.hosts.live}/ of ${brand.name}`,
  );
});

test('a token without a value fails with the file', () => {
  expect(() => fillTokens('%brand.hosts.nowhere%', english)).toThrow(
    /docs\/a\.mdx: %brand\.hosts\.nowhere% names nothing/,
  );
  expect(() => fillTokens('%brand.hosts%', english)).toThrow(/names nothing/);
});

test('a limit is written with its unit, in the plural form and the case of the language of the file', () => {
  const text = '%limits.timeout% · %limits.report_period% · %limits.report_period.genitive% · %limits.code_attempts%';
  expect(fillTokens(text.replace('.genitive', ''), english)).toBe('15 seconds · 31 days · 31 days · 3 attempts');
  expect(fillTokens(text, ukrainian)).toBe('15 секунд · 31 день · 31 дня · 3 спроби');
  expect(fillTokens('через %limits.rate_window.accusative%', ukrainian)).toBe('через 1 хвилину');
});

test('a limit is written in another unit of time, in the binary unit of a size, or as a number alone', () => {
  const text =
    '%limits.hold.day.number%-day · %limits.signature_tolerance.second% · %limits.body% · %limits.export_rows.number%';
  expect(fillTokens(text, english)).toBe('7-day · 300 seconds · 1 MiB · 10,000');
  expect(fillTokens(text, ukrainian)).toBe('7-day · 300 секунд · 1 МіБ · 10\u00a0000');
});

test('an unknown limit, form or case fails with the file and what to write', () => {
  const message = (token: string) => {
    try {
      return fillTokens(token, english);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(message('%limits.nothing%')).toBe(
    'docs/a.mdx: %limits.nothing% names no limit. Write one of src/data/limits.yaml, or add it there.',
  );
  expect(message('%limits.hold.long%')).toMatch(/^docs\/a\.mdx: %limits\.hold\.long% asks for “long”\. Write number,/);
  expect(message('%limits.hold.genitive%')).toMatch(/asks for the genitive of “day”, which src\/data\/limits\.yaml/);
  expect(message('%limits.body.day%')).toMatch(/asks for a time, but body is none/);
});

test('a limit has one value: that of the gateway, of the contract or of the data', () => {
  const {signature_tolerance: tolerance, callback_timeout: timeout, external_id: id} = loadLimits();
  expect(tolerance!.value).toBe(toleranceSeconds);
  expect(timeout!.value).toBe(loadCallbackDelivery().timeout_seconds);
  expect(id!.value).toBe(readYaml('v2/schemas/ExternalId.yaml').maxLength);
});

test('every limit can be written in every language', () => {
  const names = Object.keys(loadLimits());
  expect(names.length).toBeGreaterThan(30);
  for (const {code} of locales)
    for (const name of names) {
      expect(fillTokens(`%limits.${name}%`, code === 'en' ? english : ukrainian)).toMatch(/^[\d,.\u00a0]+( \p{L}+)+$/u);
    }
});
