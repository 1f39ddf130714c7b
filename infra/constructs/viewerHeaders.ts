/** The part of CloudFront's viewer request that is used here. */
interface ViewerRequest {
  readonly viewer: { readonly ip: string };
  readonly request: { readonly headers: Record<string, { value: string } | undefined> };
}

/**
 * Runs in CloudFront, whose language is older than ours (edgeFunctions.test.ts). The API learns who
 * calls, and which encodings the caller takes, which CloudFront would keep to itself. What a viewer
 * sends under these names is overwritten.
 */
function handler(event: ViewerRequest): ViewerRequest['request'] {
  const request = event.request;
  const encodings = request.headers['accept-encoding'];
  request.headers['x-rinkside-viewer'] = { value: event.viewer.ip };
  request.headers['x-rinkside-accept-encoding'] = { value: encodings ? encodings.value : 'identity' };
  return request;
}

/** What is deployed: the function's own text, which must therefore be called `handler`. */
export const VIEWER_HEADERS = handler.toString();
