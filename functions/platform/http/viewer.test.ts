import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Event } from './requestContext.ts';
import { viewerOf } from './viewer.ts';

const SECRET = 'known to the distribution alone';
const BEFORE = 'until the last rotation';

/** Secrets Manager with one secret, which has been rotated once. */
let secrets: Server;

beforeAll(async () => {
  secrets = createServer((request, response) => {
    let text = '';
    request
      .on('data', (chunk: Buffer) => (text += chunk.toString()))
      .on('end', () => {
        const { VersionStage } = JSON.parse(text) as { VersionStage: string };
        response.end(JSON.stringify({ SecretString: VersionStage === 'AWSCURRENT' ? SECRET : BEFORE }));
      });
  });
  await new Promise<void>((resolve) => secrets.listen(0, '127.0.0.1', resolve));
  const address = secrets.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', `http://127.0.0.1:${String(port)}`);
  vi.stubEnv('AWS_REGION', 'local');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('EDGE_SECRET_ID', 'edge');
});
afterAll(() => secrets.close());

/** Of a call of a route whose answers are kept for so many seconds; undefined for none. */
async function viewer(headers: Record<string, string>, sourceIp = '198.51.100.9', cacheSeconds?: number) {
  const context = { route: { cacheSeconds } };
  return viewerOf({ headers, requestContext: { http: { sourceIp } }, context } as unknown as Event);
}
const addressOf = async (...call: Parameters<typeof viewer>) => (await viewer(...call)).address;

const throughTheEdge = (address: string) =>
  addressOf({ 'x-rinkside-viewer': address, 'x-rinkside-edge': SECRET });

describe('the viewer’s address', () => {
  it('is what the distribution tells', async () => {
    expect(await throughTheEdge('203.0.113.7')).toBe('203.0.113.7');
  });

  it.each([
    ['no secret', {}],
    ['a guessed secret', { 'x-rinkside-edge': 'guessed' }],
    ['an empty secret', { 'x-rinkside-edge': '' }],
  ])('is the real one of a call past the distribution, with %s', async (_, headers) => {
    expect(await addressOf({ 'x-rinkside-viewer': '203.0.113.7', ...headers })).toBe('198.51.100.9');
  });

  it('is what the distribution tells with the secret before the last rotation, until it is deployed again', async () => {
    const headers = { 'x-rinkside-viewer': '203.0.113.7', 'x-rinkside-edge': BEFORE };
    expect(await addressOf(headers)).toBe('203.0.113.7');
  });

  it('is the source’s for an answer that is kept for others', async () => {
    const headers = { 'x-rinkside-viewer': '203.0.113.7', 'x-rinkside-edge': SECRET };
    expect(await addressOf(headers, '198.51.100.9', 5)).toBe('198.51.100.9');
  });

  it('is the source’s where the distribution tells none', async () => {
    expect(await addressOf({ 'x-rinkside-edge': SECRET })).toBe('198.51.100.9');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('%s counts as %s', async (address, unit) => {
    expect(await throughTheEdge(address)).toBe(unit);
    expect(await addressOf({}, address)).toBe(unit);
  });
});

describe('the viewer’s country', () => {
  const countryOf = async (headers: Record<string, string>) => (await viewer(headers)).country;

  it('is what the distribution tells, and unknown where it tells none', async () => {
    const edge = { 'x-rinkside-edge': SECRET };
    expect(await countryOf({ 'cloudfront-viewer-country': 'CA', ...edge })).toBe('CA');
    expect(await countryOf({ 'cloudfront-viewer-country': '<b>', ...edge })).toBeNull();
    expect(await countryOf(edge)).toBeNull();
  });

  it('is not believed of a call past the distribution', async () => {
    expect(await countryOf({ 'cloudfront-viewer-country': 'CA' })).toBeNull();
  });
});
