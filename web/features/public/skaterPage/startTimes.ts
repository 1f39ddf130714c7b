import type { ShownSkater } from '../../../../shared/contract/day/skaterPages.ts';
import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';

export type PageStart = ShownSkater['starts'][number];

/** A start with what the running day says of it. */
export interface TimedStart {
  readonly start: PageStart;
  /** `HH:MM` where it is expected at another time than was published. */
  readonly expected: string | null;
  /** `HH:MM` before which it does not start; null where nobody holds it. */
  readonly heldUntil: string | null;
  /** It has lost its ice and gets another time. */
  readonly hasNoIce: boolean;
  /** It moves with the clock, because the flight on the ice is over its time. */
  readonly waits: boolean;
  /** As the taps of the day have it; undefined where the clock has to say it. */
  readonly state: LiveBlock['state'] | undefined;
}

export type StartStage = 'toCome' | 'now' | 'done' | 'out';

/** How far a start is. @param now venue time `YYYY-MM-DDTHH:MM` */
export function stateOfStart({ start, state }: TimedStart, now: string): StartStage {
  if (start.isOut) return 'out';
  if (state !== undefined) return state === 'skipped' ? 'done' : state;
  const [today = '', clock = ''] = now.split('T');
  if (start.date !== today) return start.date < today ? 'done' : 'toCome';
  const since = secondsOfTime(clock) - secondsOfTime(start.start);
  if (since < 0) return 'toCome';
  return since < start.seconds ? 'now' : 'done';
}

/** The start that is on the ice or comes next, by the time that is expected; undefined after the last. */
export function nextStartOf(starts: readonly TimedStart[], now: string): TimedStart | undefined {
  const timeOf = ({ start, expected }: TimedStart) => secondsOfTime(expected ?? start.start);
  return starts
    .filter((one) => ['toCome', 'now'].includes(stateOfStart(one, now)))
    .toSorted(
      (one, other) => one.start.date.localeCompare(other.start.date) || timeOf(one) - timeOf(other),
    )[0];
}

/** The starts that neither the ticket of the next one nor a posted result names. */
export function furtherStarts(
  starts: readonly TimedStart[],
  results: readonly Pick<ShownSkater['results'][number], 'format' | 'level'>[],
  now: string,
): readonly TimedStart[] {
  const next = nextStartOf(starts, now);
  const posted = new Set(results.map(({ format, level }) => eventLabel(format, level)));
  return starts.filter(
    (one) =>
      one !== next &&
      !(stateOfStart(one, now) === 'done' && posted.has(eventLabel(one.start.format, one.start.level))),
  );
}

/** What there is to say of a skater without a further start. */
export type AfterStarts = 'over' | 'out' | 'awaited' | 'posted';

interface CompetitionNow {
  /** Venue time `YYYY-MM-DDTHH:MM`. */
  readonly now: string;
  readonly endDate: string;
  /** By the taps of the day nothing is on the ice or to come; undefined where no taps are known. */
  readonly isDayOver: boolean | undefined;
  /** Posted results of the skater. */
  readonly results: number;
}

/** One skater is done long before the rink is; what is over for all is only said of the whole competition. */
export function afterStarts(
  starts: readonly TimedStart[],
  { now, endDate, isDayOver, results }: CompetitionNow,
): AfterStarts {
  const today = now.slice(0, 10);
  if (today > endDate || (today === endDate && isDayOver === true)) return 'over';
  const skated = starts.filter((one) => stateOfStart(one, now) === 'done').length;
  if (skated === 0) return 'out';
  return results < skated ? 'awaited' : 'posted';
}
