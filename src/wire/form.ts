/**
 * Format of the JSON file from which the form of an operation is rendered. The build writes one per language from the
 * contract.
 */
import type {AuthenticationScheme} from '../gateway/values/scheme';
import type {Field} from '../types/data/services/schema';
import type {JsonValue} from '../types/json';

/** Version of the format. A page that stayed open across a release may get a newer file. */
export const formVersion = 2;

export type Body = {[name: string]: JsonValue};

/** One field of a request. */
export interface FormField {
  name: string;
  /** Kind of input. `any` is a value of a type that the contract leaves open. */
  kind: 'text' | 'number' | 'boolean' | 'object' | 'list' | 'any';
  /** The type, in the language of the page. */
  type: string;
  isRequired: boolean;
  /** When an optional field is required, as a sentence. */
  when?: string;
  hint: string;
  /** Constraints and example, as one phrase. */
  limits?: string;
  /** The values it takes, each with its meaning. */
  values?: [value: string | number | boolean, meaning: string][];
  /** Whether it takes a long text. */
  isLong?: true;
  /** The named fields of an object. */
  children?: FormField[];
  /** The items of a list, or the values of an object whose property names are free (`additionalProperties`). */
  item?: FormField;
}

/** A step that a scenario takes before the request of this operation. */
export type EarlierStep = {
  /** The documented time of the step, in Unix seconds. */
  at: number;
} & (
  | {
      operation: string;
      scheme: AuthenticationScheme;
      path: string;
      body: Body;
      /** Values of the response that later requests repeat: JSON Pointer, and the value in the documentation. */
      returns: [pointer: string, documented: string | number][];
      /** Whether the story goes on after a refusal of this step. */
      isRefused?: true;
    }
  | {event: string; data: Body}
);

/** A documented request. */
export interface FormScenario {
  key: string;
  title: string;
  /** Path parameters by name. */
  parameters: Record<string, string>;
  /** The body without `auth`. */
  body: Body;
  idempotencyKey?: string;
  /** The documented time of the request, in Unix seconds. */
  at: number;
  earlier: EarlierStep[];
}

/** A simulation of the gateway: an event outside of the API. */
export interface Simulation {
  name: string;
  /** The field that holds the id of its object. */
  id: 'transaction_id' | 'invoice_id' | 'page_id';
  needs: ('amount' | 'result')[];
  /** The statuses in which it changes something, by kind of object. */
  from: Partial<Record<SubjectKind, string[]>>;
  /** What happens, in a sentence. */
  text: string;
}

export type SubjectKind = 'payment' | 'payout' | 'refund' | 'chargeback' | 'invoice' | 'page';

/** A service that the request can name: its code, its number in v1 and its title. */
export type ServiceName = [code: string, id: number, title: string];

/** Which fields of a service a request carries. */
export type ServicePart = 'create' | 'pay' | 'update';

/** Everything that the form of an operation needs. */
export interface OperationForm {
  version: number;
  id: string;
  /** English summary, the first comment of the code. */
  purpose: string;
  scheme: AuthenticationScheme;
  /** Parameters are in braces. */
  path: string;
  hasAnswer: boolean;
  isIdempotent: boolean;
  parameters: FormField[];
  fields: FormField[];
  scenarios: FormScenario[];
  services: ServiceName[];
  /** Absent if a request carries no fields of a service. */
  part?: ServicePart;
  simulations: Simulation[];
  /** Operations that are usually called next: operationId, path of the page, summary. */
  next: [id: string, page: string, summary: string][];
  /** The published test secrets. */
  credentials: Credentials;
}

/** Credentials of a request, as the reader types them. */
export interface Credentials {
  point: string;
  key: string;
  secret: string;
  clientId: string;
  clientSecret: string;
  token: string;
}

/** A field of a service in a form, with the name and the place from the service's record. */
export interface ServiceFormField extends Required<Pick<Field, 'name' | 'in'>> {
  field: FormField;
}

/** A request of a page other than that of the operation. */
export interface ExampleForm {
  version: number;
  scenario: FormScenario;
}

/** The own fields of a service, and the request of its page. */
export interface ServiceForm extends ExampleForm {
  code: string;
  fields: ServiceFormField[];
}
