import {expect, test} from 'vitest';
import {
  applyOverlay,
  printOverlay,
  stampOverlay,
  textNodes,
  type Overlay,
} from '../../../../src/content/contract/overlay';

const english = {
  info: {title: 'Payments', version: '1.0.0'},
  components: {
    schemas: {
      Order: {
        description: 'What is paid for.',
        properties: {
          description: {type: 'string', description: 'A text.', example: {description: 'not a text of the contract'}},
        },
        oneOf: [
          {const: 'a', description: 'The first.'},
          {const: 'b', description: 'The second.'},
        ],
      },
    },
  },
};
const empty: Overlay = {overlay: '1.0.0', info: {title: 'test', version: '1'}, actions: []};

test('texts are found at every depth, list items by what identifies them, and examples are no texts', () => {
  expect(textNodes(english).map(({target}) => target)).toEqual([
    '$.info',
    '$.components.schemas.Order',
    '$.components.schemas.Order.properties.description',
    "$.components.schemas.Order.oneOf[?@.const == 'a']",
    "$.components.schemas.Order.oneOf[?@.const == 'b']",
  ]);
});

test('a stamped overlay translates a copy once its texts are written, and leaves the English alone', () => {
  const overlay = stampOverlay(english, empty);
  expect(() => applyOverlay(english, overlay, 'x.yaml')).toThrow(
    'x.yaml: $.info has an empty "title". Write the translation.',
  );
  for (const {update} of overlay.actions) for (const key of Object.keys(update)) update[key] = `переклад ${key}`;
  const translated = applyOverlay(english, overlay, 'x.yaml');
  expect(textNodes(translated).every(({node, keys}) => keys.every((key) => node[key] === `переклад ${key}`))).toBe(
    true,
  );
  expect(english.info.title).toBe('Payments');
  expect(printOverlay(overlay)).toContain('x-source');
});

test('a stamp depends on the English text and on nothing else', () => {
  const stamps = (document: object) => stampOverlay(document, empty).actions.map((action) => action['x-source']);
  const changed = structuredClone(english);
  changed.components.schemas.Order.oneOf[1]!.description = 'The last.';
  changed.info.version = '2.0.0';
  expect(stamps(changed).map((stamp, index) => stamp === stamps(english)[index])).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
