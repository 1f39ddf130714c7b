import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deployedPlace } from './deployedPlace.ts';

const BUCKETS = [
  'rinkside-staging-data-imagebucket-1abc',
  'rinkside-production-data-imagebucket-2def',
  'rinkside-production-data-imagebucket-3ghi',
  'another-bucket',
];
const PAGE = 1;

let server: Server;

/** S3's ListBuckets, a page for each bucket, as its API reference describes it. */
function listed(address: string): string {
  const query = new URL(address, 'http://127.0.0.1').searchParams;
  const begins = query.get('prefix') ?? '';
  const from = Number(query.get('continuation-token') ?? 0);
  const found = BUCKETS.filter((name) => name.startsWith(begins));
  const names = found.slice(from, from + PAGE).map((name) => `<Bucket><Name>${name}</Name></Bucket>`);
  const next = from + PAGE < found.length ? String(from + PAGE) : null;
  return (
    `<?xml version="1.0" encoding="UTF-8"?><ListAllMyBucketsResult><Buckets>${names.join('')}</Buckets>` +
    `${next === null ? '' : `<ContinuationToken>${next}</ContinuationToken>`}</ListAllMyBucketsResult>`
  );
}

beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(listed(request.url ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${String(port)}`);
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'a');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'b');
  vi.stubEnv('TABLE_NAME', '');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
});

/** The table is named, so that its look-up (deployedTable.test.ts) asks nobody. */
const place = (environment: string, bucket?: string) => deployedPlace({ environment, table: 'T', bucket });

it('finds the bucket of an environment by its stack’s name', async () => {
  expect(await place('staging')).toMatchObject({
    tableName: 'T',
    bucket: 'rinkside-staging-data-imagebucket-1abc',
  });
});

it('uses the named bucket', async () => {
  expect((await place('production', 'mine')).bucket).toBe('mine');
});

it.each([
  ['production', 'There are 2 buckets'],
  ['other', 'There are 0 buckets'],
])('does not guess the bucket of %s', async (environment, message) => {
  await expect(place(environment)).rejects.toThrow(message);
});
