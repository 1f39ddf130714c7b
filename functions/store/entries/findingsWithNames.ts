import type { Check } from '../../../shared/domain/eligibility/checklist.ts';
import type { StoredEntry } from './storedEntry.ts';

/** What the rules had to remark of an entry, with the names that it has now. */
export function findingsWithNames(entry: StoredEntry): Check[] {
  const names = peopleOf(entry).map(({ fullName }) => fullName);
  return entry.checks.map((check) => ({
    ...check,
    name: check.person === null ? null : (names[check.person] ?? null),
  }));
}

/** Who skates, in the order in which the rules look at them: by their indexes checks and vouches name them. */
export function peopleOf(entry: StoredEntry): Extract<StoredEntry, { kind: 'individual' }>['skater'][] {
  if (entry.kind === 'team') return entry.skaters;
  return entry.kind === 'dance' && entry.partner ? [entry.skater, entry.partner] : [entry.skater];
}
