import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { checkInAsk } from '../../../../shared/domain/planning/published/beThereAt.ts';
import { isYetToSkate } from './rinkStatus.ts';
import type { RinkStartNow } from './useRinkStarts.ts';

interface Start extends Pick<RinkStartNow, 'entryId' | 'date' | 'start' | 'status' | 'starter' | 'result'> {
  readonly published: Pick<RinkStartNow['published'], 'start'>;
}

/**
 * A rink's starts of a day by what needs its coach: who is not checked in though the family is asked to, who is on the ice
 * or next, and what was posted last.
 * @param starts by the time that is expected
 * @param now venue time `YYYY-MM-DDTHH:MM`
 */
export function rinkNeeds<One extends Start>(starts: readonly One[], now: string) {
  const open = starts.filter(({ status }) => isYetToSkate(status));
  const firsts = firstOfEach(starts);
  const missing = open.filter((one) => {
    if (one.starter !== null) return false;
    const { date, start, published, status } = one;
    const asked = { date, start, published: published.start, isFirstOfDay: firsts.has(one) };
    return status === 'now' || checkInAsk(asked, now) !== 'later';
  });
  const posted = starts.flatMap((start) =>
    start.status === 'posted' && start.result ? [{ start, postedAt: start.result.postedAt }] : [],
  );
  return {
    missing,
    next: open.filter((one) => !missing.includes(one)),
    posted: posted.toSorted((one, other) => other.postedAt.localeCompare(one.postedAt)),
  };
}

/** Each entry's first start by the published time, as the family counts. */
function firstOfEach<One extends Start>(starts: readonly One[]): ReadonlySet<One> {
  const seen = new Set<string>();
  const byTime = starts.toSorted(
    (one, other) => secondsOfTime(one.published.start) - secondsOfTime(other.published.start),
  );
  return new Set(byTime.filter(({ entryId }) => !seen.has(entryId) && seen.add(entryId)));
}
