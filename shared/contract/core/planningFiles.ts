import * as z from 'zod/mini';
import { CERTIFICATES, BLOCK_KINDS, SEVERITIES } from './planningWords.ts';

/**
 * The files of `npm run plan` and of the schedule screen's export and import, version 1 (decision 0212).
 * A field that is not of the format is refused. Times are the venue's; durations are whole seconds unless the name says minutes or days.
 */

const fileId = z.string().check(z.minLength(1), z.maxLength(200));
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const minutes = whole(0, 1_440);
const days = whole(0, 36_525);
/** `HH:MM`, or `HH:MM:SS`; a time after midnight belongs to the day that began and has 24 hours or more. */
const time = z.string().check(z.regex(/^\d{2,3}:[0-5]\d(?::[0-5]\d)?$/, 'must be a time such as 07:30'));
const date = z.iso.date('must be a date such as 2027-01-06');

const surfaceDay = z.strictObject({ date, opens: time, closes: time });
const surface = z.strictObject({ id: fileId, days: z.array(surfaceDay) });

const rules = z.strictObject({
  resurfacingMinutes: minutes,
  iceMinutesBetweenResurfacings: whole(1, 1_440),
  /** It begins within the window; null where nobody needs a lunch. */
  lunch: z.nullable(z.strictObject({ minutes, from: time, until: time })),
  /** Between leaving the ice and the next warm-up; `otherSurface` comes on top when the surface changes. */
  restMinutes: z.strictObject({ least: minutes, wanted: minutes, otherSurface: minutes }),
  judges: whole(1, 15),
  /** Between panels on different surfaces. */
  judgeMoveMinutes: minutes,
  ageSpanDays: days,
  mixedSpanDays: days,
  adultSpanDays: days,
  /** The cost of a flight of 1, 2, ... programmes. */
  sizeCost: z.array(z.number().check(z.gte(0), z.lte(1_000_000))).check(z.minLength(1), z.maxLength(100)),
});

const event = z.strictObject({
  id: fileId,
  level: z.string().check(z.maxLength(200)),
  warmUpSeconds: whole(0, 36_000),
  betweenSeconds: whole(0, 3_600),
  /** How many skate at the same time. */
  atOnce: z.union([z.literal(1), z.literal(2), z.literal('all')], 'must be 1, 2 or "all"'),
  flight: z.strictObject({ wanted: whole(1, 100), most: whole(1, 100) }),
  splitBySex: z.boolean(),
  /** The certificate that each judge of the event must hold. */
  certificate: z.enum(CERTIFICATES),
});

const programme = z.strictObject({
  id: fileId,
  eventId: fileId,
  seconds: whole(0, 36_000),
  skaters: z.array(fileId).check(z.minLength(1)),
  rinkId: z.nullable(fileId),
  coachId: z.nullable(fileId),
});

const skater = z.strictObject({ id: fileId, birthdate: date, sex: z.nullable(z.enum(['F', 'M'])) });

const availability = z.strictObject({ date, from: time, until: time });
const coach = z.strictObject({
  id: fileId,
  rinkId: z.nullable(fileId),
  /** Gold covers silver, and silver covers bronze; synchro is its own. */
  certificates: z.array(z.enum(CERTIFICATES)),
  /** The coach as a skater of the competition. */
  skaterId: z.nullable(fileId),
  /** When the coach can judge; null means at any time. */
  available: z.nullable(z.array(availability)),
});

const flight = z.strictObject({
  id: fileId,
  eventId: fileId,
  programmes: z.array(fileId).check(z.minLength(1)),
});

const block = z.strictObject({
  surfaceId: fileId,
  date,
  start: time,
  seconds: whole(1, 172_800),
  kind: z.enum(BLOCK_KINDS),
  flightId: z.optional(fileId),
  /** Set on a block that was fixed: it never moves. */
  locked: z.optional(z.literal(true)),
});

const panel = z.strictObject({
  surfaceId: fileId,
  date,
  flightIds: z.array(fileId),
  /** Null where nobody can sit. */
  judges: z.array(z.nullable(fileId)),
  referee: z.nullable(fileId),
});

export const problemFile = z.strictObject({
  version: z.literal(1),
  timeZone: z.string().check(z.minLength(1), z.maxLength(100)),
  surfaces: z.array(surface),
  rules,
  events: z.array(event),
  programmes: z.array(programme),
  skaters: z.array(skater),
  coaches: z.array(coach),
  fixed: z.strictObject({ flights: z.array(flight), blocks: z.array(block), panels: z.array(panel) }),
});

const finding = z.strictObject({
  rule: z.string(),
  severity: z.enum(SEVERITIES),
  skaters: z.array(fileId),
  coaches: z.array(fileId),
  flightIds: z.array(fileId),
  minutes: z.int(),
});

export const planFile = z.strictObject({
  version: z.literal(1),
  seed: z.int(),
  /** Hard findings, seconds after closing, medium minutes, soft points: compared from left to right. */
  score: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  flights: z.array(flight),
  blocks: z.array(block),
  panels: z.array(panel),
  bound: z.strictObject({
    tracks: z.array(
      z.strictObject({ surfaceId: fileId, date, openSeconds: z.int(), neededSeconds: z.int() }),
    ),
    lackingSeconds: z.int(),
  }),
  findings: z.array(finding),
});

export type Problem = z.infer<typeof problemFile>;
export type Rules = Problem['rules'];
export type PlanEvent = Problem['events'][number];
export type Programme = Problem['programmes'][number];
export type PlanCoach = Problem['coaches'][number];
export type Plan = z.infer<typeof planFile>;
export type Flight = Plan['flights'][number];
export type Block = Plan['blocks'][number];
export type Panel = Plan['panels'][number];
export type PlanFinding = Plan['findings'][number];
export type Score = Plan['score'];
