import type {
  CancelledFlight,
  LiveBlock,
  LiveSurface,
} from '../../../../shared/contract/day/running/live.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';

/** What stands in a day: a block, or a flight whose event was cancelled. */
export type DayRow =
  | { readonly start: string; readonly block: LiveBlock }
  | { readonly start: string; readonly cancelled: CancelledFlight };

const rowsOf = (blocks: readonly LiveBlock[], cancelled: readonly CancelledFlight[]): DayRow[] =>
  [
    ...blocks.map((block) => ({ start: block.start, block })),
    ...cancelled.map((flight) => ({ start: flight.start, cancelled: flight })),
  ].sort((one, other) => secondsOfTime(one.start) - secondsOfTime(other.start));

type Cancelling = Pick<LiveSurface, 'blocks' | 'cancelled'>;

/** A day in the order of the schedule: what is over, and the rest. */
export function dayRows({ blocks, cancelled }: Cancelling): {
  readonly over: DayRow[];
  readonly open: DayRow[];
} {
  const [over, open] = [
    blocks.filter(({ state }) => state === 'done'),
    blocks.filter(({ state }) => state !== 'done'),
  ];
  const from = secondsOfTime(over.at(-1)?.start ?? '');
  const isOver = ({ start }: CancelledFlight) => secondsOfTime(start) < from;
  return {
    over: rowsOf(over, cancelled.filter(isOver)),
    open: rowsOf(
      open,
      cancelled.filter((flight) => !isOver(flight)),
    ),
  };
}

/** Each cancelled event of a surface once, with its flights there in the order of the clock. */
export const cancelledEvents = ({ cancelled }: Pick<LiveSurface, 'cancelled'>) =>
  [...Map.groupBy(cancelled, ({ format, level }) => eventLabel(format, level))].map(([name, flights]) => ({
    name,
    flights: flights.toSorted((one, other) => secondsOfTime(one.start) - secondsOfTime(other.start)),
  }));

/** The next flights, with those that would have stood between them and the last one that had the ice. */
export function nextRows({ blocks, cancelled, next }: Cancelling & Pick<LiveSurface, 'next'>): DayRow[] {
  const flights = next.flatMap((index) => blocks[index] ?? []);
  const before = blocks.slice(0, next[0]).findLast(({ flight }) => flight);
  const isLast = next.length === 0 || blocks.slice((next.at(-1) ?? 0) + 1).every(({ flight }) => !flight);
  const from = before ? secondsOfTime(before.start) : 0;
  const until = isLast ? Infinity : secondsOfTime(flights.at(-1)?.start ?? '');
  const isBetween = ({ start }: CancelledFlight) =>
    secondsOfTime(start) >= from && secondsOfTime(start) < until;
  return rowsOf(flights, cancelled.filter(isBetween));
}
