import { monotonicFactory } from 'ulidx';
import { COMPETITION_WAITLIST } from '../../../../shared/domain/capacity/waitlists.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { LimitCounters } from '../../../store/capacity/limitCounters.ts';
import { limitCounters } from '../../../store/capacity/limitCounters.ts';
import type { Limits } from './limits.ts';
import { CapacityConflict } from './capacityWrites.ts';
import { capacityItemsOf } from '../../../store/capacity/repository.ts';
import { addUsage, firstLimitReached, exceedsLimits, usageOf } from './availability.ts';
import { reprice } from '../pricing/reprice.ts';
import type { StoredEntry, StoredEvent } from '../../../store/entries/storedEntry.ts';

/** Whether who finds no room joins the waiting list, or is refused. */
export type WhenFull = 'join' | 'refuse';

interface CapacityState {
  /** As they were read; null to try without asking whether there is room for everything. */
  readonly counters: LimitCounters | null;
  readonly limits: Limits;
  readonly now: Date;
}

/**
 * An entry whose new events each have a place or stand in the list of the first limit that they meet, at
 * its end; events that it had before stay as they are.
 * @throws {ApiError} ValidationFailed: event or competitionId MustAvailable for what can never fit
 */
export function assignPlaces<Entry extends StoredEntry>(
  before: StoredEntry | null,
  after: Entry,
  { counters, limits, now }: CapacityState,
): Entry {
  const eventsBefore = new Map(
    before?.state === 'withdrawn' ? [] : before?.events.map((event) => [event.id, event]),
  );
  const usage = usageOf(before, new Set(after.events.map(({ id }) => id)));
  const position = monotonicFactory();
  const events = after.events.map((event): StoredEvent => {
    const was = eventsBefore.get(event.id);
    if (was) return { ...event, state: was.state, waiting: was.waiting };
    const list = counters && firstLimitReached(event, { counters, limits, usage, from: null });
    if (list === null) {
      addUsage(usage, event, 1);
      return { ...event, state: 'confirmed', waiting: null };
    }
    if (exceedsLimits(event, limits)) {
      throw wrongField(list === COMPETITION_WAITLIST ? 'competitionId' : 'event', 'MustAvailable');
    }
    const since = now.toISOString();
    return { ...event, state: 'waiting', waiting: { list, position: position(now.getTime()), since } };
  });
  return reprice({ ...after, events, iceSeconds: iceOfEntry(events, limits, before) });
}

/**
 * The programme seconds that events hold of each format's ice: all of those with a place where the ice
 * is limited; where it no longer is, what was counted while it was.
 */
export function iceOfEntry(
  events: readonly StoredEvent[],
  { iceSeconds }: Limits,
  before: StoredEntry | null,
): Record<string, number> {
  const held = new Map<string, number>();
  for (const { formatId, seconds, state } of events) {
    if (state === 'confirmed') held.set(formatId, (held.get(formatId) ?? 0) + seconds);
  }
  const known = [...held].flatMap(([formatId, seconds]) => {
    const counted = iceSeconds.has(formatId) ? seconds : Math.min(seconds, before?.iceSeconds[formatId] ?? 0);
    return counted > 0 ? [[formatId, counted] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Tries of a change whose places others take or free meanwhile. */
const MAX_ATTEMPTS = 8;

/**
 * Writes what needs places: first without asking, as nearly everybody finds room; then by the counters
 * as they are, until nobody comes in between.
 * @throws {ApiError} ValidationFailed: event or competitionId MustAvailable where `whenFull` is to refuse;
 * Busy
 */
export async function retryOnCapacityConflict<Result>(
  competitionId: string,
  whenFull: WhenFull,
  write: (counters: LimitCounters | null) => Promise<Result>,
): Promise<Result> {
  let counters: LimitCounters | null = null;
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    try {
      return await write(counters);
    } catch (error) {
      if (!(error instanceof CapacityConflict)) throw error;
      if (whenFull === 'refuse') throw wrongField(error.field, 'MustAvailable');
      counters = limitCounters(await capacityItemsOf(competitionId));
    }
  }
  throw new ApiError('Busy');
}
