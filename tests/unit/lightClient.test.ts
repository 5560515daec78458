import {expect, test} from '@playwright/test';
import {slimRegistry} from '../../src/plugins/light-client/slimRegistry';

const loader = '() => import(/* webpackChunkName: "4edc808e" */ "@site/docs/index.mdx")';

test('the list of chunks keeps how each is loaded alone', () => {
  const registry = `export default {\n  "4edc808e": [${loader}, "@site/docs/index.mdx", require.resolveWeak("@site/docs/index.mdx")],\n};\n`;
  expect(slimRegistry(registry)).toBe(`export default {\n  "4edc808e": [${loader}],\n};`);
});

test('a list of another form is refused', () => {
  expect(() => slimRegistry(`export default {\n  "4edc808e": ${loader},\n};\n`)).toThrow('does not understand this line of the framework\'s registry');
});
