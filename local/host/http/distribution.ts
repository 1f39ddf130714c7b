import type { IncomingMessage, ServerResponse } from 'node:http';
import { patternMatches } from '../../../infra/constructs/cachedPaths.ts';
import { viewerRequest } from '../pages/viewerRequest.ts';
import type { DeployedBehaviour, Deployment } from '../template/deployment.ts';
import type { Answer } from './answer.ts';
import { textAnswer } from './answer.ts';
import { send } from './send.ts';

/** What stands behind the distribution. */
export interface Origins {
  readonly api: (request: IncomingMessage) => Promise<Answer>;
  readonly bucket: (name: string) => (path: string) => Promise<Answer>;
}

interface Served extends DeployedBehaviour {
  readonly rewrite: (method: string, path: string) => string;
  readonly ask: (request: IncomingMessage, path: string) => Promise<Answer>;
}

/** Serves as CloudFront does: the first behaviour whose pattern fits decides origin, methods and headers. */
export function distribution(
  { delivery }: Deployment,
  origins: Origins,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const behaviours = delivery.behaviours.map((behaviour): Served => {
    const { origin, viewerRequest: source } = behaviour;
    const files = origin.kind === 'bucket' ? origins.bucket(origin.bucket) : undefined;
    return {
      ...behaviour,
      rewrite: source === undefined ? (_method, path) => path : viewerRequest(source),
      ask: (request, path) => (files === undefined ? origins.api(request) : files(path)),
    };
  });
  return async (request, response) => {
    const method = request.method ?? 'GET';
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const behaviour = behaviours.find(({ pattern }) => patternMatches(pattern, path));
    if (behaviour === undefined) {
      send(request, response, textAnswer(404, 'Not found'), { compress: false });
      return;
    }
    const answer = behaviour.methods.includes(method)
      ? await behaviour.ask(request, behaviour.rewrite(method, path))
      : textAnswer(403, 'This method is not allowed here.');
    send(
      request,
      response,
      { ...answer, headers: { ...answer.headers, ...behaviour.headers } },
      { compress: behaviour.compress },
    );
  };
}
