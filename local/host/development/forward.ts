import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as httpRequest } from 'node:http';

/** Forwards a request to `origin` unchanged, and returns its answer. */
export function forward(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = request;
  const onward = httpRequest(new URL(url, origin), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => {
    unavailable(response);
  });
  request.pipe(onward);
}

export function unavailable(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(503, { 'content-type': 'text/plain' })
      .end('The handlers are not running: see the terminal.');
}
