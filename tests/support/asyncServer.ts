import http from 'node:http';

/** A server with an async handler; a rejected promise becomes a response 500 with the reason. */
export function createAsyncServer(
  handle: (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>,
): http.Server {
  return http.createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
}
