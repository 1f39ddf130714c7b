import { notificationAddresses } from '../../../store/people/accounts/accounts.ts';
import { findFamily } from '../../../store/people/accounts/placeholders.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { holdReminder, REMINDER } from '../../../store/entering/notifications/reminderRepository.ts';
import { mailHandler } from '../../core/mail/mailHandler.ts';
import { sendToEach } from '../../core/mail/sendHeld.ts';
import { composeReminder } from './composeReminder.ts';
import type { ReminderSelection } from './remindableEntries.ts';

const HANDLERS = { [REMINDER]: mailHandler(composeReminder) };

interface ReminderRequest extends ReminderSelection {
  /** The organiser's own text. */
  readonly words: string | null;
  /** The account that sends it. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Sends each family one mail about all its remindable entries. A family that was reached, or whose mail waits for
 * another attempt, is skipped for a day; one whose mail failed, or for which the time ran out, is returned as failed and
 * can be sent to again.
 * @throws {ApiError} NotFound
 */
export async function sendReminder(
  competitionId: string,
  accountIds: readonly string[],
  { about, kind, words, by, now }: ReminderRequest,
) {
  await getCompetition(competitionId);
  const families = [...new Set(accountIds)];
  const outcomes = await sendToEach(families, HANDLERS, now, async (accountId) => {
    const account = await findFamily(accountId);
    if (!account || notificationAddresses(account).length === 0) return null;
    return holdReminder({ competitionId, accountId, about, kind, words }, by, now);
  });
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  return {
    sent: count('sent'),
    queued: count('queued'),
    skipped: count('skipped'),
    failed: families.filter((_, index) => ['failed', 'left'].includes(outcomes[index] ?? 'left')),
  };
}
