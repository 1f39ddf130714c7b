import type { CardPayment } from '../../../../shared/contract/money/payments/cards.ts';
import { isOverdue } from '../../../../shared/domain/core/money/cardAmounts.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { attemptsOfCompetition } from '../../../store/money/cards/attemptRepository.ts';
import type { StoredAttempt } from '../../../store/money/cards/storedCards.ts';

/**
 * A page of a competition's payments by card, the latest first.
 * @throws {ApiError} NotFound
 */
export async function cardPaymentsOf(
  competitionId: string,
  cursor: string | undefined,
  now: Date,
): Promise<{ data: CardPayment[]; nextCursor: string | null }> {
  const [{ attempts, nextCursor }] = await Promise.all([
    attemptsOfCompetition(competitionId, cursor),
    getCompetition(competitionId),
  ]);
  const data = attempts.map((attempt) => ({
    ...attempt,
    state: shownState(attempt, now),
    isOverdue: attempt.state === 'waiting' && isOverdue(attempt.method, attempt.startedAt, now),
  }));
  return { data, nextCursor };
}

/** A page that has closed, of which the provider has not told yet. */
export const shownState = ({ state, expiresAt }: StoredAttempt, now: Date): StoredAttempt['state'] =>
  state === 'open' && expiresAt <= now.toISOString() ? 'expired' : state;
