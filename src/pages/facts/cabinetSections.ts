import {loadNavigation} from '../../content/cabinet/cabinet';
import {list, parse, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** The menu of the cabinet: each section with a list of its screens. */
export function build(page: Page): Node[] {
  const {sections} = loadNavigation(page.locale);
  return [
    list(
      Object.values(sections).map(({label, purpose, screens}) => [
        ...parse(`**${label}.** ${purpose}`),
        list(
          Object.entries(screens).map(([path, screen]) => {
            const name = `/cabinet/${path}` === page.path ? screen.label : page.link(`/cabinet/${path}`, screen.label);
            return `${name} — ${screen.purpose}`;
          }),
        ),
      ]),
    ),
  ];
}
