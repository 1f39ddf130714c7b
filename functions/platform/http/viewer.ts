import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { rotatingKeys } from '../secrets/rotatingKeys.ts';
import { contextOf, header, type Event, type Viewer } from './requestContext.ts';

/** The viewer's address: the distribution's function at the edge overwrites what a viewer sends. */
export const VIEWER_ADDRESS_HEADER = 'x-rinkside-viewer';

/** Added by CloudFront itself. */
export const VIEWER_COUNTRY_HEADER = 'cloudfront-viewer-country';

/** Proves that a call came through the distribution; only the two sides know its value. */
export const EDGE_SECRET_HEADER = 'x-rinkside-edge';

const LONGEST_USER_AGENT = 300;

/**
 * Where a call comes from: throttling counts by it, and the list of sessions shows it. An answer that
 * CloudFront caches is the same for everybody, so its route does not read the edge secret.
 */
export async function viewerOf(event: Event): Promise<Viewer> {
  const isCached = contextOf(event).route.cacheSeconds !== undefined;
  const throughTheEdge = !isCached && (await isFromEdge(event));
  return {
    address: viewerAddress(event, throughTheEdge),
    userAgent: (header(event, 'user-agent') ?? '').slice(0, LONGEST_USER_AGENT),
    country: viewerCountry(event, throughTheEdge),
  };
}

/**
 * The caller's IPv4 address, or the /64 network of an IPv6 address: one household owns a whole /64 and could
 * use a new address for each call. Through the distribution `sourceIp` is the distribution's own, so its
 * header counts; a direct call is known by its real address.
 */
function viewerAddress(event: APIGatewayProxyEventV2, throughTheEdge: boolean): string {
  const header = throughTheEdge ? event.headers[VIEWER_ADDRESS_HEADER] : undefined;
  return network(header ?? event.requestContext.http.sourceIp);
}

/** The country by the distribution's header, which a direct caller could forge. */
function viewerCountry(event: APIGatewayProxyEventV2, throughTheEdge: boolean): string | null {
  const header = throughTheEdge ? event.headers[VIEWER_COUNTRY_HEADER] : undefined;
  return header !== undefined && /^[A-Z]{2}$/.test(header) ? header : null;
}

const digest = (value: string) => createHash('sha256').update(value).digest();

/** With the value before a rotation, which the distribution sends until its next deployment. */
const edgeSecrets = rotatingKeys('EDGE_SECRET_ID', digest);

/** Whether a call came through the distribution: only that knows the secret. */
export async function isFromEdge(event: APIGatewayProxyEventV2): Promise<boolean> {
  const shown = event.headers[EDGE_SECRET_HEADER];
  if (shown === undefined) return false;
  const known = await edgeSecrets();
  return known.some(({ key }) => timingSafeEqual(digest(shown), key));
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function network(address: string): string {
  const ipv4 = MAPPED_IPV4.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  return isIPv6(address) ? `${groups(address).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups of an IPv6 address without leading zeros, as one address has many spellings. */
function groups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const omitted = tail === undefined ? 0 : 8 - left.length - right.length;
  const filled = Array.from({ length: Math.max(omitted, 0) }, () => '0');
  return [...left, ...filled, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
