import { ageOn } from '../../../shared/domain/skaters/age.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { saveEntry, retryOnVersionConflict } from '../entries/save/saveEntry.ts';
import { checkEntry } from '../entries/eligibility/evaluateEntry.ts';
import { ageAndFindingsOf } from '../../store/moves/entryBefore.ts';
import { findEntry } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { getFormOfVersion } from '../../store/forms/getFormOfVersion.ts';

/**
 * Computes an entry's ages anew by the competition's first day, and asks the rules again. Nothing is taken
 * out of it: what no longer fits is remarked. The competition is read at each try, so that of two moves
 * the last one stands.
 * @returns the entry as it is now; `isUnanswered` where the registry was asked in vain and the remarks stay
 */
export async function updateMovedEntry(
  { accountId, id }: Pick<StoredEntry, 'accountId' | 'id'>,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<{ readonly entry: StoredEntry; readonly isUnanswered: boolean } | null> {
  return retryOnVersionConflict(async () => {
    const before = await findEntry(accountId, id);
    if (!before || before.state === 'withdrawn') return null;
    const competition = await findCompetition(before.competitionId);
    const form = competition && (await getFormOfVersion(competition.formId, competition.formVersion));
    if (!competition || !form) return null;
    const aged = withAges(before, competition.startDate);
    const { findings, isUnanswered } = await checkEntry(aged, { competition, form, now });
    const after = isUnanswered ? aged : { ...aged, checks: findings };
    const isSame = JSON.stringify(ageAndFindingsOf(before)) === JSON.stringify(ageAndFindingsOf(after));
    if (isSame && JSON.stringify(before.checks) === JSON.stringify(after.checks))
      return { entry: before, isUnanswered };
    const entry = await saveEntry(before, after, { action: 'dayMoved', by, now });
    return { entry, isUnanswered };
  });
}

function withAges(entry: StoredEntry, startDate: string): StoredEntry {
  const aged = <Person extends { readonly birthdate: string; readonly age: number }>(person: Person) => ({
    ...person,
    age: person.birthdate === '' ? person.age : ageOn(person.birthdate, startDate),
  });
  if (entry.kind === 'team') return { ...entry, skaters: entry.skaters.map(aged) };
  if (entry.kind === 'individual') return { ...entry, skater: aged(entry.skater) };
  return { ...entry, skater: aged(entry.skater), partner: entry.partner && aged(entry.partner) };
}
