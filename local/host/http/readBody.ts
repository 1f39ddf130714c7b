import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {}

/**
 * The whole body of a request.
 *
 * @throws BodyTooLarge if it is longer than `limit` bytes
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Read to its end, so that the client receives the answer instead of a broken connection.
    if (length <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (length > limit) throw new BodyTooLarge(`The body is longer than ${String(limit)} bytes.`);
  return Buffer.concat(chunks);
}
