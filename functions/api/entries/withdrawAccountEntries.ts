import type { Handler } from '../../platform/http/requestContext.ts';
import type { EntryNotification } from '../../store/notifications/notificationWrites.ts';
import { deliver } from '../../services/notifications/deliver.ts';
import { promoteWaitlisted } from '../../services/entries/waitlist/promoteWaitlisted.ts';
import {
  accountEntries,
  ENTRIES_A_CALL,
  withdrawnRows,
} from '../../services/entries/withdraw/accountEntries.ts';
import { retryOnVersionConflict } from '../../services/entries/save/saveEntry.ts';
import { findEntry } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { saveWithdrawal, type WithdrawalFacts } from '../../services/entries/withdraw/saveWithdrawal.ts';

/**
 * Withdraws what an account has entered in a competition, some entries a call, each in a transaction of
 * its own. What a call that broke off has withdrawn stays so, and the next one goes on from there.
 */
export const withdrawAccountEntries: Handler<'withdrawAccountEntries'> = async ({
  params,
  body,
  session,
  now,
}) => {
  const { competition, entries } = await accountEntries(params);
  const entered = entries.filter((entry) => isEntered(entry, body.id));
  const { reason } = body;
  const facts = { competition, by: 'organiser', accountId: session.id, reason, now } as const;
  const notifications: EntryNotification[] = [];
  try {
    for (const { id } of entered.slice(0, ENTRIES_A_CALL)) {
      const notified = await retryOnVersionConflict(() =>
        withdrawOneEntry(params.accountId, id, body.id, facts),
      );
      if (notified) notifications.push(notified);
    }
  } finally {
    await deliver(notifications, now);
    if (notifications.length > 0) await promoteWaitlisted(competition.id, now);
  }
  const after = (await accountEntries(params)).entries;
  const left = after.filter((entry) => isEntered(entry, body.id)).length;
  return { data: { rows: withdrawnRows(after, body.id), left } };
};

/** What this withdrawal has to withdraw: not what was let stand again by undoing it. */
function isEntered({ state, withdrawnWith }: StoredEntry, withdrawalId: string): boolean {
  return state !== 'withdrawn' && withdrawnWith?.id !== withdrawalId;
}

/** Null where somebody else has withdrawn it, or this same withdrawal in another call. */
async function withdrawOneEntry(
  accountId: string,
  entryId: string,
  withdrawalId: string,
  facts: Omit<WithdrawalFacts, 'version' | 'with'>,
): Promise<EntryNotification | null> {
  const entry = await findEntry(accountId, entryId);
  if (!entry || !isEntered(entry, withdrawalId)) return null;
  const { version, retained, totalPrice, events, lateFee } = entry;
  const prices = events.map(({ price }) => price);
  const before = { retained, totalPrice, prices, lateFee };
  return saveWithdrawal(entry, {
    ...facts,
    version,
    with: { id: withdrawalId, isUndone: false, ...before },
  });
}
