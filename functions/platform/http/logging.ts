import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { ApiError } from '../errors/apiError.ts';
import type { Event } from './requestContext.ts';

/**
 * One line of JSON for an answer that the people who run the product should know of: what is our own
 * fault, and who was refused. No body, cookie, name or address, which may be a child's.
 */
export function logProblem(event: Event, error: ApiError, status: number): void {
  if (status >= 500 && error.cause instanceof Error) logFailure(event, error.cause);
  else if (status === 401 || status === 403 || status === 429 || status >= 500)
    logRefusal(event, error, status);
}

function logFailure(event: APIGatewayProxyEventV2, cause: Error): void {
  log({
    level: 'error',
    requestId: event.requestContext.requestId,
    route: event.routeKey,
    error: cause.name,
    message: cause.message,
    stack: cause.stack,
  });
}

/** Whom we do not know has no account: the log then tells what was asked, and how often. */
function logRefusal(event: Event, error: ApiError, status: number): void {
  log({
    level: 'warn',
    event: 'refused',
    requestId: event.requestContext.requestId,
    route: event.routeKey,
    status,
    code: error.code,
    account: event.context?.session?.id ?? error.account,
  });
}

function log(line: object): void {
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
