import type { StoredEntry } from '../../functions/store/entries/storedEntry.ts';
import { notificationsFor } from '../../functions/store/notifications/notificationWrites.ts';
import * as emails from '../../functions/store/notifications/emailRepository.ts';
import * as reminders from '../../functions/store/notifications/reminderRepository.ts';
import { noticeMailKey } from '../../functions/store/keys.ts';
import * as notices from '../../functions/store/notifications/repository.ts';

/** The reads of mails: of a submitted entry, and of its family's reminders. */
export function notificationPatterns(entry: StoredEntry, now: Date): Record<string, () => Promise<unknown>> {
  const [notice] = notificationsFor({ entry, notice: { what: 'submitted' } }, now);
  if (!notice) throw new Error('A submit tells the family');
  const of = { competitionId: entry.competitionId, about: 'unpaid' } as const;
  const message = { competitionId: entry.competitionId, message: 'M1' };
  return {
    notificationsByKey: () => notices.notificationsByKey([noticeMailKey(entry.id, notice.key)]),
    notificationsOf: () => notices.notificationsOf(entry.id),
    unsentNotifications: () => notices.unsentNotifications(entry.competitionId, undefined),
    claimNotification: () => notices.claimNotification(notice, now),
    releaseNotification: () => notices.releaseNotification(notice, 'refused'),
    claimReminder: () => reminders.claimReminder(of, entry.accountId, entry.accountId, now),
    remindedWithinPause: () => reminders.remindedWithinPause(of, [entry.accountId], now),
    releaseReminder: () => reminders.releaseReminder(of, entry.accountId),
    claimEmail: () => emails.claimEmail(message, entry.accountId, entry.accountId, now),
    releaseEmail: () => emails.releaseEmail(message, entry.accountId),
    recordEmail: () => emails.recordEmail('M1', 'Ice times', [entry], now),
    recordReminder: () => reminders.recordReminder('unpaid', [entry], now),
  };
}
