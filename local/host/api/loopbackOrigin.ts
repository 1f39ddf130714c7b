const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The Origin header as the product knows it. Whoever types `localhost` is at the same site as
 * `127.0.0.1` of the same port, on this machine and nowhere else: only then is it put right.
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
