import { cardMismatches } from '../../../../shared/domain/money/cards/cardMismatches.ts';
import type { CardAccount } from '../../../platform/cards/cardAccounts.ts';
import { CardsRefused } from '../../../platform/cards/callProvider.ts';
import { readCardFacts } from '../../../platform/cards/cardProvider.ts';
import { errorName, logError } from '../../../platform/log.ts';
import { competitionsIn } from '../../../store/entering/competitions/repository.ts';
import { attemptsOfCompetition, storeComparison } from '../../../store/money/cards/attemptRepository.ts';
import { keepEvent, storeCardEvent } from '../../../store/money/cards/eventRepository.ts';
import type { StoredAttempt } from '../../../store/money/cards/storedCards.ts';
import { applyCardEvents } from './applyCardEvents.ts';
import { accountNamed } from './cardAccountOf.ts';

const HOUR = 3_600_000;
/** Each payment is compared once a night; the hourly job takes some with each run. */
const AGAIN_MILLISECONDS = 20 * HOUR;
/** Banks let a card's holder dispute a payment for four months. */
const WATCHED_MILLISECONDS = 150 * 24 * HOUR;

/**
 * Compares payments by card with what the provider knows of them, and takes what its events did not tell: the ledger then
 * agrees whatever got lost. One that cannot be compared stops no other.
 * @param milliseconds after which the next run goes on
 */
export async function compareCards(now: Date, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  for (const { id } of await competitionsIn('published')) {
    let cursor: string | undefined;
    do {
      const page = await attemptsOfCompetition(id, cursor);
      for (const attempt of page.attempts.filter((one) => isToCompare(one, now))) {
        if (performance.now() > end) return;
        await compareOne(attempt, now, end - performance.now()).catch((error: unknown) => {
          logError('cardNotCompared', { error: errorName(error) });
        });
      }
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}

function isToCompare(
  { sessionId, startedAt, comparedAt, expiresAt, state }: StoredAttempt,
  now: Date,
): boolean {
  const age = now.getTime() - Date.parse(startedAt);
  if (sessionId === null || age > WATCHED_MILLISECONDS) return false;
  // A page that may still be paid on tells by itself.
  if (state === 'open' && Date.parse(expiresAt) > now.getTime()) return false;
  if (comparedAt === null) return true;
  const isOver = state === 'expired' || state === 'failed';
  return !isOver && now.getTime() - Date.parse(comparedAt) > AGAIN_MILLISECONDS;
}

async function compareOne(attempt: StoredAttempt, now: Date, within: number): Promise<void> {
  const { id: attemptId, sessionId } = attempt;
  const account = await accountNamed(attempt.account);
  if (!account || sessionId === null) return;
  const facts = await readFacts(account, sessionId, { now, within });
  // The provider knows no such payment: nothing will come of it.
  if (!facts) return storeComparison(attemptId, attempt.fee, now);
  const reasons = cardMismatches({ ...facts, account: account.name }, attempt);
  if (reasons.length > 0) {
    const { intent } = facts;
    const kept = { id: `read ${sessionId}`, about: 'comparison', reasons, account: account.name };
    await keepEvent({ ...kept, sessionId, intent, receivedAt: now.toISOString() }, now);
    return storeComparison(attemptId, attempt.fee, now);
  }
  for (const event of facts.events) await storeCardEvent({ attemptId }, event);
  await applyCardEvents(attemptId, now, { sessionId, intent: facts.intent, method: null });
  await storeComparison(attemptId, facts.fee ?? attempt.fee, now);
}

async function readFacts(account: CardAccount, sessionId: string, of: Parameters<typeof readCardFacts>[2]) {
  try {
    return await readCardFacts(account, sessionId, of);
  } catch (error) {
    if (error instanceof CardsRefused) return null;
    throw error;
  }
}
