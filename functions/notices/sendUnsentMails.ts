import { findCompetition } from '../competitions/repository.ts';
import { findEntry } from '../entries/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { inParallel } from './inParallel.ts';
import { unsentNotices } from './repository.ts';
import { sendNotice } from './sendNotices.ts';
import { outcomeOf } from './wireMail.ts';

/** Within a call's ten seconds, with room for the mail that was begun last. */
const LONGEST_MILLISECONDS = 7_000;
const AT_ONCE = 5;

/**
 * A page of what was not sent, from the index. Of a mail that may have gone out nobody but a person who
 * looks at its entry decides: it is counted and left alone.
 */
export const sendUnsentMails: Handler<'sendUnsentMails'> = async ({ params, body, now }) => {
  const competition = await findCompetition(params.competitionId);
  if (!competition) throw new ApiError('NotFound');
  const { notices, nextCursor } = await unsentNotices(competition.id, body.cursor);
  const unsent = notices.filter((one) => outcomeOf(one) === 'unsent');
  const outcomes = await inParallel(
    body.send ? unsent : [],
    AT_ONCE,
    LONGEST_MILLISECONDS,
    async (stored, left) => {
      const entry = await findEntry(stored.accountId, stored.entryId);
      return entry ? sendNotice({ stored, entry, competition }, now, left) : null;
    },
  );
  return {
    data: {
      unsent: unsent.length,
      unsure: notices.length - unsent.length,
      sent: outcomes.filter((outcome) => outcome === 'sent').length,
    },
    nextCursor,
  };
};
