import {hast, moduleOf, withTwin, type Node} from '../../content/core/markdown';
import type {Service} from '../../content/services/services';
import type {Page} from '../page';
import {payerHtml, payerMarkdown} from './draw';
import {screensOf} from './screens';

/** Imported by the figure, so that only pages with screens load these styles. */
const styles = moduleOf('@site/src/pages/payer/payer.css');

/** The screens of a service as a figure, and as words in the twin; nothing where no one sees a screen. */
export function payerScreens(service: Service, page: Page, caption = page.t('payer.caption')): Node[] {
  const screens = screensOf(service, page);
  if (screens.length === 0) return [];
  return [styles, withTwin(hast(payerHtml(screens, caption)), payerMarkdown(screens, caption, page))];
}
