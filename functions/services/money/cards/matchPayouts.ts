import {
  matchPayout,
  type PaidPart,
  type Payout,
  type PayoutLine,
} from '../../../../shared/domain/money/cards/matchPayout.ts';
import { cardAccounts, type CardAccount } from '../../../platform/cards/cardAccounts.ts';
import { readPayoutLines, readPayouts } from '../../../platform/cards/cardPayouts.ts';
import { errorName, logError } from '../../../platform/log.ts';
import { mapInParallel } from '../../../platform/runInParallel.ts';
import { findAttempt } from '../../../store/money/cards/attemptRepository.ts';
import { attemptOfIntent } from '../../../store/money/cards/eventRepository.ts';
import {
  findReadPayouts,
  storePaidOut,
  storePayout,
  storeReadPayouts,
} from '../../../store/money/cards/payoutRepository.ts';

const HOUR = 3_600_000;
/** Once a night; the hourly job asks again where it did not come to an end. */
const AGAIN_MILLISECONDS = 20 * HOUR;
/** A bank may send a payout back within some days: those of so long are looked at. */
const WATCHED_MILLISECONDS = 40 * 24 * HOUR;
const LONG_AGO = '2000-01-01T00:00:00.000Z';
/** Payments looked up at the same time. */
const CONCURRENCY = 10;

/**
 * Matches what the provider sends to each account's bank with the payments, refunds and fees that it is made of. An account
 * that cannot be read stops no other.
 * @param milliseconds after which the next run goes on
 */
export async function matchPayouts(now: Date, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  const { accounts } = await cardAccounts();
  for (const account of accounts) {
    if (performance.now() > end) return;
    await matchOfAccount(account, now, end).catch((error: unknown) => {
      logError('payoutsNotMatched', { account: account.name, error: errorName(error) });
    });
  }
}

async function matchOfAccount(account: CardAccount, now: Date, end: number): Promise<void> {
  const before = await findReadPayouts(account.name);
  if (before && now.getTime() - Date.parse(before.at) < AGAIN_MILLISECONDS) return;
  const since = new Date(now.getTime() - WATCHED_MILLISECONDS);
  const payouts = await readPayouts(account, since, { end });
  const states = Object.fromEntries(payouts.map(({ id, state }) => [id, state]));
  const changed = payouts.filter(({ id, state }) => before?.states[id] !== state);
  const done = { ...before?.states };
  for (const payout of changed) {
    await matchOne(account, payout, end);
    done[payout.id] = payout.state;
    // The next run goes on here if this one does not come to its end.
    await storeReadPayouts(account.name, { at: before?.at ?? LONG_AGO, states: done });
  }
  await storeReadPayouts(account.name, { at: now.toISOString(), states });
}

async function matchOne(account: CardAccount, payout: Payout, end: number): Promise<void> {
  const lines = await readPayoutLines(account, payout.id, { end });
  const parts = await partsOf(lines);
  const { shares, difference } = matchPayout(payout, lines, (intent) => parts.get(intent));
  const { id, amount, currency, state, arrivesOn, at } = payout;
  for (const { attemptIds, ...share } of shares) {
    const common = { id, account: account.name, amount, currency, state, arrivesOn, at, difference };
    await storePayout({ ...common, ...share });
    // Money that came back is not at the bank, until a later payout has it.
    const payout = state === 'failed' ? null : { id, arrivesOn };
    for (const attemptId of attemptIds) await storePaidOut(attemptId, payout);
  }
}

/** Our payments by the provider's name; those of the account's other business are none. */
async function partsOf(lines: readonly PayoutLine[]): Promise<Map<string, PaidPart>> {
  const intents = [...new Set(lines.flatMap((line) => line.intent ?? []))];
  const parts = await mapInParallel(intents, CONCURRENCY, async (intent) => {
    const attemptId = await attemptOfIntent(intent);
    const attempt = attemptId === null ? null : await findAttempt(attemptId);
    return attempt === null
      ? []
      : [[intent, { attemptId: attempt.id, competitionId: attempt.competitionId }] as const];
  });
  return new Map(parts.flat());
}
