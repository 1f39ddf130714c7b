import { findCompetition } from '../../store/competitions/repository.ts';
import { getEntryOfCompetition } from '../../store/entries/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { notificationsOf } from '../../store/notifications/repository.ts';
import { deliverOne } from '../../services/notifications/deliver.ts';
import { mailToApi } from '../../store/notifications/mailToApi.ts';

/** Nobody else waits for this call, so mail may take its time. */
const LONGEST_MILLISECONDS = 4_000;

/** A mail that was sent is not sent again: of one thing nobody is told twice. */
export const sendEntryMail: Handler<'sendEntryMail'> = async ({ params, body, now }) => {
  const [entry, competition] = await Promise.all([
    getEntryOfCompetition(params.competitionId, params.entryId),
    findCompetition(params.competitionId),
  ]);
  const stored = (await notificationsOf(entry.id)).find(({ key }) => key === body.key);
  if (!stored || !competition) throw new ApiError('NotFound');
  if (stored.sentAt === null) await deliverOne({ stored, entry, competition }, now, LONGEST_MILLISECONDS);
  const after = (await notificationsOf(entry.id)).find(({ key }) => key === body.key) ?? stored;
  return { data: mailToApi(after) };
};
