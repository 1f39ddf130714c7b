/** The part of CloudFront's viewer request that is used here. */
interface ViewerRequest {
  readonly viewer: { readonly ip: string };
  readonly request: { readonly headers: Record<string, { value: string }> };
}

/**
 * Runs in CloudFront, whose language is older than ours (edgeFunctions.test.ts). What a viewer sends
 * under this name is overwritten.
 */
function handler(event: ViewerRequest): ViewerRequest['request'] {
  const request = event.request;
  request.headers['x-rinkside-viewer'] = { value: event.viewer.ip };
  return request;
}

/** What is deployed: the function's own text, which must therefore be called `handler`. */
export const VIEWER_ADDRESS = handler.toString();
