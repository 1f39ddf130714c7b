import {
  eligibilityFacts,
  storedFindings,
} from '../../functions/services/entering/entries/eligibility/eligibilityFacts.ts';
import { peopleOf } from '../../functions/store/entering/entries/people.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { checklist } from '../../shared/domain/entering/eligibility/checklist.ts';
import type { Member } from '../../shared/domain/people/membership/member.ts';
import type { DemoTarget } from './entry.ts';

/** An entry before its eligibility is evaluated. */
export function withoutFindings<Entry extends StoredEntry>(
  entry: Omit<Entry, 'checks' | 'vouches' | 'verified' | 'labels'>,
): Entry {
  return { ...entry, checks: [], vouches: [], verified: null, labels: [] } as unknown as Entry;
}

/** Entries with their eligibility findings, as their submit would have computed them. */
export function withFindings(
  entries: readonly StoredEntry[],
  competitions: readonly DemoTarget[],
  members: readonly Member[],
): StoredEntry[] {
  const byNumber = new Map(members.map((member) => [member.number, member]));
  const families = Map.groupBy(entries, familyOf);
  return entries.map((entry) => {
    const competition = competitions.find(({ competition }) => competition.id === entry.competitionId);
    if (!competition) throw new Error(`Entry ${entry.id} has no competition`);
    const people = peopleOf(entry);
    const answers = people.map(({ isi }) => (isi === '' ? null : (byNumber.get(isi) ?? 'unknown')));
    const isOther = ({ id, kind, state }: StoredEntry) =>
      id !== entry.id && kind !== 'team' && state !== 'withdrawn';
    const others = entry.kind === 'team' ? [] : (families.get(familyOf(entry)) ?? []).filter(isOther);
    const checks = checklist(eligibilityFacts({ ...entry, people }, { ...competition, answers, others }));
    return { ...entry, checks: storedFindings(checks.filter(({ rule }) => rule !== 'sameEvent')) };
  });
}

const familyOf = ({ accountId, competitionId }: StoredEntry) => `${accountId} ${competitionId}`;
