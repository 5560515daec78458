import {expect, test} from 'vitest';
import {
  applyOverlay,
  overlayText,
  stampOverlay,
  targetsOfNothing,
  textNodes,
  unstampedTexts,
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
  expect(overlayText(overlay)).toContain('x-source');
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

test('only the named texts of a changed contract are stamped; the others stay unstamped', () => {
  const overlay = stampOverlay(english, empty);
  for (const {update} of overlay.actions) for (const key of Object.keys(update)) update[key] = 'переклад';
  expect(unstampedTexts(english, overlay)).toEqual([]);
  const changed: typeof english & {servers?: object[]} = structuredClone(english);
  changed.info.title = 'Payouts';
  changed.components.schemas.Order.description = 'The goods.';
  changed.servers = [{url: 'https://a.example', description: 'For tests.'}];
  const lacks = (version: Overlay) => unstampedTexts(changed, version).map(({target, lacks}) => `${target} ${lacks}`);
  const server = "$.servers[?@.url == 'https://a.example']";
  expect(lacks(overlay)).toEqual(['$.info stamp', '$.components.schemas.Order stamp', `${server} translation`]);
  const stamped = stampOverlay(changed, overlay, ({target}) => target === '$.info');
  expect(lacks(stamped)).toEqual(['$.components.schemas.Order stamp', `${server} translation`]);
  expect(stamped.actions.slice(1)).toEqual(overlay.actions.slice(1));
  expect(lacks(stampOverlay(changed, stamped))).toEqual([`${server} translation`]);
});

test('an action whose text the contract no longer has is named, and removed by the next stamp', () => {
  const overlay = stampOverlay(english, empty);
  const {info} = english;
  expect(targetsOfNothing({info}, overlay)).toEqual(overlay.actions.slice(1).map(({target}) => target));
  expect(stampOverlay({info}, overlay, () => false).actions.map(({target}) => target)).toEqual(['$.info']);
});
