import type {Sandbox} from '../sandbox/client';

/** The gateway in the browser, which all components of a page share. It loads when one of them first asks for it. */
export async function loadSandbox(): Promise<Sandbox> {
  const {openSandbox} = await import('../sandbox/client');
  return openSandbox();
}
