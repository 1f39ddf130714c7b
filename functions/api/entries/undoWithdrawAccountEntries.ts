import type { WithdrawnRow } from '../../../shared/contract/entries/accountWithdrawals.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import type { EntryNotification } from '../../store/notifications/notificationWrites.ts';
import { deliver } from '../../services/notifications/deliver.ts';
import {
  accountEntries,
  ENTRIES_A_CALL,
  isUndoable,
  withdrawnRows,
} from '../../services/entries/withdraw/accountEntries.ts';
import { retryOnVersionConflict } from '../../services/entries/save/saveEntry.ts';
import { retryOnPriceConflict } from '../../services/entries/pricing/retryOnPriceConflict.ts';
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
  const requested = entries.filter((entry) => isUndoable(entry, withdrawalId) && !before.has(entry.id));
  const part = requested.slice(0, ENTRIES_A_CALL);
  const notifications: EntryNotification[] = [];
  const refused = new Map<string, WithdrawnRow['refused']>();
  try {
    for (const { id } of part) {
      const done = await retryOnPriceConflict(() =>
        retryOnVersionConflict(async () => {
          const entry = await findEntry(accountId, id);
          if (!entry || !isUndoable(entry, withdrawalId)) return null;
          return restoreEntry(entry, { by: session.id, now });
        }),
      );
      if (typeof done === 'string') refused.set(id, done);
      else if (done) notifications.push({ ...done, competition });
    }
  } finally {
    await deliver(notifications, now);
  }
  const after = (await accountEntries(params)).entries;
  return {
    data: { rows: withdrawnRows(after, withdrawalId, refused), left: requested.length - part.length },
  };
};
