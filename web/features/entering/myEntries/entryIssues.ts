import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import type { EligibilityRule } from '../../../../shared/domain/entering/eligibility/rules.ts';
import { hasEnded } from '../../../../shared/domain/core/registration/hasEnded.ts';
import {
  type EntryDetail,
  missingOfEntry,
} from '../../../../shared/domain/entering/reminders/missingDetails.ts';
import { currentTime } from '../../../clock.ts';

const MEMBERSHIP: readonly EntryDetail[] = ['membership', 'expiry', 'expired'];

export interface EntryIssues {
  readonly missing: readonly EntryDetail[];
  /** The rules of its other eligibility warnings. */
  readonly warnings: readonly EligibilityRule[];
}

/** A family's open issues of an entry: none once it is withdrawn or the competition is over. */
export function entryIssues(entry: Entry): EntryIssues {
  if (entry.state === 'withdrawn' || hasEnded(entry.competition, currentTime()))
    return { missing: [], warnings: [] };
  const missing = missingOfEntry(entry);
  // A missing membership is also a warning; it counts once.
  const isCounted = missing.some((one) => MEMBERSHIP.includes(one));
  const warnings = entry.checks.map(({ rule }) => rule).filter((rule) => !isCounted || rule !== 'membership');
  return { missing, warnings };
}
