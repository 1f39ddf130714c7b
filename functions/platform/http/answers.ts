import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { BINARY_TYPES, type Route } from '../../../shared/contract/core/route.ts';
import { isRehearsal } from '../../../shared/domain/core/competitions/rehearsalId.ts';
import { contextOf, header, type Event } from './requestContext.ts';

/**
 * The answer as HTTP, parsed by the route's schema so that no internal field leaks. CloudFront may cache an
 * answer that does not depend on the session, by its ETag; the browser always asks again, so that a change
 * shows at once. All other answers are never stored, nor are those about a rehearsal, which few may see.
 */
export function answerOf(event: Event, answer: unknown): APIGatewayProxyStructuredResultV2 {
  const { route, cookies } = contextOf(event);
  const body = bodyOf(route, answer);
  const isBase64Encoded = route.mediaType !== undefined && BINARY_TYPES.includes(route.mediaType);
  const mediaType = route.mediaType ?? 'application/json';
  const headers: Record<string, string> = {
    'content-type': isBase64Encoded ? mediaType : `${mediaType}; charset=utf-8`,
  };
  if (route.isUnlisted) headers['x-robots-tag'] = 'noindex';
  const isOfRehearsal = isRehearsal(event.pathParameters?.['competitionId'] ?? '');
  if (route.cacheSeconds === undefined || isOfRehearsal) {
    headers['cache-control'] = 'private, no-store';
    return { statusCode: route.status ?? 200, headers, body, cookies, isBase64Encoded };
  }
  headers['cache-control'] = `public, max-age=0, s-maxage=${route.cacheSeconds}, must-revalidate`;
  headers['etag'] = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return header(event, 'if-none-match')?.includes(headers['etag'])
    ? { statusCode: 304, headers, body: '' }
    : { statusCode: 200, headers, body };
}

/** A frozen answer, such as the OpenAPI document, never changes: it is written once. */
const bodies = new WeakMap<object, string>();

function bodyOf(route: Route, answer: unknown): string {
  const isForEver = typeof answer === 'object' && answer !== null && Object.isFrozen(answer);
  const known = isForEver ? bodies.get(answer) : undefined;
  if (known !== undefined) return known;
  const parsed = route.answer.parse(answer);
  const body = route.mediaType ? String(parsed) : JSON.stringify(parsed);
  if (isForEver) bodies.set(answer, body);
  return body;
}
