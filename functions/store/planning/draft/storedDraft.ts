import * as z from 'zod/mini';
import { scheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { DraftEvent, DraftPanels, DraftTrack } from '../../../../shared/contract/planning/draftParts.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Item } from '../../../platform/table/read.ts';
import { draftEventKey, draftKey, draftPanelsKey, draftTrackKey } from './keys.ts';

/** The parts of a draft belong to one plan at a time. */
const storedHead = z.object({
  generation: z.number(),
  revision: z.number(),
  /** Names the parts: a plan that was never finished has parts of another name, which nobody reads. */
  plan: z.string(),
  seed: z.nullable(z.number()),
  plannedAt: z.nullable(z.string()),
  /** The account that made the last change by hand; absent for other changes. */
  changedBy: z.optional(z.string()),
  /** The versions of all its parts together: a cheap read that adds up has them all as they are. Earlier releases have none. */
  partVersions: z.optional(z.number()),
});

export type StoredHead = z.output<typeof storedHead>;

/** The answer of `getScheduleDraft`, with the name of its parts, '' where none are stored, and their versions. */
export const storedDraft = z.extend(scheduleDraft, {
  plan: z.string(),
  partVersions: storedHead.shape.partVersions,
});

export type StoredDraft = z.output<typeof storedDraft>;

export interface StoredDraftParts {
  readonly tracks: readonly DraftTrack[];
  readonly events: readonly DraftEvent[];
  readonly panels: readonly DraftPanels[];
}

export const NO_DRAFT: StoredHead = { generation: 0, revision: 0, plan: '', seed: null, plannedAt: null };

export const headOf = (item: Item | undefined): StoredHead => (item ? storedHead.parse(item) : NO_DRAFT);

export const headItem = (competitionId: string, head: StoredHead) => ({
  ...draftKey(competitionId),
  type: 'scheduleDraft',
  ...head,
});

/** Of parts as they are stored. */
export const partVersionsOf = (parts: readonly { readonly version: number }[]): number =>
  parts.reduce((sum, { version }) => sum + version, 0);

const { tracks, events, panels } = scheduleDraft.shape;

/** Parts from the items of a plan, by date and surface, and by event. */
export function partsOf(items: readonly Item[]): StoredDraftParts {
  const byType = Map.groupBy(items, ({ type }) => type);
  return {
    tracks: tracks.parse(byType.get('draftTrack') ?? []),
    events: events.parse(byType.get('draftFlights') ?? []),
    panels: panels.parse(byType.get('draftPanels') ?? []),
  };
}

/** DynamoDB takes 400 KiB; the rest is for its own overhead. */
const LARGEST_PART = 380_000;

/** A part as an item, with its version. */
export type PartItem = { readonly pk: string; readonly sk: string; readonly version: number };

/** @throws {ApiError} BodyTooLarge for a part that is larger than an item can be */
export function partItems(competitionId: string, plan: string, parts: StoredDraftParts): PartItem[] {
  const items = [
    ...parts.tracks.map((track) => ({
      ...draftTrackKey(competitionId, plan, track.surfaceId, track.date),
      type: 'draftTrack',
      ...track,
    })),
    ...parts.events.map((event) => ({
      ...draftEventKey(competitionId, plan, event.eventId),
      type: 'draftFlights',
      ...event,
    })),
    ...parts.panels.map((some) => ({
      ...draftPanelsKey(competitionId, plan, some.surfaceId, some.date),
      type: 'draftPanels',
      ...some,
    })),
  ];
  if (items.some((item) => Buffer.byteLength(JSON.stringify(item)) > LARGEST_PART)) {
    throw new ApiError('BodyTooLarge');
  }
  return items;
}
