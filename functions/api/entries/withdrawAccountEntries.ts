import type { Handler } from '../../platform/http/exchange.ts';
import type { News } from '../../store/notifications/noticeSteps.ts';
import { sendNotices } from '../../services/notifications/sendNotices.ts';
import { promote } from '../../services/entries/waitlist/promote.ts';
import {
  accountEntries,
  ENTRIES_A_CALL,
  withdrawnRows,
} from '../../services/entries/withdraw/accountEntries.ts';
import { withLatest } from '../../services/entries/save/changeEntry.ts';
import { findEntry } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { writeWithdrawal, type WithdrawalMade } from '../../services/entries/withdraw/writeWithdrawal.ts';

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
  const standing = entries.filter((entry) => stands(entry, body.id));
  const { reason } = body;
  const made = { competition, by: 'organiser', accountId: session.id, reason, now } as const;
  const news: News[] = [];
  try {
    for (const { id } of standing.slice(0, ENTRIES_A_CALL)) {
      const told = await withLatest(() => withdrawOne(params.accountId, id, body.id, made));
      if (told) news.push(told);
    }
  } finally {
    await sendNotices(news, now);
    if (news.length > 0) await promote(competition.id, now);
  }
  const after = (await accountEntries(params)).entries;
  const left = after.filter((entry) => stands(entry, body.id)).length;
  return { data: { rows: withdrawnRows(after, body.id), left } };
};

/** What this withdrawal has to withdraw: not what was let stand again by undoing it. */
function stands({ state, withdrawnWith }: StoredEntry, withdrawalId: string): boolean {
  return state !== 'withdrawn' && withdrawnWith?.id !== withdrawalId;
}

/** Null where somebody else has withdrawn it, or this same withdrawal in another call. */
async function withdrawOne(
  accountId: string,
  entryId: string,
  withdrawalId: string,
  made: Omit<WithdrawalMade, 'version' | 'with'>,
): Promise<News | null> {
  const entry = await findEntry(accountId, entryId);
  if (!entry || !stands(entry, withdrawalId)) return null;
  const { version, retained, totalPrice, events, lateFee } = entry;
  const prices = events.map(({ price }) => price);
  const before = { retained, totalPrice, prices, lateFee };
  return writeWithdrawal(entry, {
    ...made,
    version,
    with: { id: withdrawalId, isUndone: false, ...before },
  });
}
