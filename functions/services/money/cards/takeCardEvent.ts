import { cardMismatches } from '../../../../shared/domain/money/cards/cardMismatches.ts';
import { cardAccounts, type CardAccount } from '../../../platform/cards/cardAccounts.ts';
import { readNotice, type CardNotice } from '../../../platform/cards/readNotice.ts';
import { isSignedBy } from '../../../platform/cards/signature.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { logWarning } from '../../../platform/log.ts';
import { findAttempt } from '../../../store/money/cards/attemptRepository.ts';
import { attemptOfIntent, keepEvent, storeCardEvent } from '../../../store/money/cards/eventRepository.ts';
import type { KeptEvent } from '../../../store/money/cards/storedCards.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { applyCardEvents } from './applyCardEvents.ts';

export interface SignedCall {
  readonly body: string;
  readonly signature: string;
  /** The caller's network address. */
  readonly address: string;
  readonly now: Date;
}

/** Far above any event, which names one payment. */
const LARGEST_EVENT = 256 * 1024;

/**
 * Takes an event of the card provider. It returns once the event and what follows from it are stored; the provider
 * sends again whatever it was not answered.
 * @throws {ApiError} BodyTooLarge; NotSigned; TooManyAttempts, of those that are not signed; Busy
 */
export async function takeCardEvent({ body, signature, address, now }: SignedCall): Promise<void> {
  if (Buffer.byteLength(body) > LARGEST_EVENT) throw new ApiError('BodyTooLarge');
  const { accounts } = await cardAccounts();
  const account = accounts.find(({ signing }) => isSignedBy(signing, { body, header: signature, now }));
  if (!account) {
    await countAttempt({ what: 'unsignedByAddress', who: address }, now);
    throw new ApiError('NotSigned');
  }
  const notice = readNotice(body);
  if (!notice) throw new ApiError('MalformedRequest');
  await takeNotice(notice, account, now);
}

async function takeNotice(notice: CardNotice, account: CardAccount, now: Date): Promise<void> {
  const { event, intent, sessionId, method } = notice;
  if (!event) return keep(notice, account, ['unknownType'], now);
  const attemptId = notice.attemptId ?? (intent === null ? null : await attemptOfIntent(intent));
  const attempt = attemptId === null ? null : await findAttempt(attemptId);
  if (!attempt) {
    // It may have come before the payment itself: then that finds it here.
    if (intent !== null && sessionId === null) {
      await storeCardEvent({ intent }, event);
      const named = await attemptOfIntent(intent);
      if (named !== null) return applyCardEvents(named, now);
    }
    return keep(notice, account, ['unknownPayment'], now);
  }
  const report = { ...notice, account: account.name };
  const mismatches = cardMismatches(report, attempt);
  const isOtherMoney = intent !== null && attempt.intent !== null && intent !== attempt.intent;
  const reasons = isOtherMoney ? [...mismatches, 'session' as const] : mismatches;
  if (reasons.length > 0) return keep(notice, account, [...new Set(reasons)], now);
  await storeCardEvent({ attemptId: attempt.id }, event);
  await applyCardEvents(attempt.id, now, { sessionId, intent, method });
}

async function keep(
  { id, type: about, sessionId, intent }: CardNotice,
  { name: account }: CardAccount,
  reasons: KeptEvent['reasons'],
  now: Date,
): Promise<void> {
  logWarning('cardEventKept', { about, reason: reasons.join() });
  await keepEvent({ id, about, reasons, account, sessionId, intent, receivedAt: now.toISOString() }, now);
}
