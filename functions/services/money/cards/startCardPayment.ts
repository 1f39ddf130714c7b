import { ulid } from 'ulidx';
import { cardAmountProblem, CARD_PAGE_MINUTES } from '../../../../shared/domain/core/money/cardAmounts.ts';
import { dueEntries } from '../../../../shared/domain/entering/balance/amountToPay.ts';
import { oldestFirst } from '../../../../shared/domain/entering/balance/familyBalance.ts';
import { balanceDue } from '../../../../shared/domain/entering/balance/paymentState.ts';
import { isLive, type CardAccount } from '../../../platform/cards/cardAccounts.ts';
import { CardsRefused, CardsUnavailable } from '../../../platform/cards/callProvider.ts';
import { expireCardSession, startCardSession } from '../../../platform/cards/cardProvider.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { linkTo } from '../../../platform/mail/links.ts';
import { retry } from '../../../platform/retry.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import {
  AttemptConflict,
  findAttempt,
  lastAttemptOf,
  storeAttempt,
  storeCardSession,
} from '../../../store/money/cards/attemptRepository.ts';
import { storeCardEvent } from '../../../store/money/cards/eventRepository.ts';
import type { StoredAttempt } from '../../../store/money/cards/storedCards.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { familyEntriesIn } from '../../entering/families/familyEntries.ts';
import { applyCardEvents } from './applyCardEvents.ts';
import { accountNamed, cardAccountOf } from './cardAccountOf.ts';

interface StartRequest {
  readonly competitionId: string;
  /** The family's account. */
  readonly accountId: string;
  /** The account that pays. */
  readonly by: string;
  /** The one entry to pay for; null for all that owe. */
  readonly entryId: string | null;
  /** The sum that the family saw, in minor units: only compared. */
  readonly due: number;
  readonly now: Date;
}

/**
 * Starts a payment by card of what a family owes, and returns the provider's page. A second click, window or guardian gets
 * the same page while the sum is the same; another sum closes the page before. What is owed is locked by amount and version.
 * @throws {ApiError} NotFound; CardsOff; CardPaymentUnderWay; CardsNotAnswering; VersionConflict where another window starts
 * another sum; ValidationFailed: due
 */
export async function startCardPayment(request: StartRequest): Promise<string> {
  const { competitionId, accountId, now } = request;
  await countAttempt({ what: 'cardsByFamily', who: accountId }, now);
  const [competition, account] = await Promise.all([
    getCompetition(competitionId),
    cardAccountOf(competitionId),
  ]);
  if (!account) throw new ApiError('CardsOff');
  const { attempt, by } = await retry(() => attemptFor(request, competition, account), {
    attempts: 6,
    isRetryable: (error) => error instanceof AttemptConflict,
  });
  if (attempt.address !== null) return attempt.address;
  return openPage(attempt, by);
}

/** Whoever finds an attempt without its page opens it: for one attempt the provider has one page. */
async function openPage(attempt: StoredAttempt, account: CardAccount): Promise<string> {
  const { id: attemptId, currency, lines, returnTo, expiresAt } = attempt;
  const started = await answerOf(() =>
    startCardSession(account, { attemptId, currency, lines, returnTo, expiresAt }),
  );
  if (await storeCardSession(attemptId, started)) return started.address;
  await expirePage(started.sessionId, account);
  throw new ApiError('VersionConflict');
}

/** The family's payment that is under way, if it is for this; else a new one in its place. */
async function attemptFor(
  request: StartRequest,
  competition: StoredCompetition,
  account: CardAccount,
): Promise<{ readonly attempt: StoredAttempt; readonly by: CardAccount }> {
  const { competitionId, accountId, now } = request;
  const [entered, last] = await Promise.all([
    familyEntriesIn(competitionId, accountId),
    lastAttemptOf(competitionId, accountId),
  ]);
  const entries = entriesToPay(request, entered);
  if (last?.state === 'waiting') throw new ApiError('CardPaymentUnderWay');
  if (last?.state === 'open') {
    const by = await accountNamed(last.account);
    if (by && isFor(last, entries) && isOpenFor(last, now)) return { attempt: last, by };
    if (by) await closePage(last, by, now);
  }
  const attempt = newAttempt(request, entries, competition, account);
  await storeAttempt(attempt, entries, last);
  return { attempt, by: account };
}

