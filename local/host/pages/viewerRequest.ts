import { createContext, runInContext } from 'node:vm';
import * as z from 'zod/mini';

const changed = z.object({
  uri: z.string(),
  headers: z.record(z.string(), z.object({ value: z.string() })),
});

/** What the function makes of a request: its path, and the headers that it sets. */
export interface EdgeRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Runs the distribution's own viewer-request function on a path, asked for from an address. What it may use is what CloudFront
 * gives it: the language, and nothing of Node.
 */
export function viewerRequest(
  source: string,
): (viewer: { method: string; path: string; address: string }) => EdgeRequest {
  const context = createContext({});
  runInContext(source, context);
  return ({ method, path, address }) => {
    const event = {
      version: '1.0',
      viewer: { ip: address },
      request: { method, uri: path, querystring: {}, headers: {}, cookies: {} },
    };
    const result: unknown = runInContext(`handler(${JSON.stringify(event)})`, context);
    const { uri, headers } = changed.parse(result);
    return {
      path: uri,
      headers: Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
    };
  };
}
