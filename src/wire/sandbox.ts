/** Format of the JSON file from which the sandbox page is rendered. The build writes one per language. */
import type {Credentials, FormScenario, OperationForm, Simulation, SubjectKind} from './form';

/** Version of the format. A page that stayed open across a release may get a newer file. */
export const sandboxVersion = 3;

/** Names of the examples with which an account can start; the component has their labels. */
export const exampleNames = ['hosted', 'qr', 'card', 'payout', 'refused', 'invoice'] as const;
export type ExampleName = (typeof exampleNames)[number];

/** A request of an operation, without its documentation. */
export type Callable = Pick<OperationForm, 'id' | 'scheme' | 'path' | 'isIdempotent'>;

/** A documented request with the steps before it. */
export type Example = Callable & {scenario: FormScenario};

/** An operation on a transaction of its version, with the statuses in which it is allowed. */
export type Action = Callable & {title: string; page: string; from: string[]};

/** A status of a kind of transaction or of an invoice. */
export interface StatusView {
  code: string;
  isFinal: boolean;
  /** Codes of the statuses that may follow. */
  next: string[];
  /** What has happened. */
  meaning: string;
  /** What the merchant should do now; the statuses of an invoice have no advice. */
  whatToDo?: string;
  /** What the payer sees, of an invoice. */
  payerSees?: string;
}

/** Everything that the sandbox of the page needs besides the account. */
export interface SandboxData extends Secrets {
  version: number;
  examples: Record<ExampleName, Example>;
  actions: Action[];
  simulations: Simulation[];
  /** The statuses of each kind, in their usual order. */
  statuses: Record<Exclude<SubjectKind, 'page'>, StatusView[]>;
  /** Seconds after which a callback without a response counts as failed. */
  timeout: number;
}

/** The published secrets with which callbacks are verified. */
export interface Secrets {
  /** The secrets that sign callbacks of v2. */
  callbackSecrets: string[];
  credentials: Credentials;
}
