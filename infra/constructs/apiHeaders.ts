/**
 * The headers that CloudFront forwards to the functions: ten at most. `Host` is left out, because the HTTP
 * API would not recognise the call; only an explicit list can add the viewer's country and omit `Host`.
 * `Content-Type` and the headers that CloudFront handles itself are forwarded anyway.
 */
export const API_HEADERS: readonly string[] = [
  'Origin',
  'X-Requested-With',
  'Idempotency-Key',
  'User-Agent',
  'Stripe-Signature',
  'CloudFront-Viewer-Country',
  'X-Rinkside-Viewer',
  'X-Rinkside-Accept-Encoding',
];
