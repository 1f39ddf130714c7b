/** The part of CloudFront's viewer request that this function uses. */
interface ViewerRequest {
  readonly viewer: { readonly ip: string };
  readonly request: { readonly headers: Record<string, { value: string } | undefined> };
}

/**
 * Runs in CloudFront, whose language is older than ours (edgeFunctions.test.ts). Forwards to the API the
 * caller's address and accepted encodings, which CloudFront would otherwise withhold. Headers of the same
 * names from a viewer are overwritten.
 */
function handler(event: ViewerRequest): ViewerRequest['request'] {
  const request = event.request;
  const encodings = request.headers['accept-encoding'];
  request.headers['x-rinkside-viewer'] = { value: event.viewer.ip };
  request.headers['x-rinkside-accept-encoding'] = { value: encodings ? encodings.value : 'identity' };
  return request;
}

/** The deployed text of the function, which must therefore be called `handler`. */
export const VIEWER_HEADERS = handler.toString();
