import {_api} from '@iconify/react';
import {expect, test} from 'vitest';
import config from '../../../docusaurus.config';
import '../../../src/icons';
import {iconProblem} from '../../../src/icons/checkIcon';

test('the icon service has three hosts, a time-out of 5000 ms and a rotation of 750 ms', () => {
  expect(_api.getAPIConfig('')).toMatchObject({
    resources: ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'],
    timeout: 5000,
    rotate: 750,
    random: false,
    index: 0,
  });
});

test('every icon of the navbar is bundled', () => {
  const {items} = (config.themeConfig as {navbar: {items: {icon?: string}[]}}).navbar;
  const icons = items.flatMap(({icon}) => icon ?? []);
  expect(icons).toEqual(['site:home', 'site:knowledge-book', 'site:add-people']);
  for (const icon of icons) expect(iconProblem(icon), icon).toBeNull();
});
