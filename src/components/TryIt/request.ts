/** From what the reader typed to the bytes that are sent, and to code that sends them. */
import {formType} from '../../gateway/values/scheme';
import {encodeRfc3986, hashV1, signV2Request, v2RequestStringToSign} from '../../gateway/values/signing';
import {formText, type SampleRequest} from '../../samples/request';
import type {JsonValue} from '../../types/json';
import type {Body, Credentials, FormScenario, OperationForm} from '../../wire/form';
import {textOf} from './values';
import {isObject} from '../../wire/response';

/** A request as it stands in the form. */
export interface Draft {
  /** The body as text: JSON, or a form. What is signed and sent is this text. */
  text: string;
  /** Path parameters by name. */
  parameters: Record<string, string>;
  idempotencyKey: string;
}

/** A signed request. */
export interface SignedRequest {
  path: string;
  headers: [name: string, value: string][];
  body: string;
  /** The string to sign; null if nothing is signed. */
  subject: string | null;
  /** The signature, the hash, or the credentials. */
  proof: string;
}

const requestTypes = {v2: 'application/json', v1: 'application/json', bearer: 'application/json', client: formType};

/** The text of a body: indented JSON, or a form. */
export function bodyText({scheme}: Pick<OperationForm, 'scheme'>, body: Body): string {
  return scheme === 'client' ? formText(body) : JSON.stringify(body, null, 2);
}

/** The body that a text holds; null if it holds no object. */
export function readBody({scheme}: Pick<OperationForm, 'scheme'>, text: string): Body | null {
  if (scheme === 'client') return Object.fromEntries(new URLSearchParams(text));
  try {
    const value = JSON.parse(text) as JsonValue;
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** The draft of a documented request. */
export function draftOf(form: Pick<OperationForm, 'scheme'>, scenario: FormScenario): Draft {
  return {
    text: bodyText(form, scenario.body),
    parameters: scenario.parameters,
    idempotencyKey: scenario.idempotencyKey ?? '',
  };
}

/** The path with its parameters filled in. A parameter without a value keeps its braces. */
function pathOf(path: string, parameters: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => encodeRfc3986(parameters[name] ?? '') || whole);
}

/**
 * Signs a request as the samples do.
 *
 * @param now Unix seconds, for v2
 * @param nonce for v1
 */
export function sign(
  form: Pick<OperationForm, 'scheme' | 'path' | 'isIdempotent'>,
  draft: Draft,
  credentials: Credentials,
  {now, nonce}: {now: number; nonce: string},
): SignedRequest {
  const path = pathOf(form.path, draft.parameters);
  const {scheme} = form;
  const common: [string, string][] = [['Content-Type', requestTypes[scheme]]];
  const repeat: [string, string][] =
    form.isIdempotent && draft.idempotencyKey !== '' ? [['Idempotency-Key', draft.idempotencyKey]] : [];
  const {point, key, secret} = credentials;
  switch (scheme) {
    case 'v2': {
      const parts = {timestamp: now, method: 'POST', path, body: draft.text};
      const proof = signV2Request(parts, secret);
      return {
        path,
        headers: [
          ...common,
          ['Gateway-Point', point],
          ['Gateway-Key', key],
          ['Gateway-Timestamp', String(now)],
          ['Gateway-Signature', proof],
          ...repeat,
        ],
        body: draft.text,
        subject: new TextDecoder().decode(v2RequestStringToSign(parts)),
        proof,
      };
    }
    case 'v1': {
      const proof = hashV1({point, key, nonce}, secret);
      return {
        path,
        headers: common,
        body: withAuth(draft.text, {point: asNumber(point), key: asNumber(key), nonce, hash: proof}),
        subject: [point, key, nonce, secret].join(':'),
        proof,
      };
    }
    case 'bearer': {
      const proof = `Bearer ${credentials.token}`;
      return {path, headers: [...common, ['Authorization', proof], ...repeat], body: draft.text, subject: null, proof};
    }
    case 'client': {
      const subject = `${credentials.clientId}:${credentials.clientSecret}`;
      const proof = `Basic ${toBase64(subject)}`;
      return {path, headers: [...common, ['Authorization', proof]], body: draft.text, subject, proof};
    }
    default:
      throw new Error(`No request is signed by the scheme "${scheme satisfies never}".`);
  }
}

const asNumber = (text: string): JsonValue => (/^\d{1,15}$/.test(text) ? Number(text) : text);

/** `btoa` refuses characters beyond Latin-1. */
function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** A body of v1 with `auth` before its fields; the rest of the text stays as it was typed. */
function withAuth(text: string, auth: Body): string {
  return text.replace(/^\s*\{(\s*)(\})?/, (_whole, space: string, end: string | undefined) => {
    const first = `{${space || '\n  '}"auth": ${JSON.stringify(auth)}`;
    return end === undefined ? `${first},${space || '\n  '}` : `${first}\n}`;
  });
}

/** The characters of a value that code holds without quotes. */
const isPlain = (text: string): boolean => /^[\w.+/=~-]*$/.test(text);

/**
 * The request as code reads it; null while the body is no JSON object, or a value could change the meaning of the code.
 *
 * @param host with `https://` or `http://`
 */
export function codeRequest(
  form: OperationForm,
  draft: Draft,
  credentials: Credentials,
  host: string,
): SampleRequest | null {
  const body = readBody(form, draft.text);
  const {point, key, secret, clientId, clientSecret, token} = credentials;
  if (!body || !/^\d{1,15}$/.test(point) || !/^\d{1,15}$/.test(key)) return null;
  if (![secret, clientId, clientSecret, token, draft.idempotencyKey].every(isPlain)) return null;
  // The values of a form stand in the code of some languages as they are.
  if (
    form.scheme === 'client' &&
    !Object.entries(body)
      .flat()
      .every((value) => isPlain(textOf(value)))
  )
    return null;
  return {
    scheme: form.scheme,
    purpose: form.purpose,
    host,
    path: pathOf(form.path, draft.parameters),
    point: Number(point),
    key: Number(key),
    secret,
    client: {id: clientId, secret: clientSecret},
    token,
    body,
    hasAnswer: form.hasAnswer,
    ...(form.isIdempotent && draft.idempotencyKey !== '' && {idempotencyKey: draft.idempotencyKey}),
  };
}
