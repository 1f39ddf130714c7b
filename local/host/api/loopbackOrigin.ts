const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The Origin header with `localhost` normalised: on this machine it is the same site as `127.0.0.1` on the
 * same port, and only there.
 */
export function loopbackOrigin(origin: string, publicOrigin: string): string {
  if (!URL.canParse(origin)) return origin;
  const [from, own] = [new URL(origin), new URL(publicOrigin)];
  const sameSite =
    from.protocol === own.protocol &&
    from.port === own.port &&
    LOOPBACK.has(from.hostname) &&
    LOOPBACK.has(own.hostname);
  return sameSite ? publicOrigin : origin;
}
