import type { AnswerOf } from '../../../../shared/contract/types.ts';
import { isOverdue } from '../../../../shared/domain/money/cards/cardLimits.ts';
import { cardAccounts, isLive } from '../../../platform/cards/cardAccounts.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { attemptsOfCompetition } from '../../../store/money/cards/attemptRepository.ts';
import { keptEvents } from '../../../store/money/cards/eventRepository.ts';
import type { StoredAttempt } from '../../../store/money/cards/storedCards.ts';
import { cardAccountOf } from './cardAccountOf.ts';

interface Asked {
  readonly competitionId: string;
  readonly cursor?: string | undefined;
  /** Whether the reader looks after the events of every competition. */
  readonly seesKept: boolean;
  readonly now: Date;
}

/** A page of a competition's payments by card, with the accounts there are. */
export async function cardPaymentsOf({
  competitionId,
  cursor,
  seesKept,
  now,
}: Asked): Promise<AnswerOf<'listCardPayments'>> {
  const [{ accounts }, account, { attempts, nextCursor }, kept] = await Promise.all([
    cardAccounts(),
    cardAccountOf(competitionId),
    attemptsOfCompetition(competitionId, cursor),
    seesKept ? keptEvents() : [],
    getCompetition(competitionId),
  ]);
  return {
    data: attempts.map((attempt) => ({
      ...attempt,
      state: shownState(attempt, now),
      isOverdue: attempt.state === 'waiting' && isOverdue(attempt.method, attempt.startedAt, now),
    })),
    nextCursor,
    accounts: accounts.map((each) => ({ name: each.name, payee: each.payee, isLive: isLive(each) })),
    account: account?.name ?? null,
    kept: [...kept],
  };
}

/** A page that has closed, of which the provider has not told yet. */
export const shownState = ({ state, expiresAt }: StoredAttempt, now: Date): StoredAttempt['state'] =>
  state === 'open' && expiresAt <= now.toISOString() ? 'expired' : state;
