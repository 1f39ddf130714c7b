import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, oneOf } from '../../core/scalars.ts';
import { PAPER_SIZES } from '../../core/documentWords.ts';
import { teamRink } from './publicResults.ts';
import { CORRECTION_REASONS, RESULT_STATES } from './results.ts';

/** The organisers' copy has totals, penalties and officials; what is handed out has places and points. */
export const PROTOCOL_COPIES = ['organisers', 'handout'] as const;
export type ProtocolCopy = (typeof PROTOCOL_COPIES)[number];

/** As published when the protocol was made; null for somebody who was removed or withdrew. */
const name = z.nullable(z.string());
const outcome = { place: z.nullable(z.number()), total: z.nullable(z.number()), points: z.number() };
const penalty = z.object({ label: z.string(), tenths: z.number() });

const protocolRow = z.object({
  /** In the start order, from 1; null where the schedule has lost the flight. */
  start: z.nullable(z.number()),
  name,
  /** Null beside initials. */
  rink: z.nullable(z.string()),
  state: z.enum(RESULT_STATES),
  /** Totals are tenths; none in a copy to hand out. */
  ...outcome,
  penalties: z.array(penalty),
});

/** The person who did the step, and the UTC instant. */
const step = z.nullable(z.object({ at: z.string(), by: z.string() }));

const correction = z.object({
  version: z.number(),
  /** A UTC instant. */
  at: z.string(),
  /** '' in a copy to hand out, as is the text. */
  by: z.string(),
  /** Null in a copy to hand out, as is the reason, and where one person made the correction. */
  proposedBy: z.nullable(z.string()),
  /** Why the proposer confirmed it alone. */
  aloneReason: z.nullable(z.string()),
  /** Whether the referee allowed a mark outside the range of the flight. */
  refereeAllowed: z.boolean(),
  reason: z.enum(CORRECTION_REASONS),
  text: z.string(),
  changes: z.array(z.object({ name, before: z.object(outcome), after: z.object(outcome) })),
});

const protocolFlight = z.object({
  part: z.object({ number: z.number(), of: z.number() }),
  /** '' where the schedule has lost the flight; venue time `HH:MM:SS`. */
  date: z.string(),
  start: z.string(),
  surface: z.string(),
  /** The panel of the published schedule, the referee first. */
  officials: z.array(z.object({ seat: z.string(), name: z.string() })),
  /** 0 without a result; a copy to hand out has posted results alone. */
  version: z.number(),
  approved: step,
  /** Of an organiser who approved in place of the referee. */
  approvalReason: z.nullable(z.string()),
  posted: step,
  /** How many are in the start order. */
  starters: z.number(),
  /** By place; whoever did not skate comes last. */
  rows: z.array(protocolRow),
  /** From the second version on. */
  corrections: z.array(correction),
});

const protocol = z.object({
  copy: z.enum(PROTOCOL_COPIES),
  /** A UTC instant. */
  madeAt: z.string(),
  competition: z.object({
    id: z.string(),
    name: z.string(),
    venue: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    timeZone: z.string(),
  }),
  numbers: z.object({
    entries: z.number(),
    programmes: z.number(),
    flights: z.number(),
    posted: z.number(),
    starts: z.number(),
    scratches: z.number(),
    noShows: z.number(),
    corrections: z.number(),
  }),
  /** By name. */
  officials: z.array(z.object({ name: z.string(), asReferee: z.number(), asJudge: z.number() })),
  /** In the order of the form; those without a flight are left out. */
  events: z.array(
    z.object({
      id: z.string(),
      format: z.string(),
      level: z.string(),
      flights: z.array(protocolFlight),
    }),
  ),
  /** Events that were not skated because the organiser cancelled them; `at` is a UTC instant. */
  cancelledEvents: z.array(
    z.object({ format: z.string(), level: z.string(), at: z.string(), reason: z.string() }),
  ),
  /** Of posted results, by points. */
  rinks: z.array(teamRink),
});

export type Protocol = z.output<typeof protocol>;
export type ProtocolFlight = z.output<typeof protocolFlight>;
export type ProtocolRow = z.output<typeof protocolRow>;

const reading = {
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  method: 'GET',
  reads: ['results', 'publishedSchedule', 'entries', 'competitions'],
  params: z.object({ competitionId: id }),
  errors: ['NotFound'],
} as const;

/** The record of a competition that its organisers keep. */
export const protocolRoutes = defineRoutes({
  getProtocol: {
    ...reading,
    resource: 'results',
    path: '/api/competitions/{competitionId}/protocol',
    summary: 'Get the protocol of a competition: results, corrections, standing and numbers.',
    query: z.object({ copy: oneOf([...PROTOCOL_COPIES]) }),
    answer: dataOf(protocol),
  },
});

/** Drawn by the function of receipts, which has the fonts. */
export const protocolDocumentRoutes = defineRoutes({
  getProtocolDocument: {
    ...reading,
    resource: 'receipts',
    path: '/api/competitions/{competitionId}/protocol/document',
    summary: 'Get the protocol of a competition as PDF.',
    query: z.object({ copy: oneOf([...PROTOCOL_COPIES]), paper: oneOf([...PAPER_SIZES]) }),
    answer: z.string(),
    mediaType: 'application/pdf',
  },
});
