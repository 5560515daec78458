import {expect, test} from 'vitest';
import {brand} from '../../../../src/brand';
import {securityText} from '../../../../src/content/site/securityText';

test('security.txt has each field of RFC 9116 once, and goes stale in less than a year', () => {
  const day = 86_400_000;
  for (let month = 0; month < 24; month++) {
    for (const date of [1, 15, 28]) {
      const now = new Date(Date.UTC(2026, month, date, 12));
      const fields = Object.fromEntries(
        securityText(now)
          .trim()
          .split('\n')
          .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
      );
      expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
      expect(fields.Contact).toMatch(/^mailto:[\w.]+@[\w.]+$/);
      expect(fields.Canonical).toBe(`https://${brand.hosts.site}/.well-known/security.txt`);
      expect(fields.Expires).toMatch(/^\d{4}-\d\d-01T00:00:00Z$/);
      const ahead = (Date.parse(fields.Expires!) - now.getTime()) / day;
      expect(ahead).toBeGreaterThan(300);
      expect(ahead).toBeLessThan(365);
    }
  }
});
