import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { OPERATIONS, routeOf, type Operation } from '../../shared/contract/routes.ts';
import type { Resource } from '../../shared/contract/core/route.ts';
import { currentTime } from '../platform/clock.ts';
import { checkAccess } from './access.ts';
import { answerOf, problemOf } from '../platform/http/answers.ts';
import { isContention } from '../platform/table/contention.ts';
import { ApiError } from '../platform/errors/apiError.ts';
import { compressAnswer } from '../platform/http/compression.ts';
import { contextOf, type Event, type HandlersOf, type Request } from '../platform/http/requestContext.ts';
import { logProblem } from '../platform/http/logging.ts';
import { tokenIn } from '../platform/http/sessionCookie.ts';
import { idempotencyKeyOf, validate } from '../platform/http/validation.ts';
import { viewerOf } from '../platform/http/viewer.ts';

type Result = APIGatewayProxyStructuredResultV2;
type Middleware = MiddlewareObj<Event, Result>;

/**
 * The Lambda handler of a resource. The stack, from the outside in: compression, errors, route, access
 * (401, 403), validation (400), the operation's handler, the answer.
 */
export function lambdaFor<R extends Resource>(resource: R, handlers: HandlersOf<R>) {
  return middy<Event, Result>((event: Event) => runHandler(event, handlers))
    .use({ after: encode, onError: encode })
    .use(errorHandler)
    .use(routing(resource))
    .use({ before: ({ event }) => checkAccess(event) })
    .use({
      before: ({ event }) => {
        validate(event);
      },
    });
}

const encode: NonNullable<Middleware['after']> = async (request) => {
  if (request.response) request.response = await compressAnswer(request.event, request.response);
};

const errorHandler: Middleware = {
  onError: (request) => {
    const { error, event } = request;
    const known = error instanceof ApiError ? error : new ApiError(codeOf(error), { cause: error });
    const problem = known.problem(event.requestContext.requestId);
    logProblem(event, known, problem.status);
    request.response = problemOf(problem);
  },
};

/**
 * A throttled call was not carried out. One that ran out of time may have been: Busy says to send it
 * again, and its Idempotency-Key then gives what became of it.
 */
function codeOf(error: unknown): 'Busy' | 'Unexpected' {
  const ranOut = error instanceof Error && error.name === 'TimeoutError';
  return ranOut || isContention(error) ? 'Busy' : 'Unexpected';
}

function routing(resource: Resource): Middleware {
  const operations = new Map(
    OPERATIONS.filter((operation) => routeOf(operation).resource === resource).map((operation) => {
      const { method, path } = routeOf(operation);
      return [`${method} ${path}`, operation];
    }),
  );
  return {
    before: ({ event }) => {
      // A page can be asked for without its body: the answer is the same, and nobody sends it.
      const operation = operations.get(event.routeKey.replace(/^HEAD /, 'GET '));
      if (!operation) throw new ApiError('NotFound');
      event.context = {
        operation,
        route: routeOf(operation),
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

/** The table of handlers is complete by its type, so the operation's own is there. */
function handlerIn(handlers: object, operation: Operation): AnyHandler {
  const handler = (handlers as Partial<Record<Operation, AnyHandler>>)[operation];
  if (!handler) throw new ApiError('NotFound');
  return handler;
}
