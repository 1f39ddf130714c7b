import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { MAX_CHANGED_PARTS } from '../../../../../shared/contract/planning/draftParts.ts';

/** Parts of the board that a chunk may change with its events, at least. */
const LEAST_EVENTS = 10;

/** Divides events so that each chunk, with all tracks and panels, is one change that the server takes. */
export function chunksOfEvents(
  { tracks, panels }: Pick<ScheduleDraft, 'tracks' | 'panels'>,
  eventIds: readonly string[],
): string[][] {
  const size = Math.max(LEAST_EVENTS, MAX_CHANGED_PARTS - tracks.length - panels.length);
  return Array.from({ length: Math.ceil(eventIds.length / size) }, (_, chunk) =>
    eventIds.slice(chunk * size, (chunk + 1) * size),
  );
}
