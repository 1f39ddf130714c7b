import type { Mail } from '../../../platform/mail/mail.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { familyDueOf } from '../families/familyDue.ts';
import { reminderMail } from '../mail/reminderMail.ts';
import {
  remindableEntriesOfFamily,
  type RemindableEntry,
  type ReminderSelection,
} from './remindableEntries.ts';

interface FamilyReminder {
  readonly entries: readonly RemindableEntry[];
  readonly mail: Mail;
}

/** The mail about all that a family owes or misses now, and the entries that it names; perhaps none. */
export async function familyReminder(
  { accountId, name }: { readonly accountId: string; readonly name: string },
  competition: StoredCompetition,
  { words, ...selection }: ReminderSelection & { readonly words: string | null },
  now: Date,
): Promise<FamilyReminder> {
  const { about } = selection;
  const [{ entries, music }, familyDue] = await Promise.all([
    remindableEntriesOfFamily(accountId, selection, competition),
    about === 'unpaid' ? familyDueOf({ competitionId: competition.id, accountId }) : null,
  ]);
  return { entries, mail: reminderMail({ about, words, competition, entries, music, familyDue, name, now }) };
}
