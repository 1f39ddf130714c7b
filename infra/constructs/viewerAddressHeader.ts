/** The part of CloudFront's viewer request that is used here. */
interface ViewerRequest {
  readonly viewer: { readonly ip: string };
  readonly request: { readonly headers: Record<string, { value: string }> };
}

/**
 * Runs in CloudFront (cloudfront-js-2.0), so it uses nothing but the language. What a viewer sends
 * under this name is overwritten.
 */
function handler({ viewer, request }: ViewerRequest): ViewerRequest['request'] {
  request.headers['x-rinkside-viewer'] = { value: viewer.ip };
  return request;
}

/** What is deployed: the function's own text, which must therefore be called `handler`. */
export const VIEWER_ADDRESS = handler.toString();
