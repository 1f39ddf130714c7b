/** The part of CloudFront's viewer request that this function uses. */
interface ViewerRequest {
  readonly viewer: { readonly ip: string };
  readonly request: {
    uri: string;
    readonly querystring: Record<string, object | undefined>;
    readonly headers: Record<string, { value: string } | undefined>;
    readonly cookies: Record<string, object | undefined>;
  };
}

/**
 * Runs in CloudFront, whose language is older than ours (edgeFunctions.test.ts). Forwards to the API the
 * caller's address and accepted encodings, which CloudFront would otherwise withhold. Headers of the same
 * names from a viewer are overwritten. A path with an encoded or a doubled slash is nobody's: CloudFront has chosen
 * the behaviour by the path as sent, and the gateway would read another one.
 *
 * The cache's key is the path as it was written, so letters and digits lose their needless escapes, of which one path
 * has millions. `fresh` stays with a session or a code only: the functions check whether it is a real one.
 */
function handler(event: ViewerRequest): ViewerRequest['request'] {
  const request = event.request;
  const encodings = request.headers['accept-encoding'];
  request.headers['x-rinkside-viewer'] = { value: event.viewer.ip };
  request.headers['x-rinkside-accept-encoding'] = { value: encodings ? encodings.value : 'identity' };
  if (/%2f|\/\//i.test(request.uri)) request.uri = '/api/';
  request.uri = request.uri.replace(/%(2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi, (escape) =>
    decodeURIComponent(escape),
  );
  const isKnown = Object.keys(request.cookies).some((name) =>
    /^(__Host-)?rinkside-(session|code)$/.test(name),
  );
  if (!isKnown) delete request.querystring['fresh'];
  return request;
}

/** The deployed text of the function, which must therefore be called `handler`. */
export const VIEWER_HEADERS = handler.toString();
