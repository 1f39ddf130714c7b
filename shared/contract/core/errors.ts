import type { LadderSteps } from '../../domain/fees/priceSteps.ts';

/**
 * The error catalogue: each code with its HTTP status and the sentence that names it. The answers
 * are RFC 9457 problems (`application/problem+json`).
 */
export const ERRORS = {
  ValidationFailed: { status: 400, title: 'Some fields need attention' },
  MalformedRequest: { status: 400, title: 'The request could not be read' },
  NotAuthenticated: { status: 401, title: 'Please log in' },
  Forbidden: { status: 403, title: 'You may not do this' },
  SecondFactorRequired: { status: 403, title: 'Add a second factor to your account first' },
  ForeignOrigin: { status: 403, title: 'This call came from another site' },
  NotFound: { status: 404, title: 'There is nothing at this address' },
  VersionConflict: { status: 409, title: 'Somebody else changed this in the meantime' },
  CompetitionArchived: { status: 409, title: 'This competition is archived: restore it to change it' },
  EmailNotVerified: { status: 409, title: 'Confirm your email address to enter more than 22 events' },
  LastSuperAdministrator: { status: 409, title: 'There must be another active super administrator first' },
  RinkInUse: { status: 409, title: 'This rink is in use' },
  LastSecondFactor: { status: 409, title: 'Your federation asks for a second factor: add another one first' },
  OwnSecondFactor: { status: 409, title: 'Another super administrator must reset your second factor' },
  IdempotencyKeyReused: { status: 409, title: 'This Idempotency-Key was used for another request' },
  TooManyAttempts: { status: 429, title: 'Too many attempts; please try again later' },
  BodyTooLarge: { status: 413, title: 'The request is too large' },
  Busy: { status: 503, title: 'Many people are doing this right now; please try again' },
  Unexpected: { status: 500, title: 'Something went wrong on our side' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** One field's error, in the form the specification's section 5 shows it. */
export interface FieldError {
  /** Field name on the wire; a field inside a list is written `skaters.2.fullName`. */
  readonly field: string;
  readonly code: string;
  readonly message: string;
  /** Of a price that is another by now: what it is, in minor units. */
  readonly expected?: number;
}

/** Something by its name: what stands in the way of a change. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The body of every error answer. */
export interface Problem {
  readonly type: 'about:blank';
  readonly status: number;
  readonly title: string;
  readonly code: ErrorCode;
  readonly requestId: string;
  /** With TooManyAttempts: when trying again makes sense. */
  readonly retryAfterSeconds?: number;
  readonly errors?: readonly FieldError[];
  /** With RinkInUse: the first 50 of what uses it. */
  readonly uses?: readonly (Named & { readonly kind: string })[];
  /** With a price that is another by now: the steps of the ladder that are free for who enters. */
  readonly free?: LadderSteps;
  /** With VersionConflict of a change of several: those that somebody changed or deleted since. */
  readonly changed?: readonly Named[];
}

/** Codes that a route gives beyond those it declares, because of what kind of route it is. */
export function commonErrors(route: {
  readonly roles: readonly string[];
  readonly method: string;
  readonly beforeSecondFactor?: true;
  readonly query?: unknown;
  readonly body?: unknown;
}): readonly ErrorCode[] {
  const codes: ErrorCode[] = ['Unexpected', 'Busy'];
  if (!route.roles.includes('PUBLIC')) codes.push('NotAuthenticated', 'Forbidden');
  if (!route.roles.includes('PUBLIC') && !route.beforeSecondFactor) codes.push('SecondFactorRequired');
  if (route.method !== 'GET') codes.push('ForeignOrigin');
  if (route.body !== undefined) codes.push('ValidationFailed', 'MalformedRequest', 'BodyTooLarge');
  if (route.body === undefined && route.query !== undefined) codes.push('ValidationFailed');
  return codes;
}
