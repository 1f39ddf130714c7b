/**
 * What protects the answers to which no behaviour of the template adds its headers: refused addresses, the outbox, a
 * host that is starting. Others replace them by stricter ones.
 * @param publicOrigin as people type it; of an https one, a browser may no longer use http
 */
export function ownHeaders(publicOrigin: string | undefined): Map<string, string> {
  const isHttps = publicOrigin?.startsWith('https:') ?? false;
  return new Map([
    ['content-security-policy', "frame-ancestors 'none'"],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ...(isHttps ? [['strict-transport-security', 'max-age=31536000'] as const] : []),
  ]);
}
