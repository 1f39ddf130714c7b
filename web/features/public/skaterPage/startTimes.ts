import type { SkaterPage } from '../../../../shared/contract/day/skaterPages.ts';
import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';

export type PageStart = SkaterPage['starts'][number];

/** A start with what the running day says of it. */
export interface TimedStart {
  readonly start: PageStart;
  /** `HH:MM` where it is expected at another time than was published. */
  readonly expected: string | null;
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
