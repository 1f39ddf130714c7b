const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

/**
 * Where passkeys work: they are bound to a name, and a browser takes `localhost` for one, but no address
 * of numbers. Both lead to this host.
 */
export function passkeyOrigin(origin: string): string {
  const url = new URL(origin);
  if (LOOPBACK.has(url.hostname)) url.hostname = 'localhost';
  return url.origin;
}
