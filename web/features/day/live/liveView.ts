import type { Live, LiveBlock, LiveSurface } from '../../../../shared/contract/day/running/live.ts';
import { DAY_SECONDS, daysBetween } from '../../../../shared/domain/core/dates/days.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { skatingDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';

/** `09:40`; after midnight the clock begins again. */
const liveClock = (time: string) => timeOfSeconds(secondsOfTime(time) % DAY_SECONDS).slice(0, 5);

type BlockTimes = Pick<LiveBlock, 'start' | 'expected'>;

/** When a block starts, and the published time where that is another one. */
export function timesOf(block: BlockTimes) {
  const time = block.expected ?? block.start;
  return { time: liveClock(time), publishedTime: time === block.start ? null : liveClock(block.start) };
}

/**
 * The same for who reads it now: what has not begun is never due in the past.
 * @param passed of the day, in seconds; null on another day
 * @returns null in place of the time for any minute
 */
export function timesNow(block: BlockTimes & Pick<LiveBlock, 'state'>, passed: number | null) {
  const isDue =
    block.state === 'toCome' && passed !== null && secondsOfTime(block.expected ?? block.start) < passed;
  return isDue ? { time: null, publishedTime: liveClock(block.start) } : timesOf(block);
}

/**
 * Whether a flight begins as soon as the one on the ice ends, which is over its time: any time would move with the clock.
 * @param passed of the day, in seconds; null on another day
 */
export const isAfterThisFlight = (
  { waits, expected, start }: BlockTimes & Pick<LiveBlock, 'waits'>,
  passed: number | null,
): boolean => waits === true && passed !== null && secondsOfTime(expected ?? start) <= passed + 60;

/** The same where a flight may wait for the one on the ice: then it has no time, only the published one. */
export function startNow(
  block: Parameters<typeof timesNow>[0] & Pick<LiveBlock, 'waits'>,
  passed: number | null,
) {
  return isAfterThisFlight(block, passed)
    ? { time: null, publishedTime: liveClock(block.start), isAfterThisFlight: true }
    : timesNow(block, passed);
}

/** As families knew it when the day began, where that is another time than the one that is expected. */
export function timesAsTold(
  block: Parameters<typeof timesNow>[0] & Pick<LiveBlock, 'was'>,
  passed: number | null,
) {
  const { time, publishedTime } = timesNow(block, passed);
  if (block.was === undefined) return { time, publishedTime };
  const told = liveClock(block.was.start);
  return { time, publishedTime: told === time ? null : told };
}

/** At four in the morning after nobody skates any more. */
const LATEST_SECONDS = 28 * 3_600;

/**
 * How much of a day has passed on its clock, in seconds; null before it, and once nobody skates on it any more.
 * @param now venue time `YYYY-MM-DDTHH:MM`
 */
export function passedSeconds(date: string | null, now: string): number | null {
  if (date === null) return null;
  const [today = '', clock = ''] = now.split('T');
  const passed = daysBetween(date, today) * DAY_SECONDS + secondsOfTime(clock);
  return passed < 0 || passed > LATEST_SECONDS ? null : passed;
}

/** Whether flights of a surface have skated, and none is on the ice or to come. */
export const isSurfaceOver = ({ now, next, blocks }: Pick<LiveSurface, 'now' | 'next' | 'blocks'>): boolean =>
  now === null && next.length === 0 && blocks.some(({ flight }) => flight);

/** An event's level, which flights that follow each other differ in, and its format where the level does not say it. */
export interface LiveEventName {
  readonly level: string;
  readonly format: string | null;
  readonly label: string;
}

export const liveEventNames = ({ events }: Pick<Live, 'events'>): ReadonlyMap<string, LiveEventName> =>
  new Map(
    events.map(({ id, format, level }) => {
      const label = eventLabel(format, level);
      return [id, { level, label, format: label === level ? null : format }];
    }),
  );

/** A flight to come whose skaters are all scratched or did not come. */
const isLeftOut = ({ state, flight }: LiveBlock) =>
  state === 'toCome' && (flight?.skaters ?? []).length > 0 && !flight?.skaters.some(({ missed }) => !missed);

/**
 * How far the day of a surface is, by the published times of its flights.
 * @param now venue time `YYYY-MM-DDTHH:MM`
 * @returns flights that are over, and shares of the day from 0 to 1: reached, and due by now; null without a flight
 */
