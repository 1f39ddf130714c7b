import { createContext, runInContext } from 'node:vm';
import * as z from 'zod/mini';

const rewritten = z.object({ uri: z.string() });

/**
 * Runs the distribution's own viewer-request function on a path. What it may use is what CloudFront
 * gives it: the language, and nothing of Node.
 */
export function viewerRequest(source: string): (method: string, uri: string) => string {
  const context = createContext({});
  runInContext(source, context);
  return (method, uri) => {
    const event = {
      version: '1.0',
      viewer: { ip: '127.0.0.1' },
      request: { method, uri, querystring: {}, headers: {}, cookies: {} },
    };
    const result: unknown = runInContext(`handler(${JSON.stringify(event)})`, context);
    return rewritten.parse(result).uri;
  };
}
