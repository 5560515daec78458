/** Milliseconds until an element must be there, as in `playwright.config.ts`. */
export const patience = 10_000;

/** A closed port. As the engines' proxy for HTTPS, it keeps them from reaching any other host. */
export const noProxy = {host: '127.0.0.1', port: 9};

/** A key that a reader presses, by its name in `KeyboardEvent.key`; `Paste` is the shortcut that pastes. */
export type Key = 'ArrowRight' | 'Enter' | 'Paste';

/** One window of a browser with storage of its own. An element is the first one that a CSS selector matches. */
export interface BrowserWindow {
  goTo: (address: string) => Promise<void>;
  address: () => Promise<string>;
  /** Waits until an element is in the document, also across a navigation. */
  waitFor: (selector: string) => Promise<void>;
  /** Runs a function in the page, without its closure. Arguments have to be JSON. */
  run: <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Clicks an element with the pointer. */
  click: (selector: string) => Promise<void>;
  /** Types a text into an element. */
  type: (selector: string, text: string) => Promise<void>;
  /** Presses a key in the element that has the focus. */
  press: (key: Key) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** A running browser engine. */
export interface Engine {
  /**
   * Opens a window for a test.
   * @param complaints list to which the engine adds errors, warnings and policy violations, if it reports them
   */
  openWindow: (complaints: string[]) => Promise<BrowserWindow>;
  close: () => Promise<void>;
  /** True if the engine reports nothing to `complaints`, so that the pages must do it (`listeningServer.ts`). */
  isSilent: boolean;
}
