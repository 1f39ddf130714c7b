import { notificationAddresses } from '../../../store/people/accounts/accounts.ts';
import { findFamily } from '../../../store/people/accounts/placeholders.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { reminderOf, remindedWrites } from '../../../store/entering/notifications/reminderRepository.ts';
import { familyDueOf } from '../families/familyDue.ts';
import type { Composer } from '../../core/mail/mailHandler.ts';
import { reminderMail } from '../mail/reminderMail.ts';
import { remindableEntriesOfFamily } from './remindableEntries.ts';

/** One mail about all that a family owes or misses now; none where nothing is outstanding any more. */
export const composeReminder: Composer = async (item, now) => {
  const stored = reminderOf(item);
  const { competitionId, accountId, about, kind, words } = stored;
  const [competition, account] = await Promise.all([findCompetition(competitionId), findFamily(accountId)]);
  if (!competition || competition.state === 'archived' || !account) return null;
  const [{ entries, music }, familyDue] = await Promise.all([
    remindableEntriesOfFamily(accountId, { about, kind }, competition),
    about === 'unpaid' ? familyDueOf({ competitionId, accountId }) : null,
  ]);
  if (entries.length === 0) return null;
  const mail = reminderMail({
    about,
    words,
    competition,
    entries,
    music,
    familyDue,
    name: account.name,
    now,
  });
  const named = entries.map(({ entry }) => entry);
  return { to: notificationAddresses(account), mail, beside: remindedWrites(stored, named, now) };
};
