import {code, element, paragraph, type Node} from '../../content/core/markdown';
import {writeMarks} from '../../content/pages/codeMarks';
import {httpMessage, opensslRecipe, publishedSecret} from '../../content/signing/signedMessage';
import {loadVector, vectorStringToSign, type VectorScheme, type Vector} from '../../content/signing/vectors';
import {authSchemes} from '../../sandbox/diagnose/schemes';
import type {Page} from '../page';

type Show = (page: Page, scheme: VectorScheme, vector: Vector) => Node[];

/** Code that wraps instead of scrolling, because every character matters. */
function wrapped(value: string, title: string): Node {
  return element('div', {className: ['wrapped']}, [code('text', value, title)]);
}

/** Marks the spaces of a block of code; the style sheet puts a dot on each, and the text stays as it is. */
function withSpaces(block: Node, text: string): Node {
  const pieces = text.split(/( )/).map((part) => ({length: part.length, color: part === ' ' ? ('w' as const) : null}));
  return {...block, data: {hProperties: {marks: writeMarks(pieces)}}};
}

const views: Record<string, Show> = {
  message: (page, scheme, vector) => [code('http', httpMessage(scheme, vector), page.t(`signing.message.${scheme}`))],
  json: (page, scheme, {body = ''}) => [
    code('json', JSON.stringify(JSON.parse(body), null, 2), page.t(`signing.json.${scheme}`)),
  ],
  address: (page, scheme, vector) => [wrapped(httpMessage(scheme, vector), page.t(`signing.message.${scheme}`))],
  string: (page, scheme, vector) => {
    const text = new TextDecoder().decode(vectorStringToSign(vector));
    const wrap = page.t('signing.wrap');
    const hasSpaces = text.includes(' ');
    const block = code('text', text, page.t(`signing.${proofOf(scheme)}.string`));
    return [
      element('div', {className: ['wrapped']}, [hasSpaces ? withSpaces(block, text) : block]),
      paragraph(hasSpaces ? `${page.t('signing.space')} ${wrap}` : wrap),
    ];
  },
  signature: (page, scheme, vector) => [
    wrapped(vector.signature, page.t(`signing.${proofOf(scheme)}.value`, {secret: publishedSecret(scheme, vector)})),
  ],
  openssl: (page, scheme, vector) => [
    code('bash', opensslRecipe(scheme, vector), page.t(`signing.${proofOf(scheme)}.openssl`)),
  ],
};

/** The proof of a scheme: v1 has a hash without a key, except in callbacks by GET. */
export function proofOf(scheme: VectorScheme): 'hash' | 'signature' {
  return authSchemes.includes(scheme) ? 'hash' : 'signature';
}

/**
 * One view of a test vector: `<Facts name="signedMessage" scheme="v2_request" vector="pix_create" show="message" />`.
 * `show` is `message` (raw HTTP), `address` (the same, with a long request line wrapped), `json` (the body, indented),
 * `string` (the string to sign, with its spaces marked), `signature`, or `openssl` (a bash recipe that prints the
 * signature).
 */
export function build(page: Page, {scheme, vector, show}: Record<string, string>): Node[] {
  const view = views[show ?? ''];
  if (!view) {
    throw new Error(`${page.file}: a vector has no show="${show}". Write one of ${Object.keys(views).join(', ')}.`);
  }
  return view(page, scheme as VectorScheme, loadVector(scheme as VectorScheme, vector ?? ''));
}
