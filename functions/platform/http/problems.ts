import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Problem } from '../../../shared/contract/core/errors.ts';
import { ApiError } from '../errors/apiError.ts';
import { logError, logWarning } from '../log.ts';
import { isContention } from '../table/contention.ts';
import type { Event } from './requestContext.ts';

/** Answers an error as problem JSON, and logs those that the operators should know of. */
export const problemAnswers: MiddlewareObj<Event, APIGatewayProxyStructuredResultV2> = {
  onError: (request) => {
    const { error, event } = request;
    const known = error instanceof ApiError ? error : new ApiError(codeOf(error), { cause: error });
    const problem = known.problem(event.requestContext.requestId);
    logProblem(event, known, problem.status);
    request.response = problemAnswer(problem);
  },
};

/**
 * A throttled call did nothing. One that ran out of time may have been stored: after Busy the client sends
 * it again, and its Idempotency-Key finds what the first call did.
 */
function codeOf(error: unknown): 'Busy' | 'Unexpected' {
  const ranOut = error instanceof Error && error.name === 'TimeoutError';
  return ranOut || isContention(error) ? 'Busy' : 'Unexpected';
}

/** Failures of ours, and refused callers: by the account, never by name or address. */
function logProblem(event: Event, error: ApiError, status: number): void {
  const route = event.routeKey;
  if (status >= 500 && error.cause instanceof Error) {
    const { name, message, stack } = error.cause;
    logError('failed', { route, error: name, reason: message, stack });
  } else if (status === 401 || status === 403 || status === 429 || status >= 500) {
    const account = event.context?.session?.id ?? error.account;
    logWarning('refused', { route, status, code: error.code, account });
  }
}

function problemAnswer(problem: Problem): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: problem.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'private, no-store',
      ...retryAfter(problem),
    },
    body: JSON.stringify(problem),
  };
}

function retryAfter({ status, retryAfterSeconds }: Problem): Record<string, string> {
  const seconds = retryAfterSeconds ?? (status === 503 ? 1 : null);
  return seconds === null ? {} : { 'retry-after': String(seconds) };
}
