import type { IncomingMessage } from 'node:http';
import { currentTime } from '../../clock.ts';
import type { Answer } from '../http/answer.ts';
import { jsonAnswer } from '../http/answer.ts';
import { BodyTooLarge, readBody } from '../http/readBody.ts';
import type { Deployment } from '../template/deployment.ts';
import { contextOf } from './context.ts';
import type { LoadedFunction } from './loadFunctions.ts';
import { routeMatcher } from './matchRoute.ts';
import { gatewayFailure, toAnswer } from './toAnswer.ts';
import { toEvent } from './toEvent.ts';

/** Lambda's limit for one synchronous call; the gateway's own limit is higher. */
const BODY_LIMIT = 6 * 1024 * 1024;

/** Serves the template's HTTP API: finds the route, calls its function, returns the answer. */
export function apiGateway(
  { routes, apiDomain: domainName }: Deployment,
  publicOrigin: string,
  functions: ReadonlyMap<string, LoadedFunction>,
): (request: IncomingMessage, edgeHeaders?: Readonly<Record<string, string>>) => Promise<Answer> {
  const match = routeMatcher(routes);
  return async (request, edgeHeaders = {}) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const matched = match(request.method ?? 'GET', path);
    const target = functions.get(matched?.route.functionName ?? '');
    if (matched === undefined || target === undefined) return jsonAnswer(404, { message: 'Not Found' });
    try {
      const body = await readBody(request, BODY_LIMIT);
      const event = toEvent(request, body, matched, {
        domainName,
        publicOrigin,
        edgeHeaders,
        now: currentTime(),
      });
      return toAnswer(await target.handler(event, contextOf(target, event.requestContext.requestId)));
    } catch (error) {
      if (error instanceof BodyTooLarge) return jsonAnswer(413, { message: 'Request Entity Too Large' });
      console.error(`${target.deployed.entry} failed:`, error);
      return gatewayFailure();
    }
  };
}
