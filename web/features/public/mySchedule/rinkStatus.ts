import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import type { RinkStart } from '../../../../shared/contract/planning/publicSchedule.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';

/** How far a start of the rink is, and what became of it. */
export type RinkStatus = 'toCome' | 'checkedIn' | 'now' | 'scratched' | 'noShow' | 'skated' | 'posted';

interface Seen {
  /** As the taps of the day have it; undefined where the clock has to say it. */
  readonly state: LiveBlock['state'] | undefined;
  /** `HH:MM:SS`, as expected. */
  readonly start: string;
  /** Venue time `YYYY-MM-DDTHH:MM`. */
  readonly now: string;
}

type Start = Pick<RinkStart, 'date' | 'seconds' | 'starter' | 'result'>;

/** What became of a skater comes before how far the flight is: a scratched one is not on the ice with it. */
export function rinkStatusOf(own: Start, seen: Seen): RinkStatus {
  const { starter, result } = own;
  if (result) return result.hasSkated ? 'posted' : 'noShow';
  if (starter === 'scratched' || starter === 'noShow') return starter;
  if (hasFlightPassed(own, seen)) return 'skated';
  if (isOn(own, seen)) return 'now';
  return starter ?? 'toCome';
}

/** Whether the flight is over, also for who was not in it. */
export function hasFlightPassed(
  { date, seconds }: Pick<Start, 'date' | 'seconds'>,
  { state, start, now }: Seen,
) {
  if (state !== undefined) return state === 'done' || state === 'skipped';
  const [today = '', clock = ''] = now.split('T');
  return date < today || (date === today && secondsOfTime(start) + seconds <= secondsOfTime(clock));
}

function isOn({ date }: Start, { state, start, now }: Seen) {
  if (state !== undefined) return state === 'now';
  const [today, clock = ''] = now.split('T');
  return date === today && secondsOfTime(start) <= secondsOfTime(clock);
}

/** Whether a start is still to be skated, or on the ice. */
export const isYetToSkate = (status: RinkStatus): boolean =>
  status === 'toCome' || status === 'checkedIn' || status === 'now';
