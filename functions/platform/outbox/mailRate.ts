import { currentTime } from '../clock.ts';
import { environment } from '../environment.ts';
import { isWritten, updateItem } from '../table/writes.ts';
import { mailRateKey } from './keys.ts';

/** Of the account's rate, a part is left for mails that a call sends itself, such as links to log in. */
const SHARE = 6 / 7;

/** A rush of new mails leaves half of each second to those that wait already. */
export const SHARE_OF_NEW = 1 / 2;

const KEPT_SECONDS = 3_600;

/** Mails of the outbox that may leave in a second, of all functions together. @param share of them, for one kind of caller */
const ratePerSecond = (share: number) =>
  Math.max(1, Math.floor(Number(environment('MAIL_RATE')) * SHARE * share));

/**
 * Counts mails that are about to leave in this second (decision 0307).
 * @param share of the second that they may take, from 0 to 1
 * @returns how many of them may; 0 where other calls have the whole second
 */
export async function takeMailRate(wanted: number, share = 1): Promise<number> {
  const second = currentSecond();
  const rate = ratePerSecond(share);
  for (let count = Math.min(wanted, rate); count > 0; count = Math.floor(count / 2)) {
    const counted = updateItem(mailRateKey(second), {
      update: 'ADD taken :count SET expiresAt = :expires',
      condition: 'attribute_not_exists(taken) OR taken <= :room',
      values: { ':count': count, ':room': rate - count, ':expires': second + KEPT_SECONDS },
    });
    if (await isWritten(counted)) return count;
  }
  return 0;
}

/**
 * Counts the addresses beyond the first of a mail that leaves now: SES counts each. This second was counted before its mails
 * were read, so they take the room of the next.
 */
export async function countFurtherAddresses(count: number): Promise<void> {
  const second = currentSecond() + 1;
  await updateItem(mailRateKey(second), {
    update: 'ADD taken :count SET expiresAt = :expires',
    values: { ':count': count, ':expires': second + KEPT_SECONDS },
  });
}

const currentSecond = () => Math.floor(currentTime().getTime() / 1000);
