import type { IncomingMessage, ServerResponse } from 'node:http';
import { patternMatches } from '../../../infra/constructs/cachedPaths.ts';
import { FRESH } from '../../../shared/contract/core/queryNames.ts';
import { viewerRequest, type EdgeRequest } from '../pages/viewerRequest.ts';
import type { DeployedBehaviour, Deployment, Origin } from '../template/deployment.ts';
import type { Answer } from './answer.ts';
import { problemAnswer, textAnswer } from './answer.ts';
import type { EdgeCache } from './edgeCache.ts';
import { Lane, LaneFull } from './lane.ts';
import { isPlainPath, withoutEscapes } from './plainPath.ts';
import { send } from './send.ts';

/** The origins of the distribution. */
export interface Origins {
  readonly api: (request: IncomingMessage, edge: Pick<EdgeRequest, 'path' | 'headers'>) => Promise<Answer>;
  readonly bucket: (name: string) => (path: string) => Promise<Answer>;
  readonly signed: (bucket: string) => (request: IncomingMessage) => Promise<Answer>;
}

interface Served extends DeployedBehaviour {
  readonly atTheEdge: ReturnType<typeof viewerRequest>;
  readonly ask: (request: IncomingMessage, edge: Pick<EdgeRequest, 'path' | 'headers'>) => Promise<Answer>;
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
      atTheEdge:
        source === undefined
          ? ({ path, queryNames }) => ({ path, queryNames, headers: {} })
          : viewerRequest(source),
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
    const behaviour = behaviours.find(({ pattern }) => patternMatches(pattern, withoutEscapes(path)));
    if (behaviour === undefined) {
      send(request, response, textAnswer(404, 'Not found'), { compress: false });
      return;
    }
    const answer = behaviour.methods.includes(method)
      ? await askOver(behaviour, request, behindProxy)
      : textAnswer(403, 'This method is not allowed here.');
    send(
      request,
      response,
      { ...answer, headers: { ...answer.headers, ...behaviour.headers } },
      { compress: behaviour.compress },
    );
  };
}

/** The origin sees the address as the distribution passes it on. */
function askOver(behaviour: Served, request: IncomingMessage, behindProxy: boolean): Promise<Answer> {
  const [path = '/', ...rest] = (request.url ?? '/').split('?');
  const query = rest.join('?');
  const given = new URLSearchParams(query);
  const edge = behaviour.atTheEdge({
    method: request.method ?? 'GET',
    path,
    queryNames: [...given.keys()],
    cookieNames: (request.headers.cookie ?? '').split(';').map((pair) => pair.split('=')[0]?.trim() ?? ''),
    address: addressOf(request, behindProxy),
    encodings: request.headers['accept-encoding']?.toString(),
  });
  const { queryNames } = behaviour;
  const passedOn = queryNames === 'all' ? query : chosenQuery(given, queryNames, edge.queryNames);
  request.url = passedOn === '' ? edge.path : `${edge.path}?${passedOn}`;
  return behaviour.ask(request, edge);
}

/** In one order and one spelling, so that a query has one address. */
function chosenQuery(given: URLSearchParams, names: readonly string[], left: readonly string[]): string {
  const chosen = names.filter((name) => left.includes(name));
  return new URLSearchParams(
    chosen.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  ).toString();
}

function askOf(origin: Origin, origins: Origins): Served['ask'] {
  if (origin.kind === 'api')
    return (request, { path, headers }) =>
      origins.api(request, { path, headers: { ...headers, ...origin.headers } });
  if (origin.kind === 'signed') return origins.signed(origin.bucket);
  const files = origins.bucket(origin.bucket);
  return (_request, { path }) => files(path);
}

/**
 * Only a GET is kept: a HEAD is answered as the origin answers it, everything else is a change. Those who have changed
 * something ask in a lane of their own, and for themselves alone.
 */
function cachedBy(
  cache: EdgeCache | null,
  { caching }: DeployedBehaviour,
  ask: Served['ask'],
): Served['ask'] {
  if (cache === null || caching === null) return ask;
  return async (request, edge) => {
    if (request.method !== 'GET') return ask(request, edge);
    const address = request.url ?? '/';
    const askWith = (headers: Readonly<Record<string, string>>) =>
      ask(request, { ...edge, headers: { ...edge.headers, ...headers } });
    try {
      return isFresh(address)
        ? await FRESH_LANE.run(() => askWith({ 'if-none-match': '' }))
        : await cache.answer(address, caching, askWith);
    } catch (error) {
      if (error instanceof LaneFull) return problemAnswer('Busy', { 'retry-after': '1' });
      throw error;
    }
  };
}

const FRESH_LANE = new Lane({ places: 4, mostWaiting: 200 });

const isFresh = (address: string): boolean => new URLSearchParams(address.split('?')[1]).has(FRESH);

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
