import type { WithdrawnRow } from '../../../shared/contract/entries/accountWithdrawals.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import type { News } from '../../store/notifications/noticeSteps.ts';
import { sendNotices } from '../../services/notifications/sendNotices.ts';
import {
  accountEntries,
  ENTRIES_A_CALL,
  isUndoable,
  withdrawnRows,
} from '../../services/entries/withdraw/accountEntries.ts';
import { withLatest } from '../../services/entries/save/changeEntry.ts';
import { pricedAgain } from '../../services/entries/pricing/pricedAgain.ts';
import { findEntry } from '../../store/entries/repository.ts';
import { restoreEntry } from '../../services/entries/withdraw/restoreEntry.ts';

/**
 * Lets stand again what one withdrawal of an account's entries has withdrawn, some entries a call. What the
 * family or another withdrawal has withdrawn stays as it is; one that cannot come back keeps no other one.
 */
export const undoWithdrawAccountEntries: Handler<'undoWithdrawAccountEntries'> = async ({
  params,
  body,
  session,
  now,
}) => {
  const { competition, entries } = await accountEntries(params);
  if (competition.state === 'archived') throw wrongField('competitionId', 'MustEnabled');
  const { accountId, withdrawalId } = params;
  const before = new Set(body.refused);
  const asked = entries.filter((entry) => isUndoable(entry, withdrawalId) && !before.has(entry.id));
  const part = asked.slice(0, ENTRIES_A_CALL);
  const news: News[] = [];
  const refused = new Map<string, WithdrawnRow['refused']>();
  try {
    for (const { id } of part) {
      const done = await pricedAgain(() =>
        withLatest(async () => {
          const entry = await findEntry(accountId, id);
          if (!entry || !isUndoable(entry, withdrawalId)) return null;
          return restoreEntry(entry, { by: session.id, now });
        }),
      );
      if (typeof done === 'string') refused.set(id, done);
      else if (done) news.push({ ...done, competition });
    }
  } finally {
    await sendNotices(news, now);
  }
  const after = (await accountEntries(params)).entries;
  return {
    data: { rows: withdrawnRows(after, withdrawalId, refused), left: asked.length - part.length },
  };
};
