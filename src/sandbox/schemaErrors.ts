import type {World} from '../gateway';
import validators from './built/validators';

/**
 * The schema errors of a body. The validators were compiled at build time, because the site's security policy forbids a
 * page to generate code.
 */
export const schemaErrors: World['schemaErrors'] = (contract, address, body) => {
  const validate = validators[contract]![address]!;
  return validate(body) ? [] : validate.errors!;
};
