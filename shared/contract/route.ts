import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Role } from './roles.ts';

/** One Lambda function serves each resource. */
export const RESOURCES = [
  'authentication',
  'users',
  'rinks',
  'competitions',
  'forms',
  'entries',
  'files',
  'system',
] as const;

export type Resource = (typeof RESOURCES)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodMiniType;
type ObjectSchema = z.ZodMiniObject;

/**
 * A route, told once. The client, the router, the API Gateway routes, the permission tests and the
 * OpenAPI document are all made from it.
 */
export interface Route {
  readonly resource: Resource;
  readonly method: Method;
  /** Parameters stand in braces, as in API Gateway: `/api/competitions/{competitionId}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly roles: readonly Role[] | readonly ['PUBLIC'];
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: ObjectSchema;
  /** The whole answer, `data` included. */
  readonly answer: Schema;
  /** Of the answer, where it is not 200. */
  readonly status?: 201;
  /** The error codes of this route besides those that every route of its kind can give. */
  readonly errors: readonly ErrorCode[];
  /** Where the competition stands that a MANAGER must be bound to; another one's is refused with 403. */
  readonly managerOf?: 'params' | 'body';
  /** Seconds for which CloudFront may keep the answer. Only for what does not depend on the session. */
  readonly cacheSeconds?: number;
  /** A repeat with the same `Idempotency-Key` returns the first answer. */
  readonly idempotent?: true;
}

/** Keeps the literal types of a table of routes while checking its shape. */
export function defineRoutes<const Routes extends Record<string, Route>>(routes: Routes): Routes {
  return routes;
}