/** Half of the page's time: a page that closes while a family looks for its card helps nobody. */
const LEAST_MILLISECONDS = (CARD_PAGE_MINUTES / 2) * 60_000;

const isOpenFor = ({ expiresAt }: StoredAttempt, now: Date) =>
  Date.parse(expiresAt) - now.getTime() > LEAST_MILLISECONDS;

function isFor({ parts }: StoredAttempt, entries: readonly StoredEntry[]): boolean {
  const sums = (list: readonly { readonly entryId: string; readonly amount: number }[]) =>
    list
      .map(({ entryId, amount }) => `${entryId} ${String(amount)}`)
      .sort()
      .join();
  return sums(parts) === sums(entries.map((entry) => ({ entryId: entry.id, amount: balanceDue(entry) })));
}

function entriesToPay({ entryId, due }: StartRequest, entered: readonly StoredEntry[]): StoredEntry[] {
  const own = entryId === null ? entered : entered.filter(({ id }) => id === entryId);
  if (own.length === 0) throw new ApiError('NotFound');
  const owing = own.filter((entry) => dueEntries([{ balance: balanceDue(entry) }]).length > 0);
  const sum = owing.reduce((total, entry) => total + balanceDue(entry), 0);
  const [first] = owing;
  if (!first || sum !== due) throw wrongField('due', 'MustCorrect');
  if (cardAmountProblem(sum, first.currency) !== null) throw wrongField('due', 'MustValid');
  return owing.sort(oldestFirst);
}

/** @throws {ApiError} CardPaymentUnderWay where it was paid meanwhile */
async function closePage(last: StoredAttempt, account: CardAccount, now: Date): Promise<void> {
  const { id, sessionId, expiresAt } = last;
  const isOver = Date.parse(expiresAt) <= now.getTime();
  if (sessionId !== null && !isOver) await expirePage(sessionId, account);
  await storeCardEvent({ attemptId: id }, { what: 'expired', id: `closed ${id}`, at: now.toISOString() });
  await applyCardEvents(id, now);
  if (sessionId !== null || isOver) return;
  // Whoever opened its page meanwhile has stored it by now, or finds the attempt closed.
  const closed = await findAttempt(id);
  if (closed && closed.sessionId !== null) await expirePage(closed.sessionId, account);
}

/** @throws {ApiError} CardPaymentUnderWay where it was paid meanwhile; CardsNotAnswering */
async function expirePage(sessionId: string, account: CardAccount): Promise<void> {
  try {
    await expireCardSession(account, sessionId);
  } catch (error) {
    if (error instanceof CardsRefused) throw new ApiError('CardPaymentUnderWay', { cause: error });
    throw notAnswering(error);
  }
}

function newAttempt(
  { competitionId, accountId, by, now }: StartRequest,
  entries: readonly StoredEntry[],
  competition: StoredCompetition,
  account: CardAccount,
): StoredAttempt {
  const [first] = entries;
  return {
    type: 'cardAttempt',
    id: ulid(now.getTime()),
    competitionId,
    accountId,
    startedBy: by,
    account: account.name,
    payee: account.payee,
    isLive: isLive(account),
    currency: first?.currency ?? competition.currency,
    amount: entries.reduce((sum, entry) => sum + balanceDue(entry), 0),
    parts: entries.map((entry) => ({
      entryId: entry.id,
      paymentId: ulid(now.getTime()),
      amount: balanceDue(entry),
      version: entry.version,
    })),
    returnTo: linkTo(`/admin/entries/${first?.id ?? ''}`),
    lines: entries.map((entry) => ({
      text: `${competition.name} · ${entry.paymentReference}`.slice(0, 200),
      amount: balanceDue(entry),
    })),
    startedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + CARD_PAGE_MINUTES * 60_000).toISOString(),
    sessionId: null,
    address: null,
    intent: null,
    method: null,
    state: 'open',
    events: 0,
    fee: null,
    disputes: [],
    excess: 0,
    comparedAt: null,
    payout: null,
  };
}

async function answerOf<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof CardsRefused ? new ApiError('CardsOff', { cause: error }) : notAnswering(error);
  }
}

const notAnswering = (error: unknown): unknown =>
  error instanceof CardsUnavailable ? new ApiError('CardsNotAnswering', { cause: error }) : error;
