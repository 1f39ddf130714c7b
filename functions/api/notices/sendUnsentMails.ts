import { findCompetition } from '../../store/competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { unsentNotifications } from '../../store/notifications/repository.ts';
import { isUnsent, sendUnsentNotifications } from '../../services/notifications/sendUnsentNotifications.ts';

/** Within a call's ten seconds, with room for the mail that was begun last. */
const LONGEST_MILLISECONDS = 7_000;

/** A page of what was not sent, from the index. What may have gone out is counted and left alone. */
export const sendUnsentMails: Handler<'sendUnsentMails'> = async ({ params, body, now }) => {
  const competition = await findCompetition(params.competitionId);
  if (!competition) throw new ApiError('NotFound');
  const { notices, nextCursor } = await unsentNotifications(competition.id, body.cursor);
  const unsent = notices.filter(isUnsent);
  const sent = body.send ? await sendUnsentNotifications(competition, unsent, now, LONGEST_MILLISECONDS) : 0;
  return { data: { unsent: unsent.length, unsure: notices.length - unsent.length, sent }, nextCursor };
};
