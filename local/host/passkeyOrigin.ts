const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

/**
 * The origin for passkeys: they are bound to a name, and browsers accept `localhost`, but no IP address. Both
 * lead to this host.
 */
export function hostPasskeyOrigin(origin: string): string {
  const url = new URL(origin);
  if (LOOPBACK.has(url.hostname)) url.hostname = 'localhost';
  return url.origin;
}
