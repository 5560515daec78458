import http from 'node:http';
import {text} from 'node:stream/consumers';
import {createAsyncServer} from '../asyncServer';

const script = '/listener.js';
const inbox = '/complaints';

/**
 * Serves a site, and adds a first script to each page that reports errors, warnings and violations of the policy to
 * this server. The browser of WebKitGTK reports none to its driver, and prints none while it is driven.
 * @param origin of the site
 * @param complaints to which the reports are added, and the missing files
 */
export function createListeningServer(origin: string, complaints: string[]): http.Server {
  return createAsyncServer(async (request, response) => {
    const {pathname} = new URL(request.url!, origin);
    if (pathname === inbox) {
      complaints.push(await text(request));
      response.end();
      return;
    }
    if (pathname === script) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`(${report.toString()})(${JSON.stringify(inbox)})`);
      return;
    }
    const answer = await fetch(origin + request.url!, {
      method: request.method,
      headers: {'Accept-Encoding': 'identity'},
      redirect: 'manual',
    });
    if (answer.status >= 400) complaints.push(`${answer.status} ${pathname}`);
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') && request.method === 'GET';
    const body = isPage ? withScript(await answer.text()) : Buffer.from(await answer.arrayBuffer());
    const headers = new Headers(answer.headers);
    headers.delete('Content-Length');
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
  });
}

function withScript(html: string): string {
  const listening = html.replace('<head>', `<head><script src="${script}"></script>`);
  if (listening === html) throw new Error('The page has no <head> for the script that listens.');
  return listening;
}

/** Runs in the page. The request is synchronous, so that a report has arrived when the test asks for it. */
function report(address: string): void {
  const send = (...words: unknown[]): void => {
    const request = new XMLHttpRequest();
    request.open('POST', address, false);
    request.send(`${location.href}: ${words.map(String).join(' ')}`);
  };
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      send(...words);
      print(...words);
    };
  }
  addEventListener('error', ({message}) => send(message));
  addEventListener('unhandledrejection', ({reason}) => send(reason));
  addEventListener(
    'securitypolicyviolation',
    ({effectiveDirective, blockedURI, sample}) =>
      send('Against the security policy:', effectiveDirective, blockedURI, sample),
    {capture: true},
  );
}
