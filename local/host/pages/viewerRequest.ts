import { createContext, runInContext } from 'node:vm';
import * as z from 'zod/mini';

const changed = z.object({
  uri: z.string(),
  headers: z.record(z.string(), z.object({ value: z.string() })),
});

/** The function's result: the request's path, and the headers that it sets. */
export interface EdgeRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface ViewerCall {
  readonly method: string;
  readonly path: string;
  readonly address: string;
  /** The viewer's Accept-Encoding. */
  readonly encodings: string | undefined;
}

/**
 * Runs the distribution's own viewer-request function on a path, for an address and accepted encodings. Its
 * context has only CloudFront's features: the language, and nothing of Node.
 */
export function viewerRequest(source: string): (viewer: ViewerCall) => EdgeRequest {
  const context = createContext({});
  runInContext(source, context);
  const call = runInContext('(event) => handler(JSON.parse(event))', context) as (event: string) => unknown;
  return ({ method, path, address, encodings }) => {
    const headers = encodings === undefined ? {} : { 'accept-encoding': { value: encodings } };
    const event = {
      version: '1.0',
      viewer: { ip: address },
      request: { method, uri: path, querystring: {}, headers, cookies: {} },
    };
    const request = changed.parse(call(JSON.stringify(event)));
    return {
      path: request.uri,
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, { value }]) => [name, value])),
    };
  };
}
