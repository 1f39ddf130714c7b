import type { IncomingMessage, RequestListener, ServerOptions } from 'node:http';
import { textAnswer } from './answer.ts';
import { send } from './send.ts';

/** When a request on its way has ended, in milliseconds. */
export interface RequestBounds {
  /** The end of its headers. */
  readonly headers: number;
  /** The longest pause within its body. */
  readonly pause: number;
  /** Its end: an upload's address is signed for five minutes. */
  readonly whole: number;
  /** For how long the rest of an answered request is still read, so that the caller receives the answer. */
  readonly afterAnswer: number;
}

export const REQUEST_BOUNDS: RequestBounds = {
  headers: 10_000,
  pause: 10_000,
  whole: 300_000,
  afterAnswer: 1_000,
};

/** Node closes what exceeds these, and answers 408. */
export const timeouts = ({ headers, whole }: RequestBounds): ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: whole,
  connectionsCheckingInterval: Math.ceil(headers / 10),
});

/** Passes on requests with one host, and ends those that do not end themselves. */
export function boundedRequests(
  listener: RequestListener,
  { pause, afterAnswer }: RequestBounds,
): RequestListener {
  return (request, response) => {
    endWhenSilent(request, pause);
    response.once('finish', () => {
      setTimeout(() => {
        if (!request.complete) request.socket.destroy();
      }, afterAnswer).unref();
    });
    if (request.headersDistinct['host']?.length === 1) {
      listener(request, response);
      return;
    }
    const answer = textAnswer(400, 'A request names one host.');
    send(
      request,
      response,
      { ...answer, headers: { ...answer.headers, connection: 'close' } },
      { compress: false },
    );
  };
}

function endWhenSilent(request: IncomingMessage, pause: number): void {
  const { socket } = request;
  let [read, since] = [socket.bytesRead, performance.now()];
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (socket.bytesRead !== read) [read, since] = [socket.bytesRead, performance.now()];
    else if (performance.now() - since >= pause) socket.destroy();
  }, pause / 10);
  timer.unref();
  request.once('end', () => {
    clearInterval(timer);
  });
}
