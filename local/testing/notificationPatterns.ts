import { putItem } from '../../functions/platform/table/writes.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { leased, outboxItemOf } from '../../functions/platform/outbox/outboxItem.ts';
import * as due from '../../functions/platform/outbox/dueItems.ts';
import { countFurtherAddresses, takeMailRate } from '../../functions/platform/outbox/mailRate.ts';
import * as outbox from '../../functions/platform/outbox/outboxRepository.ts';
import {
  ENTRY_MAIL,
  notificationItem,
  notificationsFor,
} from '../../functions/store/entering/notifications/notificationWrites.ts';
import { unsentIndex } from '../../functions/store/keys.ts';
import * as emails from '../../functions/store/entering/notifications/emailRepository.ts';
import * as messages from '../../functions/store/day/messages/repository.ts';
import * as suppressed from '../../functions/store/core/mail/suppressedAddresses.ts';
import * as reminders from '../../functions/store/entering/notifications/reminderRepository.ts';

import * as notices from '../../functions/store/entering/notifications/repository.ts';

/** The reads of mails: of a submitted entry, and of its family's reminders. */
export async function notificationPatterns(
  entry: StoredEntry,
  now: Date,
): Promise<Record<string, () => Promise<unknown>>> {
  const [notice] = notificationsFor({ entry, notice: { what: 'submitted' } }, now);
  if (!notice) throw new Error('A submit tells the family');
  const item = outboxItemOf(notificationItem(notice));
  if (!item) throw new Error('An unsent mail is in the outbox');
  const key = { pk: item.pk, sk: item.sk };
  const earlier = { pk: item.pk, sk: `${item.sk}-earlier` };
  await putItem({ ...earlier, ...notice });
  const { competitionId, accountId } = entry;
  const reminder = { competitionId, accountId, about: 'unpaid', kind: null, words: null } as const;
  const email = {
    competitionId,
    accountId,
    message: 'M1',
    subject: 'Ice',
    text: 'Dear all',
    entries: [entry.id],
  };
  const message = {
    competitionId,
    id: 'M3',
    subject: 'Ice',
    text: 'Dear all',
    toCoaches: false,
    toJudges: false,
    to: 'all' as const,
    eventId: null,
    flightId: null,
    date: null,
    by: accountId,
    at: now.toISOString(),
  };
  return {
    notificationsOf: () => notices.notificationsOf(entry.id),
    earlierUnsent: () => outbox.earlierUnsent(unsentIndex(entry.competitionId), undefined),
    claimOutboxItem: () => outbox.claimOutboxItem(item, now, false),
    recordOutcome: () => {
      const claimed = { ...item, outbox: leased(item.outbox, now, false) };
      return outbox.recordOutcome(claimed, { ...claimed.outbox, state: 'done' }, now, []);
    },
    nextCompetition: () => due.nextCompetition('OUTBOXBY#none', null),
    duePart: () => due.duePart('OUTBOXBY#none', ['c#', `c#${now.toISOString()}`], undefined),
    countFurtherAddresses: () => countFurtherAddresses(1),
    takeMailRate: () => takeMailRate(5),
    unsentItems: () => outbox.unsentItems(entry.competitionId, undefined),
    hasUnsentItems: () => outbox.hasUnsentItems(entry.competitionId),
    failedItems: () => outbox.failedItems(undefined),
    findOutboxItem: () => outbox.findOutboxItem(key),
    recordReturned: () => {
      const sent = { ...leased(item.outbox, now, false), state: 'done' } as const;
      return outbox.recordReturned({ ...item, outbox: sent }, now);
    },
    suppressionsOf: () => suppressed.suppressionsOf(['ada@family.example']),
    suppressAddress: () => suppressed.suppressAddress('ada@family.example', 'bounced', now.toISOString()),
    liftBounce: () => suppressed.liftBounce('ada@family.example', now),
    liftSuppression: () => suppressed.liftSuppression('ada@family.example', now),
    adoptItem: () => outbox.adoptItem(earlier, { kind: ENTRY_MAIL, since: notice.at, failure: null }),
    holdReminder: () => reminders.holdReminder(reminder, entry.accountId, now),
    remindedWithinPause: () => reminders.remindedWithinPause(reminder, [entry.accountId], now),
    holdEmail: () => emails.holdEmail(email, entry.accountId, now),
    storeEmail: () => emails.storeEmail({ ...email, message: 'M2' }, entry.accountId, now),
    copiesOf: () => emails.copiesOf(competitionId, 'M2'),
    storeMessage: () => messages.storeMessage(message),
    messagesOf: () => messages.messagesOf(competitionId),
    findMessage: () => messages.findMessage(competitionId, message.id),
  };
}
