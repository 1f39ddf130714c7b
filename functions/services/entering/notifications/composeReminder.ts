import { notificationAddresses } from '../../../store/people/accounts/accounts.ts';
import { findFamily } from '../../../store/people/accounts/placeholders.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { reminderOf, remindedWrites } from '../../../store/entering/notifications/reminderRepository.ts';
import type { Composer } from '../../core/mail/mailHandler.ts';
import { familyReminder } from './familyReminder.ts';

/** One mail about all that a family owes or misses now; none where nothing is outstanding any more. */
export const composeReminder: Composer = async (item, now) => {
  const stored = reminderOf(item);
  const { competitionId, accountId, about, kind, words } = stored;
  const [competition, account] = await Promise.all([findCompetition(competitionId), findFamily(accountId)]);
  if (!competition || competition.state === 'archived' || !account) return null;
  const family = { accountId, name: account.name };
  const { entries, mail } = await familyReminder(family, competition, { about, kind, words }, now);
  if (entries.length === 0) return null;
  const named = entries.map(({ entry }) => entry);
  return { to: notificationAddresses(account), mail, beside: remindedWrites(stored, named, now) };
};
