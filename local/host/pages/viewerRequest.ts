import { createContext, runInContext } from 'node:vm';
import * as z from 'zod/mini';

const changed = z.object({
  uri: z.string(),
  headers: z.record(z.string(), z.object({ value: z.string() })),
  querystring: z.optional(z.record(z.string(), z.unknown())),
});

/** The function's result: the request's path, the headers that it sets, and the names in the query that it leaves. */
export interface EdgeRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly queryNames: readonly string[];
}

interface ViewerCall {
  readonly method: string;
  readonly path: string;
  readonly queryNames: readonly string[];
  readonly cookieNames: readonly string[];
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
  return ({ method, path, queryNames, cookieNames, address, encodings }) => {
    const headers = encodings === undefined ? {} : { 'accept-encoding': { value: encodings } };
    const [querystring, cookies] = [queryNames, cookieNames].map(withoutValues);
    const event = {
      version: '1.0',
      viewer: { ip: address },
      request: { method, uri: path, querystring, headers, cookies },
    };
    const request = changed.parse(call(JSON.stringify(event)));
    return {
      path: request.uri,
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, { value }]) => [name, value])),
      queryNames: Object.keys(request.querystring ?? {}),
    };
  };
}

/** As CloudFront tells queries and cookies; no function of ours reads a value. */
const withoutValues = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { value: '' }]));
