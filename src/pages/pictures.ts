import type {PhrasingContent} from 'mdast';
import {element} from '../content/core/markdown';
import {flagFile, markFile, markOf, markOfCoin, monogramOf} from '../content/services/marks';
import type {Service} from '../content/services/services';
import type {Page} from './page';
import {methodName} from './serviceText';

/** Side of a flag in a line of text, in CSS pixels. */
const flagSize = 18;

/** Side of the mark of a cryptocurrency in a table. */
const coinSize = 20;

/** A picture that says nothing which the words beside it do not. It is loaded once it is near the screen. */
const picture = (className: string, file: string, size: number): PhrasingContent =>
  element(
    'img',
    {className: [className], src: `/${file}`, width: size, height: size, alt: '', loading: 'lazy'},
    [],
  ) as PhrasingContent;

/** The mark of a service’s method as an image, or its letters where the method has none. */
export function markPicture(service: Service, page: Page, size = 32): PhrasingContent {
  const name = markOf(service);
  return name === null
    ? (element('span', {className: ['mark'], dataMark: monogramOf(methodName(service, page))}, []) as PhrasingContent)
    : picture('mark', markFile(name), size);
}

/** The mark of a cryptocurrency before its name in a table; nothing if it has none. */
export function coinMark(code: string): PhrasingContent[] {
  const name = markOfCoin(code);
  return name === null ? [] : [picture('mark', markFile(name), coinSize)];
}

/** The flag of a country that some service is for. */
export function flagPicture(country: string): PhrasingContent {
  return picture('flag', flagFile(country), flagSize);
}
