import { errorName, logError } from '../../../platform/log.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { countFurtherAddresses } from '../../../platform/outbox/mailRate.ts';
import { outboxItemOf, type OutboxFailure } from '../../../platform/outbox/outboxItem.ts';
import type { OutboxHandler } from '../../../platform/outbox/runOutbox.ts';
import type { Item } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { ASKED_FOR } from '../../../store/core/mail/directMails.ts';
import {
  liftBounce,
  suppressionsOf,
  type Suppression,
} from '../../../store/core/mail/suppressedAddresses.ts';
import { attemptMail } from './sendMail.ts';

/** A mail as it is to be sent now, and to whom. */
export interface ComposedMail {
  readonly to: readonly string[];
  readonly mail: Mail;
  /** Writes of the transaction that records it as sent. */
  readonly beside?: readonly TransactItem[];
}

/**
 * Makes an item's mail by what holds now.
 * @returns null where the thing no longer holds; `to` is empty where nobody has an address
 */
export type Composer = (item: Item, now: Date) => Promise<ComposedMail | null>;

/** The outbox's handler of a kind of mail. */
export const mailHandler = (compose: Composer): OutboxHandler =>
  Object.assign(attemptWith(compose), { isMail: true } as const);

const attemptWith =
  (compose: Composer): OutboxHandler =>
  async (item, { now, left, messageId, itemId, retryBounced }) => {
    const begun = performance.now();
    const composed = await compose(item, now);
    if (!composed) return { outcome: 'cancelled' };
    const { mail, beside = [] } = composed;
    const addresses = [...new Set(composed.to)];
    if (addresses.length === 0) return { outcome: 'failed', failure: 'noAddress' };
    if (retryBounced === true && (await isBounced(item, addresses)))
      await Promise.all(addresses.map((address) => liftBounce(address, now)));
    const suppressed = isAskedFor(item) ? NONE : await suppressionsOf(addresses);
    const to = addresses.filter((address) => !suppressed.has(address));
    if (to.length === 0) return { outcome: 'failed', failure: failureBy([...suppressed.values()]) };
    await countFurther(to.length - 1);
    const spent = performance.now() - begun;
    const sent = await attemptMail({ to, mail, messageId, itemId }, Math.max(1, left - spent));
    if (sent === 'sent') return { outcome: 'done', beside };
    if (sent === 'throttled') return { outcome: 'later', failure: 'unavailable', isThrottled: true };
    return { outcome: sent === 'refused' ? 'failed' : 'later', failure: sent };
  };

/** A mail leaves even if the table does not take its count. */
async function countFurther(count: number): Promise<void> {
  try {
    if (count > 0) await countFurtherAddresses(count);
  } catch (error) {
    logError('mailRateNotCounted', { error: errorName(error) });
  }
}

/** Whether bounces keep the mail from leaving: if it failed otherwise, a parent's dead address stays without mail. */
async function isBounced(item: Item, addresses: readonly string[]): Promise<boolean> {
  const failure = outboxItemOf(item)?.outbox.failure;
  if (failure === 'returned' || failure === 'badAddress') return true;
  return (await suppressionsOf(addresses)).size === addresses.length;
}

const NONE: ReadonlyMap<string, Suppression> = new Map();

const isAskedFor = (item: Item) => ASKED_FOR.has(outboxItemOf(item)?.outbox.kind ?? '');

const failureBy = (suppressions: readonly Suppression[]): OutboxFailure =>
  suppressions.includes('bounced') ? 'badAddress' : 'complained';
