import {hasDesk} from '../../content/pages/hasDesk';
import {code, component, details, heading, paragraph, type Node} from '../../content/core/markdown';
import {loadQuickstart, quickstartRequest, type QuickstartFile} from '../../content/examples/quickstart';
import type {Page} from '../page';

/** The desk of the quickstart, from the files of its blocks: `<Facts name="quickstartDesk" />`. */
export function build(page: Page): Node[] {
  if (!hasDesk(page.frontMatter))
    throw new Error(`${page.file}: the page has a desk. Write has_desk: true in its front matter.`);
  const {t} = page;
  const block = (language: string, file: QuickstartFile, title?: string): Node =>
    code(language, loadQuickstart(file).trimEnd(), title);
  const request = t('services.exchange.request');
  const response = t('services.exchange.answer');
  const title = t('sandbox.quickstart.desk');
  return [
    component('Desk', {label: title}, [
      heading(2, title, 'messages'),
      paragraph(t('sandbox.quickstart.desk_text')),
      component('TryIt', {operation: quickstartRequest().path.slice(1), example: 'quickstart'}, [
        block('bash', 'create.sh', request),
        block('json', 'output/create.json', response),
        details(t('sandbox.quickstart.callback'), [block('text', 'output/paid.txt')]),
        details(t('sandbox.quickstart.find'), [
          block('bash', 'find.sh', request),
          block('json', 'output/find.json', response),
        ]),
      ]),
    ]),
  ];
}
