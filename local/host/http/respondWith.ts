import type { IncomingMessage, RequestListener } from 'node:http';
import type { Answer } from './answer.ts';
import { jsonAnswer } from './answer.ts';
import { send } from './send.ts';

/** A listener that sends the answer of `respond`; an error is logged and answered with 500. */
export function respondWith(respond: (request: IncomingMessage) => Promise<Answer>): RequestListener {
  return (request, response) => {
    respond(request)
      .catch((error: unknown) => {
        console.error('An embedded service failed:', error);
        return jsonAnswer(500, { message: 'The embedded service failed.' });
      })
      .then((answer) => {
        send(request, response, answer, { compress: false });
      })
      .catch(() => response.destroy());
  };
}
