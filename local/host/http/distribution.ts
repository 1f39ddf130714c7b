import type { IncomingMessage, ServerResponse } from 'node:http';
import { patternMatches } from '../../../infra/constructs/cachedPaths.ts';
import { viewerRequest, type EdgeRequest } from '../pages/viewerRequest.ts';
import type { DeployedBehaviour, Deployment, Origin } from '../template/deployment.ts';
import type { Answer } from './answer.ts';
import { textAnswer } from './answer.ts';
import type { EdgeCache } from './edgeCache.ts';
import { isPlainPath } from './plainPath.ts';
import { send } from './send.ts';

/** The origins of the distribution. */
export interface Origins {
  readonly api: (request: IncomingMessage, edgeHeaders: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly bucket: (name: string) => (path: string) => Promise<Answer>;
  readonly signed: (bucket: string) => (request: IncomingMessage) => Promise<Answer>;
}

interface Served extends DeployedBehaviour {
  readonly atTheEdge: ReturnType<typeof viewerRequest>;
  readonly ask: (request: IncomingMessage, edge: EdgeRequest) => Promise<Answer>;
}

/**
 * Serves as CloudFront does: the first behaviour with a matching pattern decides origin, methods and headers.
 */
export function distribution(
  { delivery }: Deployment,
  origins: Origins,
  { behindProxy = false, cache = null }: { behindProxy?: boolean; cache?: EdgeCache | null } = {},
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const behaviours = delivery.behaviours.map((behaviour): Served => {
    const { origin, viewerRequest: source } = behaviour;
    return {
      ...behaviour,
      atTheEdge: source === undefined ? ({ path }) => ({ path, headers: {} }) : viewerRequest(source),
      ask: cachedBy(cache, behaviour, askOf(origin, origins)),
    };
  });
  return async (request, response) => {
    const method = request.method ?? 'GET';
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (!isPlainPath(path)) {
      send(request, response, textAnswer(400, 'This address is not valid.'), { compress: false });
      return;
    }
    const behaviour = behaviours.find(({ pattern }) => patternMatches(pattern, path));
    if (behaviour === undefined) {
      send(request, response, textAnswer(404, 'Not found'), { compress: false });
      return;
    }
    const answer = behaviour.methods.includes(method)
      ? await behaviour.ask(
          request,
          behaviour.atTheEdge({
            method,
            path,
            address: addressOf(request, behindProxy),
            encodings: request.headers['accept-encoding']?.toString(),
          }),
        )
      : textAnswer(403, 'This method is not allowed here.');
    send(
      request,
      response,
      { ...answer, headers: { ...answer.headers, ...behaviour.headers } },
      { compress: behaviour.compress },
    );
  };
}

function askOf(origin: Origin, origins: Origins): Served['ask'] {
  if (origin.kind === 'api')
    return (request, { headers }) => origins.api(request, { ...headers, ...origin.headers });
  if (origin.kind === 'signed') return origins.signed(origin.bucket);
  const files = origins.bucket(origin.bucket);
  return (_request, { path }) => files(path);
}

/** Only a GET is kept: a HEAD is answered as the origin answers it, everything else is a change. */
function cachedBy(
  cache: EdgeCache | null,
  { caching }: DeployedBehaviour,
  ask: Served['ask'],
): Served['ask'] {
  if (cache === null || caching === null) return ask;
  return (request, edge) =>
    request.method === 'GET'
      ? cache.answer(request, caching, (headers) =>
          ask(request, { ...edge, headers: { ...edge.headers, ...headers } }),
        )
      : ask(request, edge);
}

/** Only the last address of the list was added by the proxy; the earlier ones come from the client. */
function addressOf({ socket, headers }: IncomingMessage, behindProxy: boolean): string {
  const told = behindProxy ? headers['x-forwarded-for'] : undefined;
  return (
    String(told ?? '')
      .split(',')
      .at(-1)
      ?.trim() ||
    (socket.remoteAddress ?? '127.0.0.1')
  );
}
