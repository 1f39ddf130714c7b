import { isFlightNear } from '../../../../shared/domain/day/running/emergencyContact.ts';
import { isYetToSkate } from './rinkStatus.ts';
import type { RinkStartNow } from './useRinkStarts.ts';

interface Start extends Pick<RinkStartNow, 'date' | 'expected' | 'status' | 'starter' | 'result'> {
  readonly published: Pick<RinkStartNow['published'], 'start'>;
}

/**
 * A rink's starts of a day by what needs its coach: who should be at the rink and is not checked in, who is on the ice
 * or next, and what was posted last.
 * @param starts by the time that is expected
 * @param now venue time `YYYY-MM-DDTHH:MM`
 */
export function rinkNeeds<One extends Start>(starts: readonly One[], now: string) {
  const open = starts.filter(({ status }) => isYetToSkate(status));
  const missing = open.filter((one) => isMissing(one, now));
  const posted = starts.flatMap((start) =>
    start.status === 'posted' && start.result ? [{ start, postedAt: start.result.postedAt }] : [],
  );
  return {
    missing,
    next: open.filter((one) => !missing.includes(one)),
    posted: posted.toSorted((one, other) => other.postedAt.localeCompare(one.postedAt)),
  };
}

const isMissing = ({ date, published, expected, status, starter }: Start, now: string) =>
  starter === null &&
  isFlightNear(
    { state: status === 'now' ? 'now' : 'toCome', start: published.start, expected, endedAt: null },
    { date, now },
  );
