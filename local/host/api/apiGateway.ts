import type { IncomingMessage } from 'node:http';
import { currentTime } from '../../clock.ts';
import type { Answer } from '../http/answer.ts';
import { jsonAnswer, problemAnswer } from '../http/answer.ts';
import { BodyInterrupted, BodyTooLarge, readBody } from '../http/readBody.ts';
import type { EdgeRequest } from '../pages/viewerRequest.ts';
import type { Deployment } from '../template/deployment.ts';
import { Lane, LaneFull } from '../http/lane.ts';
import { lambdaContext } from './context.ts';
import type { LoadedFunction } from './loadFunctions.ts';
import { routeMatcher } from './matchRoute.ts';
import { gatewayFailure, toAnswer } from './toAnswer.ts';
import { publicCalls } from './publicCalls.ts';
import { toEvent } from './toEvent.ts';

/** Lambda's limit for one synchronous call; the gateway's own limit is higher. */
const BODY_LIMIT = 6 * 1024 * 1024;

/** Of the calls that anybody can make: the others find the thread free after so many. */
const PUBLIC_SHARE = { places: 2, mostWaiting: 50 };

/** Serves the template's HTTP API: finds the route, calls its function, returns the answer. */
export function apiGateway(
  { routes, apiDomain: domainName }: Deployment,
  publicOrigin: string,
  functions: ReadonlyMap<string, LoadedFunction>,
): (request: IncomingMessage, edge: Pick<EdgeRequest, 'path' | 'headers'>) => Promise<Answer> {
  const match = routeMatcher(routes);
  const isPublicCall = publicCalls();
  const publicLane = new Lane(PUBLIC_SHARE);
  return async (request, { path, headers: edgeHeaders }) => {
    const matched = match(request.method ?? 'GET', path);
    const target = functions.get(matched?.route.functionName ?? '');
    if (matched === undefined || target === undefined) return jsonAnswer(404, { message: 'Not Found' });
    try {
      const body = await readBody(request, BODY_LIMIT);
      const event = toEvent(request, body, matched, {
        path,
        domainName,
        publicOrigin,
        edgeHeaders,
        now: currentTime(),
      });
      const call = async () => target.handler(event, lambdaContext(target, event.requestContext.requestId));
      return toAnswer(
        await (isPublicCall(event.requestContext.http.method, path) ? publicLane.run(call) : call()),
      );
    } catch (error) {
      if (error instanceof LaneFull) return problemAnswer('Busy', { 'retry-after': '1' });
      if (error instanceof BodyTooLarge) return problemAnswer('BodyTooLarge');
      if (error instanceof BodyInterrupted) return problemAnswer('MalformedRequest');
      console.error(`${target.deployed.entry} failed:`, error);
      return gatewayFailure();
    }
  };
}
