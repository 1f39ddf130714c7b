import { ageOn } from '../../../../shared/domain/core/dates/age.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { saveEntry, retryOnVersionConflict } from '../entries/save/saveEntry.ts';
import { checkEntry } from '../entries/eligibility/evaluateEntry.ts';
import { ageAndFindingsOf } from '../../../store/entering/dateChange/storedMove.ts';
import { findEntry } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { getFormOfVersion } from '../../../store/entering/forms/getFormOfVersion.ts';

/**
 * Updates an entry's ages and findings by the competition's new first day. Its events stay: what no longer
 * fits becomes a finding. Each attempt reads the competition again, so that the last of two moves counts.
 * @returns the stored entry, null if it is withdrawn or gone; `isUnanswered` when the registry did not answer
 * and the findings stay
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
