import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { AnswerOf, OperationOf, ParsedRequest } from '../../../shared/contract/types.ts';
import type { Resource, Route } from '../../../shared/contract/core/route.ts';
import type { Operation, Routes } from '../../../shared/contract/routes.ts';
import type { Session } from './session.ts';

/** A session where the route's roles ask for one, null on a public route, which never reads it. */
type SessionOf<Op extends Operation> = Routes[Op]['roles'] extends readonly ['PUBLIC'] ? null : Session;

export interface Viewer {
  readonly address: string;
  readonly userAgent: string;
  /** ISO 3166 code of the country that the distribution takes the address for; null where nobody tells. */
  readonly country: string | null;
}

/** What a handler is given: the parsed request and the facts of the moment. */
export interface Request<Op extends Operation> extends ParsedRequest<Op> {
  readonly session: SessionOf<Op>;
  /** Of the session that makes the call; null on a public route. */
  readonly sessionId: string | null;
  readonly now: Date;
  readonly idempotency: string | null;
  /** The caller's network address, and what the browser calls itself. */
  readonly viewer: Viewer;
  /** The session's token, which a public route has not looked at. */
  readonly token: string | null;
  /** Adds a `Set-Cookie` to the answer. */
  readonly setCookie: (cookie: string) => void;
}

export type Handler<Op extends Operation> = (request: Request<Op>) => Promise<AnswerOf<Op>>;

/** A handler for each operation of a resource: a missing one does not compile. */
export type HandlersOf<R extends Resource> = { readonly [Op in OperationOf<R>]: Handler<Op> };

/** What the middlewares learn about a request on its way in. */
export interface RequestContext {
  readonly operation: Operation;
  readonly route: Route;
  readonly now: Date;
  readonly cookies: string[];
  session: Session | null;
  sessionId: string | null;
  parsed: ParsedRequest<Operation> | null;
}

/** The event with the exchange that the first middleware puts beside it. */
export interface Event extends APIGatewayProxyEventV2 {
  context?: RequestContext;
}

/** @throws when a middleware runs before the one that finds the route */
export function contextOf(event: Event): RequestContext {
  if (!event.context) throw new Error('The route of this event is not known yet');
  return event.context;
}

/** A header's value, whatever the case of its name. */
export function header(event: APIGatewayProxyEventV2, name: string): string | undefined {
  return event.headers[name];
}
