/** A request in the fragment of an address. */
import type {OperationForm} from '../../wire/form';
import {bodyText, readBody, type Draft} from './request';
import {withProperty} from './values';

const prefix = '#try=';

/** Longer fragments are not read: no documented request is a tenth of it. */
const maxLength = 20_000;

/** Fields of a body that are secrets, and stay out of links. */
const secretFields = ['auth', 'token'];

/** Whether an address carries a request. */
const isLink = (hash: string): boolean => hash.startsWith(prefix);

/** A request in a link, with the scenario that it was made from. */
export interface LinkedRequest {
  scenario: string;
  draft: Draft;
}

/** The fragment that carries a request; secrets are left out. */
export function writeLink(form: Pick<OperationForm, 'scheme'>, {scenario, draft}: LinkedRequest): string {
  const body = readBody(form, draft.text);
  const isSecret = body && secretFields.some((name) => Object.hasOwn(body, name));
  const text = isSecret
    ? bodyText(
        form,
        secretFields.reduce((rest, name) => withProperty(rest, name, undefined), body),
      )
    : draft.text;
  const bytes = new TextEncoder().encode(JSON.stringify([scenario, text, draft.parameters, draft.idempotencyKey]));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return prefix + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The request that a fragment carries; null if it carries none that can be read. */
export function readLink(hash: string): LinkedRequest | null {
  if (!isLink(hash) || hash.length > maxLength) return null;
  try {
    const binary = atob(hash.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const [scenario, text, parameters, idempotencyKey] = JSON.parse(new TextDecoder().decode(bytes)) as unknown[];
    if (typeof scenario !== 'string' || typeof text !== 'string' || typeof idempotencyKey !== 'string') return null;
    if (typeof parameters !== 'object' || parameters === null) return null;
    if (!Object.values(parameters).every((value) => typeof value === 'string')) return null;
    return {scenario, draft: {text, parameters: parameters as Record<string, string>, idempotencyKey}};
  } catch {
    return null;
  }
}
