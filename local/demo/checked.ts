import { entryFacts, keptChecks } from '../../functions/services/entries/eligibility/entryFacts.ts';
import { peopleOf } from '../../functions/store/entries/namedChecks.ts';
import type { StoredEntry } from '../../functions/store/entries/storedEntry.ts';
import { checklist } from '../../shared/domain/eligibility/checklist.ts';
import type { Member } from '../../shared/domain/membership/member.ts';
import type { Meet } from './entry.ts';

/** An entry before anybody has looked at it. */
export function unchecked<Entry extends StoredEntry>(
  entry: Omit<Entry, 'checks' | 'vouches' | 'verified'>,
): Entry {
  return { ...entry, checks: [], vouches: [], verified: null } as unknown as Entry;
}

/** Entries with what the eligibility rules remark of each, as its submit would have asked them. */
export function checked(
  entries: readonly StoredEntry[],
  meets: readonly Meet[],
  members: readonly Member[],
): StoredEntry[] {
  const byNumber = new Map(members.map((member) => [member.number, member]));
  const families = Map.groupBy(entries, familyOf);
  return entries.map((entry) => {
    const meet = meets.find(({ competition }) => competition.id === entry.competitionId);
    if (!meet) throw new Error(`Entry ${entry.id} has no competition`);
    const people = peopleOf(entry);
    const answers = people.map(({ isi }) => (isi === '' ? null : (byNumber.get(isi) ?? 'unknown')));
    const isOther = ({ id, kind, state }: StoredEntry) =>
      id !== entry.id && kind !== 'team' && state !== 'withdrawn';
    const others = entry.kind === 'team' ? [] : (families.get(familyOf(entry)) ?? []).filter(isOther);
    const checks = checklist(entryFacts({ ...entry, people }, { ...meet, answers, others }));
    return { ...entry, checks: keptChecks(checks.filter(({ rule }) => rule !== 'sameEvent')) };
  });
}

const familyOf = ({ accountId, competitionId }: StoredEntry) => `${accountId} ${competitionId}`;
