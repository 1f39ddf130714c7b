import { isGreedy, nameOf, isParameter } from '../../../shared/contract/core/pathPattern.ts';
import type { Event } from './requestContext.ts';

/**
 * The segments of a call's path, each decoded once. API Gateway decodes the parameters of the path by which it found
 * the function; whether `rawPath` is decoded differs between its kinds, so that is not read.
 * @returns null for an address that is nobody's: of no route, with an empty segment, or with a slash in a parameter
 */
export function calledSegments({ routeKey, pathParameters }: Event): readonly string[] | null {
  const [, pattern] = routeKey.split(' ');
  if (pattern === undefined) return null;
  const segments = pattern.split('/').flatMap((part) => {
    if (!isParameter(part)) return part;
    const value = pathParameters?.[nameOf(part)] ?? '';
    return isGreedy(part) ? value.split('/') : value;
  });
  const isPlain = segments.slice(1).every((segment) => segment !== '' && !segment.includes('/'));
  return isPlain ? segments : null;
}
