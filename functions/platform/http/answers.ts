import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Problem } from '../../../shared/contract/core/errors.ts';
import { BINARY_TYPES } from '../../../shared/contract/core/route.ts';
import { contextOf, header, type Event } from './requestContext.ts';

/**
 * The answer as HTTP. It is parsed by the answer's schema on the way out, so nothing internal leaks.
 * What does not depend on the session carries an ETag and may be kept by CloudFront; the browser
 * always asks again, so that who changed something sees it. All else is never kept.
 */
export function answerOf(event: Event, answer: unknown): APIGatewayProxyStructuredResultV2 {
  const { route, cookies } = contextOf(event);
  const parsed = route.answer.parse(answer);
  const body = route.mediaType ? String(parsed) : JSON.stringify(parsed);
  const isBase64Encoded = route.mediaType !== undefined && BINARY_TYPES.includes(route.mediaType);
  const mediaType = route.mediaType ?? 'application/json';
  const headers: Record<string, string> = {
    'content-type': isBase64Encoded ? mediaType : `${mediaType}; charset=utf-8`,
  };
  if (route.cacheSeconds === undefined) {
    headers['cache-control'] = 'private, no-store';
    return { statusCode: route.status ?? 200, headers, body, cookies, isBase64Encoded };
  }
  headers['cache-control'] = `public, max-age=0, s-maxage=${route.cacheSeconds}, must-revalidate`;
  headers['etag'] = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return header(event, 'if-none-match')?.includes(headers['etag'])
    ? { statusCode: 304, headers, body: '' }
    : { statusCode: 200, headers, body };
}

export function problemOf(problem: Problem): APIGatewayProxyStructuredResultV2 {
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
