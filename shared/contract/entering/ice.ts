import * as z from 'zod/mini';
import { ENTRY_CHANGES } from '../core/data.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, day, id, required, text, wholeNumber } from '../core/scalars.ts';
import { ENTRY_KINDS } from './competitions/forms.ts';

/** `HH:MM` at the venue; 24:00 is the end of the day. */
const time = z
  .string({ error: required })
  .check(
    z.trim(),
    z.minLength(1, { error: 'NotNull', abort: true }),
    z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'MustValid'),
  );

const list = <Schema extends z.ZodMiniType>(schema: Schema, most: number) =>
  z.array(schema, { error: required }).check(z.maxLength(most, 'MustValid'));

const group = <const Shape extends Readonly<Record<string, z.ZodMiniType>>>(shape: Shape) =>
  z.object(shape, { error: required });

/** When others have the ice in the middle of a day, such as a public session. It is resurfaced before it is given back. */
const closed = z.optional(list(group({ begins: time, ends: time }), 6));

/** The caller chooses `id`, unique in the competition. A day without hours is a day on which it is closed. */
const surface = group({
  id: text(40).check(z.regex(/^[\w-]+$/, 'MustValid')),
  name: text(80),
  days: list(group({ date: day, opens: time, closes: time, closed }), 60),
});

const days = () => wholeNumber(0, 36_525);
const restMinutes = () => wholeNumber(0, 240);

/** The rules of a planning file (planningFiles.ts), within what a day at a rink can be. */
const rules = group({
  resurfacingMinutes: wholeNumber(1, 60),
  iceMinutesBetweenResurfacings: wholeNumber(15, 480),
  /** Null where nobody has lunch. */
  lunch: z.nullable(group({ minutes: wholeNumber(1, 240), from: time, until: time })),
  restMinutes: group({ least: restMinutes(), wanted: restMinutes(), otherSurface: restMinutes() }),
  judges: wholeNumber(1, 15),
  judgeMoveMinutes: wholeNumber(0, 120),
  ageSpanDays: days(),
  mixedSpanDays: days(),
  adultSpanDays: days(),
  sizeCost: list(wholeNumber(0, 1_000_000), 100).check(z.minLength(1, 'NotNull')),
});

const iceFields = { surfaces: list(surface, 20), rules };

const iceBody = z.object(iceFields);

/** The ice of a competition: its surfaces with their opening hours, and the rules of planning. */
export type Ice = z.output<typeof iceBody>;
export type IceSurface = Ice['surfaces'][number];
export type IceRules = Ice['rules'];

const event = z.object({
  id: z.string(),
  level: z.string(),
  seconds: z.number(),
  capacity: z.nullable(z.number()),
  /** Places taken. */
  taken: z.number(),
  warmUpSeconds: z.number(),
  betweenSeconds: z.number(),
  atOnce: z.union([z.literal(1), z.literal(2), z.literal('all')]),
  flight: z.object({ wanted: z.number(), most: z.number() }),
});

const competitionIce = z.object({
  /** 0 until the ice is first saved: the surfaces are then none and the rules the prefilled ones. */
  version: z.number(),
  surfaces: iceFields.surfaces,
  rules,
  /** The competition's days, none while a draft has no dates. */
  days: z.array(z.string()),
  /** The rink where it is held; null in a draft without one. */
  rinkName: z.nullable(z.string()),
  name: z.string(),
  state: z.enum(['draft', 'published', 'archived']),
  /** The competition's limit of ice minutes. */
  iceMinutes: z.nullable(z.number()),
  formats: z.array(
    z.object({
      id: z.string(),
      format: z.string(),
      entry: z.enum(ENTRY_KINDS),
      music: z.string(),
      iceMinutes: z.nullable(z.number()),
      events: z.array(event),
    }),
  ),
  /** The seconds that entries take by the times at which they were entered. */
  countedSeconds: z.number(),
  /** The seconds by the form's times. They differ after a change of the form, until `recountIce`. */
  neededSeconds: z.number(),
});

export type CompetitionIce = z.output<typeof competitionIce>;
export type IceFormat = CompetitionIce['formats'][number];
export type IceEvent = IceFormat['events'][number];

const managing = {
  resource: 'ice',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
} as const;

/** The ice of a competition or draft, and what its entries need of it. */
export const iceRoutes = defineRoutes({
  getIce: {
    ...managing,
    method: 'GET',
    path: '/api/competitions/{competitionId}/ice',
    summary: 'Get surfaces, opening hours and rules, with the ice that entries need by event.',
    reads: ['ice', 'competitions', 'forms', 'entries', 'places'],
    answer: dataOf(competitionIce),
    errors: ['NotFound'],
  },
  updateIce: {
    ...managing,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/ice',
    summary: 'Update surfaces, opening hours and rules. Send the `version` you read, 0 the first time.',
    changes: ['ice'],
    body: z.object({ ...iceFields, version: wholeNumber(0, 2_000_000_000) }),
    answer: dataOf(z.object({ version: z.number() })),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
  recountIce: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/ice/recount',
    summary: 'Count stored entries by the form’s present times. Repeat until `done`.',
    changes: ['ice', ...ENTRY_CHANGES],
    answer: dataOf(z.object({ recounted: z.number(), done: z.boolean() })),
    errors: ['NotFound', 'CompetitionArchived'],
  },
});
