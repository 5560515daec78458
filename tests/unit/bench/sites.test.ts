import {expect, test} from 'vitest';
import {linkToPages} from '../../bench/sites';

test('links of a twin lead to pages of the baseline, other links stay', () => {
  const ids = ['index', 'callbacks', 'services/index', 'services/pix/index'];
  const english =
    '[a](/callbacks.md), [b](/services.md#pix), [c](/index.md), [d](/downloads/callbacks.md), [e](https://x.example/callbacks.md)';
  expect(linkToPages(english, 'en', ids)).toBe(
    '[a](/callbacks), [b](/services/#pix), [c](/), [d](/downloads/callbacks.md), [e](https://x.example/callbacks.md)',
  );
  expect(linkToPages('[a](/uk/services/pix.md) [b](/uk/index.md)', 'uk', ids)).toBe('[a](/services/pix/) [b](/)');
});
