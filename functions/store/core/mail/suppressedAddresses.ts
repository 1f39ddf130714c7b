import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { getItem, getItems } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { isWritten, updateItem, updateWrite } from '../../../platform/table/writes.ts';
import { suppressedAddressKey } from '../../keys.ts';

/** Why an address gets no mail: it takes none, or its reader called ours spam (decision 0305). */
const SUPPRESSIONS = ['bounced', 'complained'] as const;
export type Suppression = (typeof SUPPRESSIONS)[number];

const stored = z.object({ pk: z.string(), suppression: z.nullable(z.enum(SUPPRESSIONS)) });

/** A mailbox that came to life again, whose reader never said so, is tried once more after a year. */
const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** The table holds no address here: only who has one can ask for it. */
const keyOf = (address: string) =>
  suppressedAddressKey(createHash('sha256').update(address.normalize('NFC').toLowerCase()).digest('hex'));

/** Those of the addresses that get no mail, with the reason. */
export async function suppressionsOf(
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Suppression>> {
  if (addresses.length === 0) return new Map();
  const items = (await itemsOf(addresses)).map((item) => stored.parse(item));
  const suppressions = new Map(items.map(({ pk, suppression }) => [pk, suppression]));
  return new Map(
    addresses.flatMap((address): [string, Suppression][] => {
      const suppression = suppressions.get(keyOf(address).pk);
      return suppression ? [[address, suppression]] : [];
    }),
  );
}

/** Most mails have one address. */
async function itemsOf([first = '', ...others]: readonly string[]) {
  if (others.length > 0) return getItems([first, ...others].map(keyOf));
  const item = await getItem(keyOf(first));
  return item ? [item] : [];
}

/**
 * Sends an address no more mail. Telling it twice changes nothing, nor does what was said before the reader confirmed it again.
 * @param at the UTC instant at which the mail service says so
 */
export async function suppressAddress(address: string, suppression: Suppression, at: string): Promise<void> {
  const write = updateItem(keyOf(address), {
    update: 'SET suppression = :suppression, #at = :at, expiresAt = :expires',
    condition: 'attribute_not_exists(#at) OR #at < :at',
    names: { '#at': 'at' },
    values: {
      ':suppression': suppression,
      ':at': at,
      ':expires': Math.floor(Date.parse(at) / 1000) + KEPT_SECONDS,
    },
  });
  await isWritten(write);
}

export const isSuppressed = async (address: string): Promise<boolean> =>
  (await suppressionsOf([address])).size > 0;

/** For the transaction that confirms an address: whoever opens its link gets mail there again. */
export async function liftSuppression(address: string, now: Date): Promise<readonly TransactItem[]> {
  return (await isSuppressed(address)) ? [liftSuppressionWrite(address, now)] : [];
}

/** Lets an address that bounced get mail again; one whose reader complained stays. A bounce after that counts as any. */
export async function liftBounce(address: string, now: Date): Promise<void> {
  const lift = updateItem(keyOf(address), {
    update: 'SET suppression = :none, #at = :at',
    condition: 'suppression = :bounced',
    names: { '#at': 'at' },
    values: { ':none': null, ':at': now.toISOString(), ':bounced': 'bounced' },
  });
  await isWritten(lift);
}

const liftSuppressionWrite = (address: string, now: Date): TransactItem =>
  updateWrite(keyOf(address), {
    update: 'SET suppression = :none, #at = :at',
    names: { '#at': 'at' },
    values: { ':none': null, ':at': now.toISOString() },
  });
