import type { LadderSteps } from './ladderSteps.ts';

/**
 * The error catalogue: HTTP status and title of each code. Answers are RFC 9457 problems
 * (`application/problem+json`).
 */
export const ERRORS = {
  ValidationFailed: { status: 400, title: 'Some fields need attention' },
  MalformedRequest: { status: 400, title: 'The request can’t be read' },
  NotAuthenticated: { status: 401, title: 'Please log in' },
  CodeEnded: { status: 401, title: 'This code has ended. Ask the organiser for a new one' },
  Forbidden: { status: 403, title: 'This role can’t do this' },
  SecondFactorRequired: { status: 403, title: 'Set up two-step verification first' },
  ForeignOrigin: { status: 403, title: 'The call came from another site' },
  NotFound: { status: 404, title: 'Not found' },
  VersionConflict: { status: 409, title: 'A newer version exists' },
  CompetitionArchived: { status: 409, title: 'This competition is archived. Restore it to change it' },
  EmailNotVerified: { status: 409, title: 'Confirm your email address to enter more than 22 events' },
  EmailNotConfirmed: {
    status: 409,
    title: 'Confirm your email address first. Then try again',
  },
  OwnFamily: {
    status: 409,
    title:
      'This account has skaters or entries of its own. Ask for an invitation to another address of yours',
  },
  LinkForAnotherAddress: {
    status: 409,
    title:
      'This link is for the address it was emailed to. Log in with that address, or ask for a link to yours',
  },
  LastSuperAdministrator: { status: 409, title: 'This is the only active super administrator' },
  RinkInUse: { status: 409, title: 'This rink is in use' },
  SeatTaken: { status: 409, title: 'This seat was just taken or left' },
  ResultApproved: { status: 409, title: 'This result is already approved' },
  ResultPosted: { status: 409, title: 'This result is already posted' },
  ResultHeld: { status: 409, title: 'This result is held until its awards' },
  CorrectionProposed: { status: 409, title: 'This result already has a proposed correction' },
  OwnCorrection: { status: 409, title: 'Another person must confirm this correction' },
  MarkOutsideRange: {
    status: 409,
    title: 'A mark is outside the marks of this flight. Only the referee can allow it',
  },
  NothingCorrected: { status: 409, title: 'This correction changes nothing' },
  SheetsIncomplete: { status: 409, title: 'Not every judge’s sheet counts yet' },
  PanelsReported: { status: 409, title: 'The panels have been reported. Ask the organiser' },
  StarterScratched: { status: 409, title: 'This skater is scratched. Restore them first' },
  CodeFull: {
    status: 409,
    title: 'This code was opened on too many devices. Ask the organiser for a new one',
  },
  ContactClosed: {
    status: 409,
    title:
      'An emergency contact opens from 30 minutes before the flight to its end, while the skater is missing',
  },
  ContactNeedsOrganiser: {
    status: 409,
    title: 'This skater was checked in before. Ask the organiser to open the emergency contact',
  },
  FlightStarted: { status: 409, title: 'This flight has started already' },
  FlightOver: { status: 409, title: 'This flight is over, so its list stays as it is' },
  FlightHasMarks: { status: 409, title: 'This flight has marks already' },
  EventUnderWay: {
    status: 409,
    title: 'A flight of this event has started or has marks, so it can’t be cancelled',
  },
  OnlyEvent: { status: 409, title: 'This is the competition’s only event, so it can’t be cancelled' },
  EventCancelled: { status: 409, title: 'This event is cancelled' },
  FlightApproved: { status: 409, title: 'This flight’s result is approved' },
  RehearsalExists: { status: 409, title: 'A rehearsal of this competition exists already' },
  OtherWriter: { status: 409, title: 'Another person wrote these marks' },
  SheetFull: { status: 409, title: 'A box of this sheet holds no more marks. Ask the organiser' },
  SamePerson: { status: 409, title: 'Another person must confirm this sheet' },
  LastSecondFactor: {
    status: 409,
    title: 'Your federation requires two-step verification. Add another method first',
  },
  OwnSecondFactor: {
    status: 409,
    title: 'Another super administrator must reset your two-step verification',
  },
  CardsOff: { status: 409, title: 'This competition takes no cards right now. Pay by bank transfer' },
  CardPaymentUnderWay: {
    status: 409,
    title: 'A card payment is on its way already. Wait until the bank has answered',
  },
  NotSigned: { status: 400, title: 'The signature is wrong or too old' },
  IdempotencyKeyReused: { status: 409, title: 'This Idempotency-Key was used for another request' },
  TooManyAttempts: { status: 429, title: 'Too many attempts. Try again later' },
  BodyTooLarge: { status: 413, title: 'The request is too large' },
  Busy: { status: 503, title: 'Very busy right now. Try again' },
  CardsNotAnswering: {
    status: 503,
    title: 'The card service isn’t answering. Try again, or pay by bank transfer',
  },
  InsufficientStorage: { status: 507, title: 'The server has no room left. Nothing was saved' },
  Unexpected: { status: 500, title: 'Something went wrong on our side' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** One field's error, worded as in the specification's section 5. */
export interface FieldError {
  /** The field's name on the wire; inside a list it is written `skaters.2.fullName`. */
  readonly field: string;
  readonly code: string;
  readonly message: string;
  /** For a price that has changed: the current price, in minor units. */
  readonly expected?: number;
}

/** A record that prevents a change, by id and name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The body of every error answer. */
export interface ProblemDetails {
  readonly type: 'about:blank';
  readonly status: number;
  readonly title: string;
  readonly code: ErrorCode;
  readonly requestId: string;
  /** With TooManyAttempts: how long to wait before another attempt. */
  readonly retryAfterSeconds?: number;
  readonly errors?: readonly FieldError[];
  /** With RinkInUse: the first 50 records that use the rink. */
  readonly uses?: readonly (Named & { readonly kind: string })[];
  /** With a price that has changed: the price steps that are still free for the entry's skaters. */
  readonly free?: LadderSteps;
  /** With a price that has changed: what the family cap leaves for the entry, in minor units. */
  readonly familyRoom?: number;
  /** With VersionConflict of a bulk change: the records changed or deleted since they were read. */
  readonly changed?: readonly Named[];
  /** With ResultApproved, ResultPosted, ResultHeld and CorrectionProposed: who did it. */
  readonly by?: string;
  /** With MarkOutsideRange: the range of the flight, in tenths. */
  readonly range?: { readonly least: number; readonly most: number };
}

/** The codes that a route can give besides those it declares, by its roles, method, query and body. */
export function commonErrors(route: {
  readonly roles: readonly string[];
  readonly method: string;
  readonly codes?: readonly string[];
  readonly beforeSecondFactor?: true;
  readonly isSigned?: true;
  readonly query?: unknown;
  readonly body?: unknown;
}): readonly ErrorCode[] {
  const codes: ErrorCode[] = ['Unexpected', 'Busy', 'InsufficientStorage'];
  if (!route.roles.includes('PUBLIC')) codes.push('NotAuthenticated', 'Forbidden');
  if (!route.roles.includes('PUBLIC') && !route.beforeSecondFactor) codes.push('SecondFactorRequired');
  if (route.codes) codes.push('CodeEnded');
  if (route.method !== 'GET' && !route.isSigned) codes.push('ForeignOrigin');
  if (route.body !== undefined) codes.push('ValidationFailed', 'MalformedRequest', 'BodyTooLarge');
  if (route.body === undefined && route.query !== undefined) codes.push('ValidationFailed');
  return codes;
}
