/**
 * The headers that functions read, which CloudFront passes on to the API: ten at most. `Host` must stay
 * behind, or the HTTP API would not know the call; a list is the only way to have CloudFront add the
 * viewer's country and leave `Host` out. `Content-Type` and what CloudFront answers itself go by themselves.
 */
export const API_HEADERS: readonly string[] = [
  'Origin',
  'X-Requested-With',
  'Idempotency-Key',
  'User-Agent',
  'CloudFront-Viewer-Country',
  'X-Rinkside-Viewer',
  'X-Rinkside-Accept-Encoding',
];
