import {
  COMPETITION_WAITLIST,
  eventWaitlist,
  formatWaitlist,
} from '../../../shared/domain/capacity/waitlists.ts';
import { eventOfPlaces, formatOfPlaces } from '../keys.ts';
import type { Item } from '../../platform/table/read.ts';

/** What is counted of each limit, by the name of the list of those who wait for it. */
export type LimitCounters = ReadonlyMap<string, Readonly<Record<string, number>>>;

/** A competition's counters by the list that belongs to each. */
export function limitCounters(items: readonly Item[]): LimitCounters {
  return new Map(
    items.map((item) => [
      waitlistOf(String(item['sk'])),
      Object.fromEntries(
        Object.entries(item).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
      ),
    ]),
  );
}

function waitlistOf(sk: string): string {
  const [event, format] = [eventOfPlaces(sk), formatOfPlaces(sk)];
  if (event !== null) return eventWaitlist(event);
  return format === null ? COMPETITION_WAITLIST : formatWaitlist(format);
}
