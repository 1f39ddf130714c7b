import { monotonicFactory } from 'ulidx';
import type { LimitCounters } from '../../../../../shared/domain/entering/capacity/availability.ts';
import { decidePlaces, iceOfEntry } from '../../../../../shared/domain/entering/capacity/decidePlaces.ts';
import type { Limits } from '../../../../../shared/domain/entering/capacity/limits.ts';
import {
  activeEvents,
  COMPETITION_WAITLIST,
} from '../../../../../shared/domain/entering/capacity/waitlists.ts';
import { wrongField } from '../../../../platform/errors/apiError.ts';
import { retry } from '../../../../platform/retry.ts';
import { limitCounters } from '../../../../store/entering/capacity/counters.ts';
import { capacityItemsOf } from '../../../../store/entering/capacity/repository.ts';
import type { StoredEntry, StoredEvent } from '../../../../store/entering/entries/storedEntry.ts';
import { reprice } from '../pricing/reprice.ts';
import { CapacityConflict } from './capacityWrites.ts';

export type WhenFull = 'join' | 'refuse';

interface CapacityState {
  /** Null to assume that every limit has room. */
  readonly counters: LimitCounters | null;
  readonly limits: Limits;
  readonly now: Date;
}

/**
 * An entry in which each new event has a place, or joins the end of the waitlist of the first limit it meets.
 * Events that the entry had before keep their place or position. The entry is repriced.
 * @throws {ApiError} ValidationFailed: event or competitionId MustAvailable for a programme that never fits
 */
export function assignPlaces<Entry extends StoredEntry>(
  before: StoredEntry | null,
  after: Entry,
  { counters, limits, now }: CapacityState,
): Entry {
  const decisions = decidePlaces(before, after.events, { counters, limits });
  const eventsBefore = new Map(activeEvents(before).map((event) => [event.id, event]));
  const nextPosition = monotonicFactory();
  const events = after.events.map((event, index): StoredEvent => {
    const decision = decisions[index];
    if (decision?.outcome === 'refused') {
      throw wrongField(decision.list === COMPETITION_WAITLIST ? 'competitionId' : 'event', 'MustAvailable');
    }
    if (decision?.outcome === 'waitlisted') {
      const position = nextPosition(now.getTime());
      return {
        ...event,
        state: 'waiting',
        waiting: { list: decision.list, position, since: now.toISOString() },
      };
    }
    const kept = eventsBefore.get(event.id);
    return { ...event, state: kept?.state ?? 'confirmed', waiting: kept?.waiting ?? null };
  });
  return reprice({ ...after, events, iceSeconds: iceOfEntry(events, limits, before) });
}

const MAX_ATTEMPTS = 8;

/**
 * Writes a change that needs places. The first attempt reads no counters, because nearly every entry finds
 * room; after a conflict, each attempt decides by the counters as they are then.
 * @throws {ApiError} ValidationFailed: event or competitionId MustAvailable when `whenFull` is `refuse`; Busy
 * when the counters change in every attempt
 */
export async function retryOnCapacityConflict<Result>(
  competitionId: string,
  whenFull: WhenFull,
  write: (counters: LimitCounters | null) => Promise<Result>,
): Promise<Result> {
  let isFirst = true;
  return retry(
    async () => {
      const counters = isFirst ? null : limitCounters(await capacityItemsOf(competitionId));
      isFirst = false;
      try {
        return await write(counters);
      } catch (error) {
        const isRefused = whenFull === 'refuse' && error instanceof CapacityConflict;
        throw isRefused ? wrongField(error.field, 'MustAvailable') : error;
      }
    },
    { attempts: MAX_ATTEMPTS, isRetryable: (error) => error instanceof CapacityConflict },
  );
}
