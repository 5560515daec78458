import type {Sandbox} from '../sandbox/client';

/** The gateway in the browser, loaded on the first call and shared by all components of a page. */
export async function loadSandbox(): Promise<Sandbox> {
  const {openSandbox} = await import('../sandbox/client');
  return openSandbox();
}
