import * as z from 'zod/mini';
import { day, id, oneOf, optional, required, text, wholeNumber } from '../core/scalars.ts';
import { BLOCK_KINDS } from '../core/planningWords.ts';

/*
 * The parts of a schedule's draft: a track for each day of a surface, the flights of each event, the panels of each
 * day of a surface. Two people at it at once conflict only where they change the same part.
 */

/** Parts of one change. */
export const MAX_CHANGED_PARTS = 60;
const MAX_PARTS = 1_200;

const list = <Schema extends z.ZodMiniType>(schema: Schema, most: number) =>
  z.array(schema, { error: required }).check(z.maxLength(most, 'MustValid'));

const partId = text(200);
/** Of an event, the id of a form's event; of a programme, its entry's and its event's. */
const programmeId = text(300);
/** `HH:MM:SS` at the venue; a time after midnight belongs to the day that began and has 24 hours or more. */
const time = text(9).check(z.regex(/^\d{2,3}:[0-5]\d:[0-5]\d$/, 'MustValid'));
/** `MustValid` is also what a negative or broken seed gets. */
const seed = wholeNumber(0, 4_294_967_295);
/** The version of a part as it was read; 0 for one that does not exist yet. */
const readVersion = wholeNumber(0, 2_000_000_000);

const block = z.object({
  start: time,
  seconds: wholeNumber(1, 172_800),
  kind: oneOf(BLOCK_KINDS),
  /** Of a block of kind `flight`, and only of one. */
  flightId: z.optional(partId),
  /** The name of a ceremony, a practice or a custom block. */
  title: z.optional(text(120)),
  locked: z.optional(z.literal(true, { error: 'MustValid' })),
});

/** Named by the caller: unique among the flights of the competition. Programmes are in start order. */
const flightFields = { id: partId, programmes: list(programmeId, 200) };

const flight = z.object({
  ...flightFields,
  /** Of a start order that was just drawn; without one a changed order was changed by hand. */
  seed: z.optional(seed),
});

const panel = z.object({
  id: partId,
  flightIds: list(partId, 200),
  /** Coaches; null for an open seat. The first is Judge One. */
  judges: list(z.nullable(id), 15),
  referee: z.nullable(id),
});

const track = { surfaceId: text(40), date: day };
const trackParts = { ...track, blocks: list(block, 500) };
const eventParts = { eventId: partId, flights: list(flight, 1_000) };
const panelParts = { ...track, panels: list(panel, 100) };

/** `updateScheduleDraft`: the parts that change, whole, each with the version that was read. */
export const draftChange = z
  .object({
    /** Of the draft that was read. */
    generation: wholeNumber(0, 2_000_000_000),
    tracks: z._default(list(z.object({ ...trackParts, version: readVersion }), MAX_CHANGED_PARTS), []),
    events: z._default(
      list(
        z.object({ ...eventParts, isFrozen: z.boolean({ error: required }), version: readVersion }),
        MAX_CHANGED_PARTS,
      ),
      [],
    ),
    panels: z._default(list(z.object({ ...panelParts, version: readVersion }), MAX_CHANGED_PARTS), []),
    /** For a start order drawn again or changed by hand, and for flights that are published. */
    reason: optional(text(300)),
  })
  // A transaction takes a hundred writes.
  .check(
    z.refine(
      (change) => change.tracks.length + change.events.length + change.panels.length <= MAX_CHANGED_PARTS,
      {
        path: ['events'],
        error: 'MustSmaller',
      },
    ),
  );

const plannedFlight = z.object({
  ...flightFields,
  /** Of a flight that was planned as it was: the plan did not draw its start order. */
  keepsOrder: z.optional(z.literal(true, { error: 'MustValid' })),
});

/** `replaceScheduleDraft`: a whole plan. Frozen events stay frozen, and keep their flights and locked blocks. */
export const draftPlan = z.object({
  generation: wholeNumber(0, 2_000_000_000),
  revision: wholeNumber(0, 2_000_000_000),
  /** With which it was planned. */
  seed,
  tracks: list(z.object(trackParts), MAX_PARTS),
  events: list(z.object({ eventId: partId, flights: list(plannedFlight, 1_000) }), MAX_PARTS),
  panels: list(z.object(panelParts), MAX_PARTS),
});

/** How a flight's start order came about. */
const drawn = z.object({
  /** Null where somebody changed it by hand. */
  seed: z.nullable(z.number()),
  /** A UTC instant. */
  at: z.string(),
  reason: z.nullable(z.string()),
  /** The person who did it: stored by the account's id, answered by its name; missing where the account is deleted. */
  by: z.optional(z.string()),
});

const answeredBlock = z.object({
  start: z.string(),
  seconds: z.number(),
  kind: z.enum(BLOCK_KINDS),
  flightId: z.optional(z.string()),
  title: z.optional(z.string()),
  locked: z.optional(z.literal(true)),
});

const answeredFlight = z.object({
  id: z.string(),
  programmes: z.array(z.string()),
  /** Missing from a flight whose order nobody has drawn yet. */
  drawn: z.optional(drawn),
});

const answeredPanel = z.object({
  id: z.string(),
  flightIds: z.array(z.string()),
  judges: z.array(z.nullable(z.string())),
  referee: z.nullable(z.string()),
});

const answeredTrack = { surfaceId: z.string(), date: z.string(), version: z.number() };

/** The answer of `getScheduleDraft`. */
export const scheduleDraft = z.object({
  /** 0 until anything is stored; one more with each whole plan. */
  generation: z.number(),
  /** One more with each change. */
  revision: z.number(),
  /** The name of the organiser who made the last change by hand; absent for other changes. */
  changedBy: z.optional(z.string()),
  /** Of the last whole plan; null without one. */
  seed: z.nullable(z.number()),
  /** A UTC instant: when the last whole plan was stored. */
  plannedAt: z.nullable(z.string()),
  tracks: z.array(z.object({ ...answeredTrack, blocks: z.array(answeredBlock) })),
  events: z.array(
    z.object({
      eventId: z.string(),
      version: z.number(),
      isFrozen: z.boolean(),
      flights: z.array(answeredFlight),
    }),
  ),
  panels: z.array(z.object({ ...answeredTrack, panels: z.array(answeredPanel) })),
  /** On the days of the competition, the numbers of the published flights, which they keep. */
  numbers: z.optional(z.record(z.string(), z.number())),
  /** The published version, the UTC instant of it, and the draft that it was made of; null until one is. */
  published: z.nullable(
    z.object({
      version: z.number(),
      at: z.string(),
      generation: z.number(),
      revision: z.number(),
      /** Of that draft, by `contentOfDraft`; missing from a version of an earlier release. */
      content: z.optional(z.string()),
    }),
  ),
});

export type ScheduleDraft = z.output<typeof scheduleDraft>;
export type DraftTrack = ScheduleDraft['tracks'][number];
export type DraftBlock = DraftTrack['blocks'][number];
export type DraftEvent = ScheduleDraft['events'][number];
export type DraftFlight = DraftEvent['flights'][number];
export type DraftPanels = ScheduleDraft['panels'][number];
export type DraftPanel = DraftPanels['panels'][number];
export type DraftChange = z.output<typeof draftChange>;
export type DraftPlan = z.output<typeof draftPlan>;
