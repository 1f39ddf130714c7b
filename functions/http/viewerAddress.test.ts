import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { viewerAddress, viewerCountry } from './viewerAddress.ts';

const SECRET = 'known to the distribution alone';

beforeAll(() => {
  vi.stubEnv('EDGE_SECRET', SECRET);
});

function addressOf(headers: Record<string, string>, sourceIp = '198.51.100.9'): string {
  return viewerAddress({ headers, requestContext: { http: { sourceIp } } } as APIGatewayProxyEventV2);
}

const throughTheEdge = (address: string) =>
  addressOf({ 'x-rinkside-viewer': address, 'x-rinkside-edge': SECRET });

describe('the viewer’s address', () => {
  it('is what the distribution tells', () => {
    expect(throughTheEdge('203.0.113.7')).toBe('203.0.113.7');
  });

  it.each([
    ['no secret', {}],
    ['a guessed secret', { 'x-rinkside-edge': 'guessed' }],
    ['an empty secret', { 'x-rinkside-edge': '' }],
  ])('is the real one of a call past the distribution, with %s', (_, headers) => {
    expect(addressOf({ 'x-rinkside-viewer': '203.0.113.7', ...headers })).toBe('198.51.100.9');
  });

  it('is the source’s where the distribution tells none', () => {
    expect(addressOf({ 'x-rinkside-edge': SECRET })).toBe('198.51.100.9');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('%s counts as %s', (address, unit) => {
    expect(throughTheEdge(address)).toBe(unit);
    expect(addressOf({}, address)).toBe(unit);
  });
});

describe('the viewer’s country', () => {
  const countryOf = (headers: Record<string, string>) =>
    viewerCountry({ headers } as unknown as APIGatewayProxyEventV2);

  it('is what the distribution tells, and unknown where it tells none', () => {
    const edge = { 'x-rinkside-edge': SECRET };
    expect(countryOf({ 'cloudfront-viewer-country': 'CA', ...edge })).toBe('CA');
    expect(countryOf({ 'cloudfront-viewer-country': '<b>', ...edge })).toBeNull();
    expect(countryOf(edge)).toBeNull();
  });

  it('is not believed of a call past the distribution', () => {
    expect(countryOf({ 'cloudfront-viewer-country': 'CA' })).toBeNull();
  });
});
