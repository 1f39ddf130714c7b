import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import type { EligibilityRule } from '../../../../shared/domain/entering/eligibility/rules.ts';
import { hasEnded } from '../../../../shared/domain/core/registration/hasEnded.ts';
import {
  type EntryDetail,
  missingOfEntry,
} from '../../../../shared/domain/entering/reminders/missingDetails.ts';
import { type DayDetail, missingForDay } from '../../../../shared/domain/entering/reminders/missingForDay.ts';

const MEMBERSHIP: readonly EntryDetail[] = ['membership', 'expiry', 'expired'];

export interface EntryIssues {
  readonly missing: readonly EntryDetail[];
  /** The rules of its other eligibility warnings, each once, whomever they are about. */
  readonly warnings: readonly EligibilityRule[];
  readonly forDay: readonly DayDetail[];
}

const isClosed = ({ state, competition }: Entry, now: Date) =>
  state === 'withdrawn' || hasEnded(competition, now);

/** A family's open issues of an entry: none once it is withdrawn or the competition is over. */
export function entryIssues(entry: Entry, now: Date): EntryIssues {
  if (isClosed(entry, now)) return { missing: [], warnings: [], forDay: [] };
  const missing = missingOfEntry(entry);
  // A missing membership is also a warning; it counts once.
  const isCounted = missing.some((one) => MEMBERSHIP.includes(one));
  const rules = entry.checks.map(({ rule }) => rule).filter((rule) => !isCounted || rule !== 'membership');
  return { missing, warnings: [...new Set(rules)], forDay: missingForDay(entry, now) };
}

/** How many issues of an entry a family is told of, wherever they are counted. */
export function countIssues(entry: Entry, now: Date): number {
  const { missing, warnings, forDay } = entryIssues(entry, now);
  return missing.length + warnings.length + forDay.length;
}

/** Whether a family has something to do for an entry, or to know: that an event still waits for a place. */
export const needsAttention = (entry: Entry, now: Date): boolean =>
  countIssues(entry, now) > 0 ||
  (!isClosed(entry, now) && entry.events.some(({ state }) => state === 'waiting'));
