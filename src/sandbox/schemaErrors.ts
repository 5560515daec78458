import type {World} from '../gateway';
import validators from './built/validators';

/** The schema errors of a body, by validators that were compiled at build: the policy of the site forbids to do so in a page. */
export const schemaErrors: World['schemaErrors'] = (contract, address, body) => {
  const validate = validators[contract]![address]!;
  return validate(body) ? [] : validate.errors!;
};
