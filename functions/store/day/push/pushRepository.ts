import * as z from 'zod/mini';
import { PUSH_KINDS } from '../../../../shared/domain/people/push/pushKinds.ts';
import { secondsKept } from '../../../../shared/domain/core/retention/retention.ts';
import { newOutboxFields } from '../../../platform/outbox/outboxItem.ts';
import { queryAll } from '../../../platform/table/read.ts';
import { isWrittenOnce } from '../../../platform/table/transaction.ts';
import { createWrite } from '../../../platform/table/writes.ts';
import { pushedKey } from '../../planning/push/keys.ts';

const start = z.object({
  /** Empty for a panel of a judge. */
  programmeIds: z.array(z.string()),
  eventId: z.nullable(z.string()),
  surfaceId: z.string(),
  date: z.string(),
  time: z.string(),
  from: z.nullable(z.string()),
});

/** A push to one device, by ids: names are looked up when it leaves, as their guardians have them published by then. */
const pushItem = z.object({
  type: z.literal('pushed'),
  competitionId: z.string(),
  /** Null where the device follows without an account. */
  accountId: z.nullable(z.string()),
  deviceId: z.string(),
  kind: z.enum(PUSH_KINDS),
  /** The start in half an hour, those that moved, or those whose result is posted; none of a message. */
  starts: z.array(start),
  /** Programmes that are not the account's own: they are named only while they can be followed. */
  followed: z.array(z.string()),
  /** The organiser's message that it announces. */
  messageId: z.optional(z.string()),
  at: z.string(),
});

export type PushItem = z.output<typeof pushItem>;
export type PushStart = z.output<typeof start>;

export const pushItemOf = (item: unknown): PushItem => pushItem.parse(item);

/** What the pushes of an organiser's message are about. */
export const messagePushName = (messageId: string): string => `message ${messageId}`;

/** The outbox's kind of pushes to one device. */
export const PUSH = 'push';

/**
 * Stores a push, once for each device and what it is about; one that is there stays as it is.
 * @param about names the start or the move
 */
export async function storePush(
  push: Omit<PushItem, 'type' | 'at'>,
  about: string,
  now: Date,
): Promise<void> {
  const { competitionId, deviceId } = push;
  const key = pushedKey(competitionId, about, deviceId);
  const at = now.toISOString();
  await isWrittenOnce(
    createWrite({
      ...key,
      ...newOutboxFields({ ...key, competitionId }, PUSH, at),
      type: 'pushed',
      ...push,
      at,
      sentAt: null,
      expiresAt: Math.floor(now.getTime() / 1000) + secondsKept('pushed'),
    }),
  );
}

/** How many devices a push about this has reached. */
export async function pushedDevices(competitionId: string, about: string): Promise<number> {
  const { pk, sk } = pushedKey(competitionId, about, '');
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pushes AND begins_with(sk, :about)',
    ExpressionAttributeValues: { ':pushes': pk, ':about': sk },
  });
  return items.filter(({ sentAt }) => sentAt !== null).length;
}
