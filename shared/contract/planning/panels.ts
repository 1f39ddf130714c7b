import * as z from 'zod/mini';
import { SEAT_RULES } from '../../domain/planning/panels/seatRule.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, id, oneOf, optional, required, text, wholeNumber } from '../core/scalars.ts';
import { availability, judgeAnswer, JUDGE_STATES, panelTimes } from './judges.ts';
import { CERTIFICATES } from '../core/planningWords.ts';

/** Seats of one change, and judges of one invitation. */
export const MAX_CHANGED_SEATS = 200;
export const MAX_INVITED_JUDGES = 25;

const seatNumber = wholeNumber(0, 15);
const generation = wholeNumber(0, 2_000_000_000);

/** `before` is who sat there when the page read it: a seat changed meanwhile is refused. */
const seatChange = z.object({
  panelId: text(200),
  seat: seatNumber,
  before: z.nullable(id),
  coachId: z.nullable(id),
});

const seat = z.object({
  /** Null for an open seat. */
  coachId: z.nullable(z.string()),
  /** The rule that the seated coach breaks; null for none. */
  broken: z.nullable(z.enum(SEAT_RULES)),
  /** Whether another judge of the panel is of the same rink. */
  sharesRink: z.boolean(),
  /** The judges who cannot sit there, by rule; all others can. */
  excluded: z.array(z.object({ rule: z.enum(SEAT_RULES), coachIds: z.array(z.string()) })),
});

const panel = z.object({
  ...panelTimes,
  /** The certificates that each judge must hold. */
  certificates: z.array(z.enum(CERTIFICATES)),
  /** Judge One and the other judges, then the referee. */
  seats: z.array(seat),
  /** Its published flights that have started or have marks, and by name who stays in each seat; null for an open one. */
  begun: z.array(z.object({ flightId: z.string(), seats: z.array(z.nullable(z.string())) })),
});

const judge = z.object({
  id: z.string(),
  name: z.string(),
  professional: z.nullable(z.string()),
  rinks: z.array(z.string()),
  /** Valid on every day of the competition. */
  certificates: z.array(z.enum(CERTIFICATES)),
  /** Certificates that end before or during the competition, with their last day. */
  expired: z.array(z.object({ certificate: z.enum(CERTIFICATES), expiry: z.nullable(z.string()) })),
  hasEmail: z.boolean(),
  /** Whether an account is connected: without one nobody can sign up. */
  isConnected: z.boolean(),
  /** Null for a coach who has not been asked. */
  state: z.nullable(z.enum(JUDGE_STATES)),
  /** Null for a judge who can come at any time. */
  available: availability,
  /** 0 for a coach who has not been asked. */
  version: z.number(),
  /** Of the last mail to the judge. */
  mail: z.enum(['none', 'sending', 'sent', 'unsent']),
  duties: z.number(),
  /** Time on panels. */
  seconds: z.number(),
});

const swap = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  panelId: z.string(),
  seat: z.number(),
  state: z.enum(['proposed', 'accepted', 'declined', 'cancelled']),
  /** A UTC instant. */
  at: z.string(),
});

const report = z.object({
  /** The last day on which it is in time, at the venue. */
  dueOn: z.string(),
  /** Whether the competition was made after that day. */
  isMadeAfterDue: z.boolean(),
  /** The number of the last report; 0 before the first. */
  number: z.number(),
  /** A UTC instant. */
  madeAt: z.nullable(z.string()),
  /** Whether a panel has changed since. */
  isOutdated: z.boolean(),
});

const competitionPanels = z.object({
  /** Of the draft; 0 without one. */
  generation: z.number(),
  /** Whether the draft is the version that everybody sees. */
  isPublished: z.boolean(),
  competition: z.object({
    id: z.string(),
    name: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    timeZone: z.string(),
    state: z.enum(['draft', 'published', 'archived']),
  }),
  surfaces: z.array(z.object({ id: z.string(), name: z.string() })),
  /** By date, start and surface. */
  panels: z.array(panel),
  /** Those of the version that everybody sees, which the day runs by; none before the first. */
  published: z.array(
    z.object({
      flightIds: z.array(z.string()),
      /** Seats without a judge, or with one whom a rule keeps from it. */
      open: z.number(),
      hasJudges: z.boolean(),
    }),
  ),
  /** Coaches of the competition, by name. */
  judges: z.array(judge),
  /** The newest first. */
  swaps: z.array(swap),
  report,
});

export type CompetitionPanels = z.output<typeof competitionPanels>;
export type ListedPanel = CompetitionPanels['panels'][number];
export type ListedSeat = ListedPanel['seats'][number];
export type ListedJudge = CompetitionPanels['judges'][number];

const changedSeats = dataOf(
  z.object({ changes: z.array(z.object({ ...seatChange.shape })), open: z.number() }),
);

const managing = {
  resource: 'panels',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
} as const;

/** The panels of a schedule's draft, for its organisers. */
export const panelRoutes = defineRoutes({
  listPanels: {
    ...managing,
    method: 'GET',
    path: '/api/competitions/{competitionId}/panels',
    summary: 'List the draft’s panels with open seats, who can sit and who cannot by which rule.',
    reads: ['panels', 'schedule', 'ice', 'coaches', 'entries', 'competitions'],
    answer: dataOf(competitionPanels),
    errors: ['NotFound'],
  },
  updatePanels: {
    ...managing,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/panels',
    summary: 'Change seats. A seat that breaks a rule needs a reason.',
    changes: ['panels', 'schedule'],
    body: z.object({
      generation,
      changes: z
        .array(seatChange, { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_CHANGED_SEATS, 'MustWithin')),
      /** Why a rule is broken. */
      reason: optional(text(300)),
    }),
    answer: changedSeats,
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
  fillPanels: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/panels/fill',
    summary: 'Fill open seats by the rules. Taken seats stay.',
    changes: ['panels', 'schedule'],
    body: z.object({ generation }),
    answer: changedSeats,
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
  inviteJudges: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/judges',
    summary: 'Ask coaches by mail to judge, or remind those who have not answered.',
    changes: ['panels', 'schedule', 'mails'],
    body: z.object({
      coachIds: z
        .array(id, { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_INVITED_JUDGES, 'MustWithin')),
    }),
    /** `refused`: coaches without an address, or who have declined. */
    answer: dataOf(z.object({ asked: z.number(), refused: z.array(z.string()) })),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
  updateJudge: {
    ...managing,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/judges/{coachId}',
    summary: 'Note a judge’s answer and times. Send the `version` you read, 0 for a coach not yet asked.',
    changes: ['panels', 'schedule'],
    params: z.object({ competitionId: id, coachId: id }),
    body: z.object({ ...judgeAnswer, state: oneOf(JUDGE_STATES), version: wholeNumber(0, 2_000_000_000) }),
    answer: dataOf(z.object({ version: z.number() })),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
  reportPanels: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/panels/reports',
    summary: 'Make the report for the district. Judges can no longer leave these seats.',
    changes: ['panels'],
    body: z.object({
      generation,
      /** Of the last report; 0 for the first. */
      number: wholeNumber(0, 2_000_000_000),
    }),
    answer: dataOf(z.object({ number: z.number() })),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
});
