import {fromUtf8} from '../values/bytes';
import {Failure} from '../values/failure';
import {parseObject} from '../values/json';
import {unversioned} from '../values/operationId';
import {schemeOf, type ContractOperation, type AuthenticationScheme} from '../values/scheme';
import type {World} from '../books/types';
import type {JsonObject} from '../../types/json';

/** The operation that a path resolves to. */
export interface Target {
  /** `v1`, `v2`, `reports-v1`, `reports-v2` or `invoicing`. */
  contract: string;
  /** operationId: `v2/transaction/create`. */
  id: string;
  /** The same without the version; handlers are named so: `transaction/create`. */
  name: string;
  /** Path template in the contract, such as `/v2/account/service/{service_id}`. */
  template: string;
  operation: ContractOperation;
  parameters: Record<string, string>;
  scheme: AuthenticationScheme;
}

/**
 * Resolves a path (without the query) to its operation, or null. Every operation is a `POST`. Parameters stay
 * percent-encoded.
 */
export function findTarget({contracts}: World, path: string): Target | null {
  for (const [contract, document] of Object.entries(contracts)) {
    for (const [template, {post}] of Object.entries(document.paths)) {
      const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`);
      const match = pattern.exec(path);
      if (!match) continue;
      const id = post.operationId;
      const parameters = Object.fromEntries(names.map((key, index) => [key, match[index + 1]!]));
      return {
        contract,
        id,
        name: unversioned(id),
        template,
        operation: post,
        parameters,
        scheme: schemeOf(document, post),
      };
    }
  }
  return null;
}

/**
 * Parses the bytes of a body: a JSON object in UTF-8 without a byte order mark, in which no object has a name twice.
 *
 * @throws Failure `json_invalid`
 */
export function readJson(bytes: Uint8Array): JsonObject {
  let text: string;
  try {
    text = fromUtf8(bytes);
  } catch {
    throw new Failure('json_invalid', 'The body is not UTF-8.');
  }
  if (text.startsWith('\uFEFF')) throw new Failure('json_invalid', 'The body begins with a byte order mark.');
  try {
    return parseObject(text);
  } catch (error) {
    throw new Failure('json_invalid', (error as Error).message);
  }
}
