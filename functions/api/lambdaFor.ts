import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Resource, Route } from '../../shared/contract/core/route.ts';
import type { Operation, Routes } from '../../shared/contract/routes.ts';
import type { OperationOf } from '../../shared/contract/types.ts';
import { currentTime } from '../platform/clock.ts';
import { checkAccess } from './access.ts';
import { answerOf } from '../platform/http/answers.ts';
import { ApiError } from '../platform/errors/apiError.ts';
import { compressAnswer } from '../platform/http/compression.ts';
import { contextOf, type Event, type HandlersOf, type Request } from '../platform/http/requestContext.ts';
import { problemAnswers } from '../platform/http/problems.ts';
import { tokenIn } from '../platform/http/session.ts';
import { withRequestId } from '../platform/log.ts';
import { measureCall } from '../platform/metrics.ts';
import { idempotencyKeyOf, validate } from '../platform/http/validation.ts';
import { viewerOf } from '../platform/http/viewer.ts';

type Result = APIGatewayProxyStructuredResultV2;
type Middleware = MiddlewareObj<Event, Result>;

/**
 * The Lambda handler of a resource: around middy's stack the request's id in every log line, and metrics.
 * The stack from the outside in: compression, errors, route, access (401, 403), validation (400), handler.
 * @param routes at least those of the resource
 */
export function lambdaFor<R extends Resource>(resource: R, routes: RoutesOf<R>, handlers: HandlersOf<R>) {
  const answer = middy<Event, Result>((event: Event) => runHandler(event, handlers))
    .use({ after: encode, onError: encode })
    .use(problemAnswers)
    .use(routing(resource, routes))
    .use({ before: ({ event }) => checkAccess(event) })
    .use({
      before: ({ event }) => {
        validate(event);
      },
    });
  return (event: Event, context: Context): Promise<Result> => {
    const { requestId } = event.requestContext;
    return withRequestId(requestId, async () => {
      const start = performance.now();
      const result = await answer(event, context);
      const [status, milliseconds] = [result.statusCode ?? 200, performance.now() - start];
      measureCall({ resource, operation: event.context?.operation, requestId, status, milliseconds });
      return result;
    });
  };
}

const encode: NonNullable<Middleware['after']> = async (request) => {
  if (request.response) request.response = await compressAnswer(request.event, request.response);
};

/** The routes of a resource: a function that lacks one does not compile. */
type RoutesOf<R extends Resource> = Pick<Routes, OperationOf<R>>;

function routing(resource: Resource, routes: object): Middleware {
  const operations = new Map(
    Object.entries(routes as Readonly<Record<Operation, Route>>)
      .filter(([, route]) => route.resource === resource)
      .map(([operation, route]) => [
        `${route.method} ${route.path}`,
        { operation: operation as Operation, route },
      ]),
  );
  return {
    before: ({ event }) => {
      // The gateway drops the body of a HEAD's answer.
      const found = operations.get(event.routeKey.replace(/^HEAD /, 'GET '));
      if (!found) throw new ApiError('NotFound');
      event.context = {
        operation: found.operation,
        route: found.route,
        now: currentTime(),
        cookies: [],
        session: null,
        sessionId: null,
        parsed: null,
      };
    },
  };
}

async function runHandler(event: Event, handlers: object): Promise<Result> {
  const context = contextOf(event);
  const handler = handlerIn(handlers, context.operation);
  const request = {
    ...context.parsed,
    session: context.session,
    sessionId: context.sessionId,
    viewer: await viewerOf(event),
    token: tokenIn(event.cookies),
    now: context.now,
    idempotency: idempotencyKeyOf(event),
    setCookie: (cookie: string) => context.cookies.push(cookie),
  };
  return answerOf(event, await handler(request as unknown as Request<Operation>));
}

type AnyHandler = (request: Request<Operation>) => Promise<unknown>;

/** HandlersOf makes the table complete, so the operation's handler is there. */
function handlerIn(handlers: object, operation: Operation): AnyHandler {
  const handler = (handlers as Partial<Record<Operation, AnyHandler>>)[operation];
  if (!handler) throw new ApiError('NotFound');
  return handler;
}
