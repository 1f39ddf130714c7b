import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ERRORS, type ProblemDetails } from '../../../shared/contract/core/errors.ts';
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

/** Errors after which nobody knows yet whether a call was carried out. */
const UNDECIDED: readonly string[] = ['TimeoutError', 'TransactionInProgressException'];

/**
 * A throttled call did nothing. One that ran out of time, or at which a service of AWS failed, may have been stored: after
 * Busy the client sends it again, and its Idempotency-Key finds what the first call did.
 */
function codeOf(error: unknown): 'Busy' | 'Unexpected' | 'InsufficientStorage' {
  const status = statusOf(error);
  if (status === ERRORS.InsufficientStorage.status) return 'InsufficientStorage';
  const isFailure = status !== undefined && (status >= 500 || status === 429);
  const isUndecided = error instanceof Error && UNDECIDED.includes(error.name);
  return isFailure || isUndecided || isContention(error) ? 'Busy' : 'Unexpected';
}

/** The status with which a service of AWS, or what stands in for it, refused a call. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode;
}

/** Failures of ours, and refused callers: by the account, never by name or address. */
function logProblem(event: Event, error: ApiError, status: number): void {
  const operation = event.context?.operation;
  if (status >= 500 && error.cause instanceof Error) {
    const { name, message, stack } = error.cause;
    logError('failed', { operation, error: name, reason: message, stack });
  } else if (status === 401 || status === 403 || status === 429 || status >= 500) {
    const account = event.context?.session?.id ?? error.account;
    logWarning('refused', { operation, status, code: error.code, account });
  }
}

function problemAnswer(problem: ProblemDetails): APIGatewayProxyStructuredResultV2 {
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

function retryAfter({ status, retryAfterSeconds }: ProblemDetails): Record<string, string> {
  const seconds = retryAfterSeconds ?? (status === 503 ? 1 : null);
  return seconds === null ? {} : { 'retry-after': String(seconds) };
}
