import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** One line of JSON for each answer that is our own fault; no body and no cookie, which may be a child's. */
export function logFailure(event: APIGatewayProxyEventV2, error: Error): void {
  const cause = error.cause instanceof Error ? error.cause : error;
  const line = {
    level: 'error',
    requestId: event.requestContext.requestId,
    route: event.routeKey,
    error: cause.name,
    message: cause.message,
    stack: cause.stack,
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
