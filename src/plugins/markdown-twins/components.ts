import type {PreviewData} from '../../content/cabinet/pagePreview';
import {list, paragraph, type Node} from '../../content/core/markdown';
import {tick} from '../../content/core/format';
import type {Page} from '../remark-facts/page';

/** What a component of a page is in Markdown, from its attributes and its children, which are plain already. */
type Draw = (attributes: Record<string, string>, children: Node[], page: Page) => Node[];

const asItsChildren: Draw = (_attributes, children) => children;

const links = (pairs: [text: string, address: string][]): string =>
  pairs.map(([name, address]) => `[${name}](${address})`).join(', ');

/** Each component that a page may hold. */
export const components: Record<string, Draw> = {
  Beside: asItsChildren,
  div: asItsChildren,
  ServiceFinder: asItsChildren,
  TableFilter: asItsChildren,
  Tabs: asItsChildren,
  TabItem: ({label}, children) => [paragraph(`**${label}**`), ...children],
  Endpoint: ({method, label, address}) => [paragraph(`${label}: ${tick(`${method} ${address}`)}`)],
  ScenarioList: ({folder, scenarios, extension}) => [
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: (JSON.parse(scenarios!) as [string, string, string][]).map(([id, title, description]) => ({
        type: 'listItem',
        spread: false,
        children: [paragraph(`[${title}](${folder}/${id}.${extension}) — ${description}`) as never],
      })),
    },
  ],
  // The options alone: a look cannot be tried in a text.
  PagePreview({data}) {
    const {groups, defaults} = JSON.parse(data!) as PreviewData;
    return groups.flatMap(({title, options}) => [
      paragraph(`**${title}**`),
      list(
        options.map(
          ({pointer, label}) => `${label}: ${tick(pointer)}${defaults[pointer] ? ` = ${tick(defaults[pointer])}` : ''}`,
        ),
      ),
    ]);
  },
  Sample({folder, scenarios, variants, label}, children, {t}) {
    const [scenario, ...otherScenarios] = JSON.parse(scenarios!) as [string, string][];
    const [variant, ...otherVariants] = JSON.parse(variants!) as [string, string, string][];
    const titles = [
      label,
      ...(otherScenarios.length > 0 ? [scenario![1]] : []),
      ...(otherVariants.length > 0 ? [variant![1]] : []),
    ];
    const fileOf = (id: string, extension: string): string => `${folder}/${id}.${extension}`;
    return [
      paragraph(`**${titles.join(' · ')}**`),
      ...children,
      ...(otherVariants.length > 0
        ? [
            paragraph(
              `${t('twin.languages')}: ${links(otherVariants.map(([, name, extension]) => [name, fileOf(scenario![0], extension)]))}.`,
            ),
          ]
        : []),
      ...(otherScenarios.length > 0
        ? [
            paragraph(
              `${t('twin.scenarios')}: ${links(otherScenarios.map(([id, title]) => [title, fileOf(id, variant![2])]))}.`,
            ),
          ]
        : []),
    ];
  },
};
