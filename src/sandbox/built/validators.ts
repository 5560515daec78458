/** Validators of request bodies. src/plugins/sandbox-world generates this module; this file only declares its type. */
import type {ErrorObject} from 'ajv/dist/2020';

/** A validator as Ajv compiles it: false, and its errors, if a value is invalid. */
interface Validator {
  (body: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** By contract, then by the operation's address. */
declare const validators: Record<string, Record<string, Validator>>;
export default validators;
