import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Resource } from '../../shared/contract/core/route.ts';
import type { Operation, Routes } from '../../shared/contract/routes.ts';
import type { OperationOf } from '../../shared/contract/types.ts';
import { currentTime } from '../platform/clock.ts';
import { checkAccess } from './access.ts';
import { keptInstead } from './keptInstead.ts';
import { routeFinder, type Found } from './routeFinder.ts';
import { refuseRehearsal } from './rehearsalAccess.ts';
import { answerOf } from '../platform/http/answers.ts';
import { compressAnswer } from '../platform/http/compression.ts';
import { contextOf, type Event, type HandlersOf, type Request } from '../platform/http/requestContext.ts';
import { openCursor, withOwnCursor } from '../platform/http/pageCursors.ts';
import { problemAnswers } from '../platform/http/problems.ts';
import { codeTokenIn } from '../platform/http/codeCookie.ts';
import { deviceTokenIn } from '../platform/http/deviceCookie.ts';
import { tokenIn } from '../platform/http/session.ts';
import { logInfo, withRequestId } from '../platform/log.ts';
import { idempotencyKeyOf, signedText, validate } from '../platform/http/validation.ts';
import { viewerOf } from '../platform/http/viewer.ts';
import { checkDataVersion } from '../services/core/dataVersion/checkDataVersion.ts';

type Result = APIGatewayProxyStructuredResultV2;
type Middleware = MiddlewareObj<Event, Result>;

/**
 * The Lambda handler of a resource: around middy's stack the request's id in every log line, and a line for the call (decision 0139).
 * The stack from the outside in: compression, errors, route, newer data (503), access (401, 403), validation (400, 404), handler.
 * @param routes at least those of the resource
 * @param later loads the operations that are seldom asked for, with the first call that is none of the others
 */
export function lambdaFor<R extends Resource, Later extends OperationOf<R> = never>(
  resource: R,
  routes: RoutesOf<Exclude<OperationOf<R>, Later>>,
  handlers: HandlersOf<Exclude<OperationOf<R>, Later>>,
  later?: () => Promise<Part<Later>>,
) {
  const answer = middy<Event, Result>(runHandler)
    .use({ after: encode, onError: encode })
    .use(problemAnswers)
    .use(routing(routeFinder(resource, { routes, handlers }, later)))
    .use({ before: ({ event }) => checkDataVersion(contextOf(event).now) })
    .use({ before: ({ event }) => keptInstead(event) })
    .use({ before: ({ event }) => checkAccess(event) })
    .use({
      before: ({ event }) => {
        validate(event);
        openCursor(event);
        refuseRehearsal(event);
      },
    });
  return (event: Event, context: Context): Promise<Result> => {
    const { requestId } = event.requestContext;
    return withRequestId(requestId, async () => {
      const start = performance.now();
      const result = await answer(event, context);
      logInfo('answered', {
        operation: event.context?.operation ?? 'none',
        status: result.statusCode ?? 200,
        milliseconds: Math.round(performance.now() - start),
      });
      return result;
    });
  };
}

const encode: NonNullable<Middleware['after']> = async (request) => {
  if (request.response) request.response = await compressAnswer(request.event, request.response);
};

/** The routes of a resource: a function that lacks one does not compile. */
type RoutesOf<Op extends Operation> = Pick<Routes, Op>;

/** Operations of a resource that are loaded together. */
interface Part<Op extends Operation> {
  readonly routes: RoutesOf<NoInfer<Op>>;
  readonly handlers: HandlersOf<Op>;
}

function routing(find: (event: Event) => Promise<Found>): Middleware {
  return {
    before: async ({ event }) => {
      const { operation, route, handler, params } = await find(event);
      event.pathParameters = params;
      event.context = {
        operation,
        route,
        handler,
        now: currentTime(),
        cookies: [],
        session: null,
        sessionId: null,
        code: null,
        parsed: null,
      };
    },
  };
}

async function runHandler(event: Event): Promise<Result> {
  const context = contextOf(event);
  const request = {
    ...context.parsed,
    session: context.session,
    sessionId: context.sessionId,
    viewer: await viewerOf(event),
    token: tokenIn(event.cookies),
    code: context.code,
    codeToken: codeTokenIn(event.cookies),
    deviceToken: deviceTokenIn(event.cookies),
    now: context.now,
    idempotency: idempotencyKeyOf(event),
    signed: signedText(event),
    setCookie: (cookie: string) => context.cookies.push(cookie),
  };
  const answer = await context.handler(request as unknown as Request<Operation>);
  return answerOf(event, withOwnCursor(event, answer));
}
