/** The part of CloudFront's viewer request that this function reads. */
interface ViewerRequest {
  readonly request: { uri: string };
}

/**
 * Runs in CloudFront, whose language is older than ours (edgeFunctions.test.ts). A page's address names no
 * file: the SPA's one document is served for it, and its router finds the page.
 */
function handler(event: ViewerRequest): ViewerRequest['request'] {
  const request = event.request;
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (!lastSegment.includes('.')) request.uri = '/index.html';
  return request;
}

/** The deployed text of the function, which must therefore be called `handler`. */
export const SPA_REWRITE = handler.toString();
