import type { EntryKind } from '../../../shared/contract/competitions/forms.ts';
import type { ReminderSubject } from '../../../shared/domain/reminders/remindable.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import { allEntriesOfAccount } from '../../store/entries/repository.ts';
import { remindable, type Remindable } from './reminders.ts';

interface FamilyReminderQuery {
  readonly about: ReminderSubject;
  readonly kind: EntryKind | null;
  readonly competition: StoredCompetition;
}

/** All that a family is reminded of, read with consistency: what was paid a second ago is not asked for. */
export async function familyReminders(
  accountId: string,
  { about, kind, competition }: FamilyReminderQuery,
): Promise<Remindable[]> {
  const entries = (await allEntriesOfAccount(accountId)).filter(
    (entry) => entry.competitionId === competition.id && (kind === null || entry.kind === kind),
  );
  return remindable(entries, about, competition);
}
