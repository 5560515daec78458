/**
 * The gateway's view of a service's record: the keys that it copies unchanged. A key that is added to one of these
 * lists appears in the gateway's types, in its `World` and in the sandbox's worker.
 */
import type {Field, ServicesFile} from '../../types/data/services/schema';

/** Properties that every service has. */
export const serviceKeys = [
  'id',
  'code',
  'method',
  'direction',
  'integration',
  'flow',
  'provider',
  'currencies',
  'countries',
  'limits',
  'expiry',
  'capture',
  'cancel',
  'recurring',
  'tests',
  'statuses',
] as const satisfies (keyof ServicesFile)[];

/** Properties that some services have. */
export const optionalServiceKeys = ['shown', 'chosen'] as const satisfies (keyof ServicesFile)[];

/** Properties that every field of a service has. */
export const fieldKeys = ['name', 'in', 'type', 'is_required', 'example'] as const satisfies (keyof Field)[];

/** Properties that some fields have. */
export const optionalFieldKeys = [
  'pattern',
  'values',
  'check',
  'keys',
  'with_card_token',
] as const satisfies (keyof Field)[];

/** Properties of a test input that the gateway plays. */
export const testKeys = ['input', 'outcome'] as const satisfies (keyof NonNullable<ServicesFile['tests']>[number])[];

type View<Of, Keys extends readonly (keyof Of)[]> = Pick<Of, Keys[number]>;

/** The view of a record, before the texts of all languages are added. */
export type KeptService = View<Required<ServicesFile>, typeof serviceKeys> &
  View<ServicesFile, typeof optionalServiceKeys>;

/** The view of a field, before the texts of all languages are added. */
export type KeptField = View<Required<Field>, typeof fieldKeys> & View<Field, typeof optionalFieldKeys>;

/** A test input of a service and its outcome. */
export type TestCase = View<KeptService['tests'][number], typeof testKeys>;
