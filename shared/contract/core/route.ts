import type * as z from 'zod/mini';
import type { RouteData } from './data.ts';
import type { ErrorCode } from './errors.ts';
import type { CodeKind, Grant, Role } from './roles.ts';

/** Each resource is served by one Lambda function. */
export const RESOURCES = [
  'authentication',
  'users',
  'rinks',
  'competitions',
  'forms',
  'entries',
  'entriesForFamilies',
  'consents',
  'payments',
  'files',
  'memberships',
  'notices',
  'receipts',
  'labels',
  'coaches',
  'ice',
  'schedule',
  'panels',
  'publicSchedule',
  'judging',
  'day',
  'results',
  'people',
  'pages',
  'system',
] as const;

export type Resource = (typeof RESOURCES)[number];

type ChangingMethod = 'POST' | 'PUT' | 'DELETE';

export type Method = 'GET' | ChangingMethod;

export type MediaType = 'text/html' | 'text/calendar' | 'application/pdf';

/** Answers of these types are bytes, which the handler returns as base64 text. */
export const BINARY_TYPES: readonly MediaType[] = ['application/pdf'];

type Schema = z.ZodMiniType;
type ObjectSchema = z.ZodMiniObject;
type BodiesByKind = z.ZodMiniDiscriminatedUnion;

/**
 * The single definition of an API route. The client, the router, the API Gateway routes, the permission
 * tests and the OpenAPI document are all derived from it. A GET declares the data it reads, every other
 * route the data it changes; pages refetch accordingly.
 */
export type Route = RouteParts & (ReadingRoute | ChangingRoute);

interface ReadingRoute {
  readonly method: 'GET';
  readonly reads: RouteData;
}

interface ChangingRoute {
  readonly method: ChangingMethod;
  readonly changes: RouteData;
}

interface RouteParts {
  readonly resource: Resource;
  /**
   * Parameters are written in braces, as in API Gateway: `/api/competitions/{competitionId}`. A path outside
   * `/api` is a page.
   */
  readonly path: `/api/${string}` | `/competitions/{${string}}`;
  readonly summary: string;
  readonly roles: readonly Role[] | readonly ['PUBLIC'];
  /** Grants of which the account must hold one, besides its role (design, section 8.14). */
  readonly grants?: readonly Grant[];
  /** Grants that let an account in whatever its role, as well as the roles. */
  readonly orGrants?: readonly Grant[];
  /**
   * Kinds of codes whose holder may call as well, without an account, at the competition that the path names. An
   * account that may call is asked first.
   */
  readonly codes?: readonly CodeKind[];
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  /** One object, or one of several told apart by a field. */
  readonly body?: ObjectSchema | BodiesByKind;
  /** The whole answer, `data` included; plain text if `mediaType` is set. */
  readonly answer: Schema;
  /** The media type of an answer that is not JSON. */
  readonly mediaType?: MediaType;
  /** The status of an answer other than 200. */
  readonly status?: 201;
  /** The error codes of this route besides its `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  /** Where the request names the competition. A MANAGER of another competition gets 403. */
  readonly managerOf?: 'params' | 'body';
  /**
   * Whether a signature over the body says who calls, in place of a session: the call comes from no page, so no origin is
   * asked for, and the handler gets the text as it came.
   */
  readonly isSigned?: true;
  /** Whether an account that must still add a second factor may call this route. */
  readonly beforeSecondFactor?: true;
  /**
   * Seconds for which CloudFront may cache the answer; only for answers that do not depend on the session.
   */
  readonly cacheSeconds?: number;
  /** Search engines are told to leave the answer out. */
  readonly isUnlisted?: true;
  /** A retry with the same `Idempotency-Key` returns the first answer. */
  readonly idempotent?: true;
}

export function dataOfRoute(route: ReadingRoute | ChangingRoute): RouteData {
  return route.method === 'GET' ? route.reads : route.changes;
}

/** Whether the route serves a page: a document outside `/api`. */
export function isPage({ path }: Pick<Route, 'path'>): boolean {
  return !path.startsWith('/api/');
}

/** Checks the shape of a table of routes and keeps its literal types. */
export function defineRoutes<const Routes extends Record<string, Route>>(routes: Routes): Routes {
  return routes;
}
