import { fullnessOf, type EventPlaces } from '../capacity/fullness.ts';
import type { AttentionItem } from './attention.ts';

export interface AttentionEvent extends EventPlaces {
  readonly format: string;
  readonly level: string;
  /** False for one that has entries and is in the form no more. */
  readonly offered: boolean;
}

interface Moment {
  readonly isClosed: boolean;
  /** Within the week before closing, or closed. */
  readonly isLate: boolean;
  readonly anyEntries: boolean;
}

/** Enough to see what is meant; the list below names them all. */
const NAMED = 3;

/** What the events of a competition ask for: places, and events that nobody comes to. */
export function eventAttention(events: readonly AttentionEvent[], moment: Moment): AttentionItem[] {
  const offered = events.filter((event) => event.offered);
  const of = (fullness: string) => offered.filter((event) => fullnessOf(event) === fullness);
  return [
    ...eventsItem('eventsOverfull', 'urgent', of('overfull')),
    ...eventsItem(
      'eventsRemoved',
      'urgent',
      events.filter((event) => !event.offered && event.taken > 0),
    ),
    // Where nobody can enter any more, a full event is what everybody hoped for.
    ...(moment.isClosed ? [] : eventsItem('eventsFull', 'soon', of('full'))),
    ...(moment.isClosed ? [] : eventsItem('eventsNearlyFull', 'hint', of('nearlyFull'))),
    ...(moment.isLate && moment.anyEntries
      ? eventsItem(
          'eventsEmpty',
          'hint',
          offered.filter(({ taken }) => taken === 0),
        )
      : []),
  ];
}

function eventsItem(
  code: AttentionItem['code'],
  severity: AttentionItem['severity'],
  events: readonly AttentionEvent[],
): AttentionItem[] {
  if (events.length === 0) return [];
  const named = events.slice(0, NAMED).map(({ format, level }) => ({ format, level }));
  return [{ code, severity, mendedIn: 'form', count: events.length, events: named }];
}
