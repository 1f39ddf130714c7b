import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { rotatingKeys } from '../secrets/rotatingKeys.ts';

/** Set by the distribution over whatever a viewer sends: a function at its edge writes the address. */
export const VIEWER_ADDRESS_HEADER = 'x-rinkside-viewer';

/** Added by CloudFront itself. */
export const VIEWER_COUNTRY_HEADER = 'cloudfront-viewer-country';

/** Shows that a call came through the distribution; nobody outside knows its value. */
export const EDGE_SECRET_HEADER = 'x-rinkside-edge';

/**
 * Who calls, as far as the network tells: an IPv4 address, or the /64 network of an IPv6 address,
 * because one household has all of it and would be another caller with each of its addresses. Behind
 * the distribution `sourceIp` is the distribution's own, so its header counts; a call that went past
 * it is known by the address it really has.
 */
export function viewerAddress(event: APIGatewayProxyEventV2, throughTheEdge: boolean): string {
  const header = throughTheEdge ? event.headers[VIEWER_ADDRESS_HEADER] : undefined;
  return network(header ?? event.requestContext.http.sourceIp);
}

/** The distribution's own word on where the address is; a caller that goes past it could write anything. */
export function viewerCountry(event: APIGatewayProxyEventV2, throughTheEdge: boolean): string | null {
  const header = throughTheEdge ? event.headers[VIEWER_COUNTRY_HEADER] : undefined;
  return header !== undefined && /^[A-Z]{2}$/.test(header) ? header : null;
}

const digest = (value: string) => createHash('sha256').update(value).digest();

/** With the value before a rotation, which the distribution shows until it is deployed again. */
const edgeSecrets = rotatingKeys('EDGE_SECRET_ID', digest);

/** Whether a call came through the distribution, which alone can show the secret. */
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

/** The eight groups of an IPv6 address, without leading zeros: one address has many spellings. */
function groups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const omitted = tail === undefined ? 0 : 8 - left.length - right.length;
  const filled = Array.from({ length: Math.max(omitted, 0) }, () => '0');
  return [...left, ...filled, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
