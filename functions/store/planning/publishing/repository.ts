import * as z from 'zod/mini';
import { BLOCK_KINDS } from '../../../../shared/contract/core/planningWords.ts';
import { withKeptPanels } from '../../../../shared/domain/planning/published/keptPanels.ts';
import { getItem, getItems, queryAll } from '../../../platform/table/read.ts';
import { pointerKey, PUBLISHED_PREFIX, publishedKey, publishedPartition, publishedTrackKey } from './keys.ts';

/*
 * A published schedule is an immutable version. It holds ids and times, never names: whoever is renamed or erased
 * afterwards is so in every version.
 */

const trackOf = z.object({ surfaceId: z.string(), date: z.string() });

export type TrackOf = z.output<typeof trackOf>;

/** Coaches' ids; null for an open seat. They are not public. */
const publishedPanel = z.object({
  id: z.string(),
  flightIds: z.array(z.string()),
  judges: z.array(z.nullable(z.string())),
  referee: z.nullable(z.string()),
});

const publishedVersion = z.object({
  competitionId: z.string(),
  /** From 1. */
  version: z.number(),
  /** Names the writes of one call of `publishSchedule`. */
  publication: z.string(),
  /** The draft that it was made of. */
  generation: z.number(),
  revision: z.number(),
  /** Of that draft (`contentOfDraft`). Versions of earlier releases have none. */
  content: z.optional(z.string()),
  /** A UTC instant. */
  at: z.string(),
  by: z.string(),
  comment: z.nullable(z.string()),
  tracks: z.array(trackOf),
  /**
   * How many flights were under way when it was published, and how often one got under way since, as the pointer counts
   * them. Versions of earlier releases begin without it.
   */
  underWay: z.optional(z.number()),
  /** Flights whose sheets have something, also from before it was published. Versions of earlier releases have no list. */
  written: z.optional(z.array(z.string())),
  /** As `underWay`, by those who also keep the list: where it is less, an earlier release has counted without. */
  listed: z.optional(z.number()),
  /** Events cancelled since it was published: none of their flights gets under way. Absent for none. */
  cancelledEvents: z.optional(z.array(z.string())),
  /** The panels of flights that were under way when it was published, as before; its tracks have the new ones. */
  keptPanels: z.optional(z.array(publishedPanel)),
});

export type PublishedVersion = z.output<typeof publishedVersion>;

/**
 * The flights that may have something on their sheets, of the version that is published; null where only the sheets
 * themselves say it.
 */
export const writtenFlights = ({ written, underWay, listed }: PublishedVersion): ReadonlySet<string> | null =>
  written !== undefined && listed !== undefined && listed === underWay ? new Set(written) : null;

const publishedTrack = z.object({
  surfaceId: z.string(),
  date: z.string(),
  /** In order of time. `HH:MM:SS` at the venue; 24 hours and more belong to the day that began. */
  blocks: z.array(
    z.object({
      start: z.string(),
      seconds: z.number(),
      kind: z.enum(BLOCK_KINDS),
      flightId: z.optional(z.string()),
      title: z.optional(z.string()),
    }),
  ),
  /** Those of its blocks, with their programmes in start order. */
  flights: z.array(
    z.object({
      id: z.string(),
      eventId: z.string(),
      programmes: z.array(z.string()),
      /** Of the event’s flights, where it no longer follows the clock (decision 0337). */
      number: z.optional(z.number()),
      /** Published with a start order that nobody drew. */
      isUndrawn: z.optional(z.literal(true)),
    }),
  ),
  panels: z.array(publishedPanel),
});

export type PublishedTrack = z.output<typeof publishedTrack>;
export type PublishedBlock = PublishedTrack['blocks'][number];

/** A version with its tracks, by day and surface. */
export interface PublishedSchedule {
  readonly version: PublishedVersion;
  readonly tracks: readonly PublishedTrack[];
}

/** The published version; null until a competition's schedule is published. */
export async function findPublished(competitionId: string): Promise<PublishedVersion | null> {
  const item = await getItem(pointerKey(competitionId));
  return item ? publishedVersion.parse(item) : null;
}

/** A version by its number, also one that a later one has replaced. */
export async function findVersion(competitionId: string, version: number): Promise<PublishedVersion | null> {
  const item = await getItem(publishedKey(competitionId, version));
  return item ? publishedVersion.parse(item) : null;
}

/** All versions, the newest first. */
export async function versionsOf(competitionId: string): Promise<PublishedVersion[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :schedule AND begins_with(sk, :published)',
    ExpressionAttributeValues: {
      ':schedule': publishedPartition(competitionId),
      ':published': PUBLISHED_PREFIX,
    },
    ScanIndexForward: false,
    ConsistentRead: true,
  });
  return items.map((item) => publishedVersion.parse(item));
}

/**
 * Tracks of a version, all of them unless some are named, with the panels that flights under way kept. A version never
 * changes, so any copy of it is right; of one just published a cheap read may not find all yet.
 */
export async function publishedTracks(
  { competitionId, publication, tracks, keptPanels = [] }: PublishedVersion,
  only: readonly TrackOf[] = tracks,
): Promise<PublishedTrack[]> {
  const keys = only.map((track) => publishedTrackKey(competitionId, publication, track));
  const copied = await getItems(keys);
  const items = copied.length < only.length ? await getItems(keys, true) : copied;
  if (items.length < only.length) throw new Error(`Version ${publication} lacks tracks`);
  return items
    .map((item) => publishedTrack.parse(item))
    .map((track) => ({ ...track, panels: withKeptPanels(track.panels, panelsOn(track, keptPanels)) }))
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

function panelsOn({ flights }: PublishedTrack, panels: PublishedTrack['panels']): PublishedTrack['panels'] {
  const own = new Set(flights.map(({ id }) => id));
  return panels.map((panel) => ({ ...panel, flightIds: panel.flightIds.filter((id) => own.has(id)) }));
}

const placeOf = ({ date, surfaceId }: TrackOf) => `${date} ${surfaceId}`;

/** The published schedule of a competition, whole. */
export async function readPublished(competitionId: string): Promise<PublishedSchedule | null> {
  const version = await findPublished(competitionId);
  return version ? { version, tracks: await publishedTracks(version) } : null;
}
