import type { EntryMail } from '../../../../shared/contract/entering/notifications/mails.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { findOutboxItem } from '../../../platform/outbox/outboxRepository.ts';
import { runOutbox } from '../../../platform/outbox/runOutbox.ts';
import { getEntryOfCompetition } from '../../../store/entering/entries/repository.ts';
import { noticeMailKey } from '../../../store/keys.ts';
import { toEntryMail } from '../../../store/entering/notifications/notification.ts';
import { notificationsOf } from '../../../store/entering/notifications/repository.ts';
import { adoptEarlierOf } from './adoptEarlier.ts';
import { HANDLERS } from './handlers.ts';

/** A call that sends one mail has nothing else to do, so the mail may take its time. */
const ONE_MAIL_MILLISECONDS = 4_000;
/**
 * Sends one mail of an entry, unless it is sent.
 * @returns the mail as it is stored afterwards
 * @throws {ApiError} NotFound
 */
export async function sendEntryMail(
  { competitionId, entryId }: { readonly competitionId: string; readonly entryId: string },
  key: string,
  now: Date,
): Promise<EntryMail> {
  await getEntryOfCompetition(competitionId, entryId);
  const findMail = async () => (await notificationsOf(entryId)).find((one) => one.key === key);
  const stored = await findMail();
  if (!stored) throw new ApiError('NotFound');
  if (stored.sentAt === null && !stored.outbox) await adoptEarlierOf(competitionId);
  const item = await findOutboxItem(noticeMailKey(entryId, key));
  const run = { now, milliseconds: ONE_MAIL_MILLISECONDS, isAgain: true, retryBounced: true };
  if (item) await runOutbox([item], HANDLERS, run);
  return toEntryMail((await findMail()) ?? stored, now);
}
