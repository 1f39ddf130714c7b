import { withdrawalRefund } from '../../../shared/domain/entries/changes/withdrawalRefund.ts';
import { sumOf } from '../../../shared/domain/fees/fee.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { accountEntries, isUndoable } from '../../services/entries/withdraw/accountEntries.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';

/** Who runs the competition reads it before all entries of an account are withdrawn, or that is undone. */
export const previewWithdrawAccountEntries: Handler<'previewWithdrawAccountEntries'> = async ({
  params,
  now,
}) => {
  const { competition, entries } = await accountEntries(params);
  const entered = entries.filter(({ state }) => state !== 'withdrawn');
  const refunds = entered.map((entry) => withdrawalRefund(entry, competition.refunds, now).refundDue);
  return {
    data: {
      entries: entered.length,
      events: entered.flatMap(({ events }) => events).length,
      paid: sumOf(entered.map(({ paid }) => ({ amount: paid }))),
      refundDue: sumOf(refunds.map((amount) => ({ amount }))),
      currency: competition.currency,
      undoable: lastUndoable(entries),
    },
  };
};

function lastUndoable(entries: readonly StoredEntry[]) {
  const [last] = entries
    .flatMap((entry) => {
      const id = entry.withdrawnWith?.id;
      return id !== undefined && isUndoable(entry, id) ? [{ id, at: entry.withdrawnAt ?? '' }] : [];
    })
    .sort((one, other) => (one.at < other.at ? 1 : -1));
  if (!last) return null;
  return { id: last.id, entries: entries.filter((entry) => isUndoable(entry, last.id)).length };
}
