import type {PreviewData} from '../../content/cabinet/pagePreview';
import {list, paragraph, type Node} from '../../content/core/markdown';
import {inlineCode} from '../../content/core/format';
import type {Page} from '../../pages/page';

/** Renders a component as Markdown, from its attributes and its already converted children. */
type Renderer = (attributes: Record<string, string>, children: Node[], page: Page) => Node[];

const asItsChildren: Renderer = (_attributes, children) => children;

const links = (pairs: [text: string, address: string][]): string =>
  pairs.map(([name, address]) => `[${name}](${address})`).join(', ');

/** A renderer for every component that a page may contain. */
export const components: Record<string, Renderer> = {
  Desk: asItsChildren,
  div: asItsChildren,
  // Interactive only; the page has the whole list, whose times are explained.
  ServiceFinder: asItsChildren,
  ServiceList: asItsChildren,
  TableFilter: asItsChildren,
  Endpoint: ({method, label, address}) => [paragraph(`${label}: ${method} ${inlineCode(address!)}`)],
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
  // The Markdown has the messages without the payment.
  FirstPayment: asItsChildren,
  StagePanel: asItsChildren,
  // The Markdown has the links without the form.
  CountryForm: asItsChildren,
  // The samples list the scenarios with links.
  ScenarioPicker: () => [],
  // Only the list of options; the preview itself is interactive.
  PagePreview({data}) {
    const {groups, defaults} = JSON.parse(data!) as PreviewData;
    return groups.flatMap(({title, options}) => [
      paragraph(`**${title}**`),
      list(
        options.map(
          ({pointer, label}) =>
            `${label}: ${inlineCode(pointer)}${defaults[pointer] ? ` = ${inlineCode(defaults[pointer])}` : ''}`,
        ),
      ),
    ]);
  },
  Sandbox: asItsChildren,
  // Interactive only; the page’s tables say what it finds.
  SignatureCheck: () => [],
  // The Markdown has the samples without the form.
  TryIt: asItsChildren,
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
