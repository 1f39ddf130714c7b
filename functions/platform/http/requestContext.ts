import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { AnswerOf, ParsedRequest } from '../../../shared/contract/types.ts';
import type { CodeKind } from '../../../shared/contract/core/roles.ts';
import type { Route } from '../../../shared/contract/core/route.ts';
import type { Operation, Routes } from '../../../shared/contract/routes.ts';
import type { Code } from './codeCookie.ts';
import type { Session } from './session.ts';

/**
 * A session where the route's roles ask for one; null on a public route, which never reads it, and where a code's
 * holder calls.
 */
type SessionOf<Op extends Operation> = Routes[Op]['roles'] extends readonly ['PUBLIC']
  ? null
  : Routes[Op] extends { readonly codes: readonly CodeKind[] }
    ? Session | null
    : Session;

export interface Viewer {
  readonly address: string;
  readonly userAgent: string;
  /** ISO 3166 code of the address's country, by the distribution; null for a direct call. */
  readonly country: string | null;
}

export interface SignedText {
  readonly body: string;
  readonly signature: string;
}

/** A handler's argument: the parsed request, and what it needs to know of the call. */
export interface Request<Op extends Operation> extends ParsedRequest<Op> {
  readonly session: SessionOf<Op>;
  /** Of the session that makes the call; null on a public route. */
  readonly sessionId: string | null;
  readonly now: Date;
  readonly idempotency: string | null;
  readonly viewer: Viewer;
  /** The session's token; a public route has not checked it. */
  readonly token: string | null;
  /** The opened code of a kind that the route names; with a session where its account may call, too. */
  readonly code: Code | null;
  /** The code's token; a public route has not checked it. */
  readonly codeToken: string | null;
  /** The cookie that tells this browser from others behind its address; not checked yet. */
  readonly deviceToken: string | null;
  /** The body as it came, with the header that signs it; empty on a route that is not signed. */
  readonly signed: SignedText;
  /** Adds a `Set-Cookie` to the answer. */
  readonly setCookie: (cookie: string) => void;
}

export type Handler<Op extends Operation> = (request: Request<Op>) => Promise<AnswerOf<Op>>;

/** A handler for each of the operations: a missing one does not compile. */
export type HandlersOf<Op extends Operation> = { readonly [Each in Op]: Handler<Each> };

/** A handler of whichever operation. */
export type AnyHandler = (request: Request<Operation>) => Promise<unknown>;

/** The middlewares add this to a request on its way in. */
export interface RequestContext {
  readonly operation: Operation;
  readonly route: Route;
  readonly handler: AnyHandler;
  readonly now: Date;
  readonly cookies: string[];
  session: Session | null;
  sessionId: string | null;
  /** The opened code that may make the call, in place of a session or beside it. */
  code: Code | null;
  parsed: ParsedRequest<Operation> | null;
}

/** The event, with the context that the routing middleware adds. */
export interface Event extends APIGatewayProxyEventV2 {
  context?: RequestContext;
}

/** @throws Error in a middleware that runs before routing */
export function contextOf(event: Event): RequestContext {
  if (!event.context) throw new Error('The route of this event is not known yet');
  return event.context;
}

/** @param name in lower case, as the gateway gives it */
export function header(event: APIGatewayProxyEventV2, name: string): string | undefined {
  return event.headers[name];
}