export function dayLineOf({ blocks }: Pick<LiveSurface, 'blocks'>, date: string | null, now: string) {
  const flights = blocks.filter((block) => block.flight && !isLeftOut(block));
  const [first] = flights;
  const last = flights.at(-1);
  if (!first || !last) return null;
  const isOpen = ({ state }: LiveBlock) => state === 'now' || state === 'toCome';
  const [from, length] = [secondsOfTime(first.start), secondsOfTime(last.start) - secondsOfTime(first.start)];
  const share = (time: string) =>
    length <= 0 ? 0 : Math.min(1, Math.max(0, (secondsOfTime(time) - from) / length));
  const next = flights.find(isOpen);
  const [today, clock = ''] = now.split('T');
  return {
    last,
    done: flights.filter((flight) => !isOpen(flight)).length,
    flights: flights.length,
    reached: next ? share(next.start) : 1,
    due: next && date === today ? share(clock) : null,
  };
}

/** Whether the last day is over; a night that runs long belongs to its evening. @param now venue time `YYYY-MM-DDTHH:MM` */
export const isLastDayOver = (date: string | null, now: string): boolean =>
  date !== null && date < skatingDay(new Date(`${now}Z`), 'UTC');

/** Whether a day of the competition has come, and something on it can still happen. @param now venue time `YYYY-MM-DDTHH:MM` */
export function isRunning({ date, surfaces }: Pick<Live, 'date' | 'surfaces'>, now: string): boolean {
  const isOpen = surfaces.some(({ blocks }) =>
    blocks.some(({ state }) => state === 'now' || state === 'toCome'),
  );
  return isOpen && date !== null && date <= now.slice(0, 10) && !isLastDayOver(date, now);
}

/** Minutes for which a ceremony that has begun is still announced. */
const CEREMONY_MINUTES = 15;

/** The ceremonies that are still to come, or have just begun. @param now venue time `YYYY-MM-DDTHH:MM` */
export function ceremoniesToCome(
  { ceremonies }: Pick<LiveSurface, 'ceremonies'>,
  date: string | null,
  now: string,
): LiveSurface['ceremonies'] {
  const [today = '', time = ''] = now.split('T');
  if (date === null || date < today) return [];
  const from = date > today ? 0 : secondsOfTime(time) - CEREMONY_MINUTES * 60;
  return ceremonies.filter(({ time: start, hasNoIce }) => hasNoIce || secondsOfTime(start) >= from);
}

/** `HH:MM` when a flight's medals are given, as expected now; null where nobody knows, or it is long over. */
export function awardsTimeOf(
  surface: Pick<LiveSurface, 'ceremonies'>,
  { id, eventId }: NonNullable<LiveBlock['flight']>,
  date: string | null,
  now: string,
): string | null {
  const own = ceremoniesToCome(surface, date, now).find(
    ({ flightIds, eventIds }) => flightIds?.includes(id) ?? eventIds.includes(eventId),
  );
  return own && !own.hasNoIce ? own.time : null;
}

/** Published names that two skaters of different rinks have today. */
export function sharedNames({ surfaces }: Pick<Live, 'surfaces'>): ReadonlySet<string> {
  const skaters = surfaces.flatMap(({ blocks }) => blocks.flatMap(({ flight }) => flight?.skaters ?? []));
  return new Set(
    [...Map.groupBy(skaters, ({ name }) => name)].flatMap(([name, namesakes]) =>
      new Set(namesakes.map(({ rink }) => rink)).size > 1 ? [name] : [],
    ),
  );
}

/**
 * "Solo: Tot 1, Tot 2 (flight 2); Freestyle: Freestyle 4": a run has many levels of few formats.
 * @param nameOf a level, with its flights where others are not in this ceremony
 */
export function levelsByFormat(
  { events }: Pick<Live, 'events'>,
  { blocks }: Pick<LiveSurface, 'blocks'>,
  { eventIds, flightIds }: LiveSurface['ceremonies'][number],
  nameOf: (level: string, flights: readonly number[]) => string,
): string {
  const flightsOf = (eventId: string) => {
    const parts = blocks.flatMap(({ flight }) => {
      const isOwn = flight?.eventId === eventId && (flightIds?.includes(flight.id) ?? true);
      return isOwn ? [flight.part] : [];
    });
    return parts.some(({ of }) => of > parts.length) ? parts.map(({ number }) => number) : [];
  };
  const own = events.filter(({ id }) => eventIds.includes(id));
  return [...Map.groupBy(own, ({ format }) => format)]
    .map(
      ([format, levels]) =>
        `${format}: ${levels.map(({ id, level }) => nameOf(level, flightsOf(id))).join(', ')}`,
    )
    .join('; ');
}
