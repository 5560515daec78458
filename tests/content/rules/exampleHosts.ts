import {isText, quote, type Rule} from './rule';

/** Hosts of standards and of the sources that facts are drawn from; an example never uses them. */
const sources =
  /^(?:[\w-]+\.)*(?:rfc-editor\.org|ietf\.org|iso\.org|unicode\.org|w3\.org|json-schema\.org|openapis\.org|standardwebhooks\.com|github\.com|bcb\.gov\.br|gov\.br|bank\.gov\.ua|semver\.org|spec\.openapis\.org|owasp\.org|developers\.binance\.com|pcisecuritystandards\.org|emvco\.com|docs\.dlocal\.com)$/;

/** A record of a service names the source of each rule by this key, and any public page may be one. */
const sourceLine = /^\s*source: https:.*$/gm;

export const rule: Rule = {
  id: 'example-hosts',
  message:
    'An address leads to a host that is neither .example nor a known source. Write a host under .example, or add the source to this rule.',
  appliesTo: isText,
  check: (text) =>
    [...text.replace(sourceLine, '').matchAll(/https?:\/\/([\w.-]+)/g)]
      .filter(([, host]) => !/(?:\.|^)example$/.test(host!) && host !== 'localhost' && !sources.test(host!))
      .flatMap(([address]) => quote(text, new RegExp(address.replace(/[.?+*]/g, '\\$&')))),
  failing: {file: 'docs/a.mdx', text: 'https://example.com/callbacks'},
  passing: {file: 'docs/a.mdx', text: 'https://shop.example/callbacks and https://www.rfc-editor.org/rfc/rfc9457'},
};
