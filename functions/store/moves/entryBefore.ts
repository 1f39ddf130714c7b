import { peopleOf } from '../entries/people.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';

/** Whether two remarks are the same: of one rule about one person and event, for one reason. */
export function findingKey({ rule, outcome, reason, person, event }: StoredEntry['checks'][number]): string {
  return [rule, outcome, reason, person, event].join('|');
}

/** How an entry stands: the ages of its people, and what the rules remark. */
export function ageAndFindingsOf(entry: StoredEntry) {
  return {
    ages: peopleOf(entry).map(({ age }) => age),
    remarks: entry.checks.map(findingKey),
  };
}
