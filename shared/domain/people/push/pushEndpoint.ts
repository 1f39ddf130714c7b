/**
 * The push services of browsers, as reviewed: a stranger supplies the address that we call, so no other host is ever
 * called. A name with a dot in front takes every host below it.
 */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.notify.windows.com',
] as const;

/** Longer than any of them gives out. */
export const LONGEST_ENDPOINT = 1_000;

/** Of the host letters, digits, dots and hyphens alone, so that nothing in it can be read in two ways. */
const ENDPOINT = /^https:\/\/([a-z0-9.-]+)\/[\w.~!$&'()*+,;=:@%/?-]*$/i;

/** Whether an address belongs to a push service: https, its host exactly, without a port, a user or a fragment. */
export function isPushEndpoint(endpoint: string): boolean {
  if (endpoint.length > LONGEST_ENDPOINT) return false;
  const host = ENDPOINT.exec(endpoint)?.[1]?.toLowerCase();
  return host !== undefined && PUSH_SERVICES.some((service) => isServedBy(host, service));
}

const isServedBy = (host: string, service: (typeof PUSH_SERVICES)[number]) =>
  service.startsWith('.')
    ? host.endsWith(service) && /^[a-z0-9-]+$/.test(host.slice(0, -service.length))
    : host === service;
