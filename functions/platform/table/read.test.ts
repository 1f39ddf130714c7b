import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getItems } from './read.ts';

const keys = ['a', 'b', 'c'].map((pk) => ({ pk, sk: 'TEST' }));
/** How many keys each call answers; beyond the list, none. */
let answered: number[];
let calls: number[];
let throttled: Server;

/** A table that answers a few keys of each call and leaves the others unprocessed. */
beforeAll(async () => {
  throttled = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push(performance.now());
      const { RequestItems } = JSON.parse(Buffer.concat(chunks).toString()) as {
        RequestItems: { throttled: { Keys: unknown[] } };
      };
      const { Keys } = RequestItems.throttled;
      const count = answered.shift() ?? 0;
      const left = Keys.slice(count);
      response.setHeader('content-type', 'application/x-amz-json-1.0').end(
        JSON.stringify({
          Responses: { throttled: Keys.slice(0, count) },
          UnprocessedKeys: left.length > 0 ? { throttled: { Keys: left } } : {},
        }),
      );
    });
  });
  await new Promise<void>((resolve) => throttled.listen(0, '127.0.0.1', resolve));
  const { port } = throttled.address() as AddressInfo;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${String(port)}`,
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    TABLE_NAME: 'throttled',
  });
});
beforeEach(() => {
  calls = [];
});
afterAll(() => {
  throttled.closeAllConnections();
  throttled.close();
});

it('asks again for unprocessed keys, each time after a longer pause', async () => {
  answered = [1, 1, 1];
  expect(await getItems(keys)).toEqual(keys);
  const [first = 0, second = 0, third = 0] = calls;
  expect(calls).toHaveLength(3);
  // A timer may fire up to a millisecond early.
  expect(second - first).toBeGreaterThan(9);
  expect(third - second).toBeGreaterThan(19);
});

it('is Busy where the table answers none of them', async () => {
  answered = [];
  await expect(getItems(keys)).rejects.toMatchObject({ code: 'Busy' });
  expect(calls).toHaveLength(8);
});
