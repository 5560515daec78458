/** A callback that the gateway has made, with its state of delivery. */
export interface Callback {
  id: string;
  version: 'v1' | 'v2';
  /** The address to which it goes. */
  url: string;
  body: Record<string, unknown>;
  /** Failed attempts so far. */
  failures: number;
  /** Unix seconds of the next attempt; null if there is none. */
  nextAt: number | null;
  isDelivered: boolean;
}

/** Settings of a gateway. */
export interface GatewayOptions {
  /** The port on 127.0.0.1; 0, the default, is any free one. */
  port?: number;
  /** Determines all ids: the same seed and requests give the same ids. */
  seed?: string;
  /** Sends every callback to this address, whatever `callback_url` contains. */
  callbackUrl?: string;
  /** The method of the callbacks of v1: POST by default. */
  callbackMethod?: 'POST' | 'GET';
  /** The time at which the clock of the gateway starts; now by default. */
  now?: Date;
  /** Receives a line for each request, simulation, callback and action of a payer. */
  log?: (line: string) => void;
}

/** A gateway that listens on localhost. */
export interface Gateway {
  /** Its origin, such as `http://localhost:4010`. */
  url: string;
  /**
   * Makes something happen outside the API, such as `payer_pays`. Resolves with the object after the event, when your
   * server has responded to the callbacks that are due.
   *
   * @throws an `Error` that says what to send instead
   */
  simulate: (name: string, body?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** All callbacks since the start or the last reset, oldest first. */
  callbacks: () => Callback[];
  /** Moves the clock ahead by seconds. Resolves when your server has responded to all callbacks that came due. */
  clock: (seconds: number) => Promise<void>;
  /** Deletes all state and resets the clock. */
  reset: () => Promise<void>;
  /** Stops the gateway. */
  close: () => Promise<void>;
}

/** Starts a gateway. */
export function createGateway(options?: GatewayOptions): Promise<Gateway>;
