import type * as z from 'zod/mini';
import type { RouteData } from './data.ts';
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
  'payments',
  'files',
  'memberships',
  'notices',
  'receipts',
  'pages',
  'system',
] as const;

export type Resource = (typeof RESOURCES)[number];

type ChangingMethod = 'POST' | 'PUT' | 'DELETE';

export type Method = 'GET' | ChangingMethod;

export type MediaType = 'text/html' | 'text/calendar' | 'application/pdf';

/** Of these the answer's text is base64: bytes go out. */
export const BINARY_TYPES: readonly MediaType[] = ['application/pdf'];

type Schema = z.ZodMiniType;
type ObjectSchema = z.ZodMiniObject;
type BodiesByKind = z.ZodMiniDiscriminatedUnion;

/**
 * The single definition of an API route. The client, the router, the API Gateway routes, the permission
 * tests and the OpenAPI document are all made from it. A GET declares the data it reads, every other
 * route the data it changes: pages refetch by that.
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
   * Parameters stand in braces, as in API Gateway: `/api/competitions/{competitionId}`. What lies
   * outside `/api` is a page that people open.
   */
  readonly path: `/api/${string}` | `/competitions/{${string}}`;
  readonly summary: string;
  readonly roles: readonly Role[] | readonly ['PUBLIC'];
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  /** An object, or one of several that a field of it tells apart. */
  readonly body?: ObjectSchema | BodiesByKind;
  /** The whole answer, `data` included; the text itself where `mediaType` says what it is. */
  readonly answer: Schema;
  /** Of the answer, where it is no JSON. */
  readonly mediaType?: MediaType;
  /** Of the answer, where it is not 200. */
  readonly status?: 201;
  /** The error codes of this route besides those that every route of its kind can give. */
  readonly errors: readonly ErrorCode[];
  /** Where the competition stands that a MANAGER must be bound to; another one's is refused with 403. */
  readonly managerOf?: 'params' | 'body';
  /** Open also to an account that must add a second factor before anything else. */
  readonly beforeSecondFactor?: true;
  /** Seconds for which CloudFront may keep the answer. Only for what does not depend on the session. */
  readonly cacheSeconds?: number;
  /** A repeat with the same `Idempotency-Key` returns the first answer. */
  readonly idempotent?: true;
}

/** The data that a GET reads, or that another route changes. */
export function dataOfRoute(route: ReadingRoute | ChangingRoute): RouteData {
  return route.method === 'GET' ? route.reads : route.changes;
}

/** Whether people open it: a document of the product, outside `/api`. */
export function isPage({ path }: Pick<Route, 'path'>): boolean {
  return !path.startsWith('/api/');
}

/**
 * The methods by which a route is asked for. Who checks whether a page is there asks without its
 * body, as is possible for every other page of the product.
 */
export function methodsOf(route: Pick<Route, 'path' | 'method'>): readonly (Method | 'HEAD')[] {
  return isPage(route) ? [route.method, 'HEAD'] : [route.method];
}

/** Keeps the literal types of a table of routes while checking its shape. */
export function defineRoutes<const Routes extends Record<string, Route>>(routes: Routes): Routes {
  return routes;
}
