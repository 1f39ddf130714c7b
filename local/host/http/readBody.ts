import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {}

/** The caller left, or was cut off, before the body's end. */
export class BodyInterrupted extends Error {}

/**
 * The whole body of a request.
 *
 * @throws BodyTooLarge as soon as it is longer than `limit` bytes; BodyInterrupted
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    // An iteration that ends early would destroy the socket before the answer; so the rest is read and dropped.
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      reject(new BodyTooLarge(`The body is longer than ${String(limit)} bytes.`));
    });
    request.once('end', () => {
      resolve(Buffer.concat(chunks));
    });
    const interrupted = () => {
      reject(new BodyInterrupted('The body has no end.'));
    };
    request.once('error', interrupted);
    request.once('close', interrupted);
  });
}
