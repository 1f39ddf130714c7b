import * as z from 'zod/mini';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { newOutboxFields, storedOutbox } from '../../../platform/outbox/outboxItem.ts';
import { getItem, getItems, queryAll } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { checkWrite, createWrite } from '../../../platform/table/writes.ts';
import {
  pointerKey,
  SCHEDULE_MAILS_PREFIX,
  scheduleMailKey,
  scheduleMailPrefix,
  scheduleMailsKey,
  scheduleMailsPartition,
} from './keys.ts';
import type { PublishedVersion } from './repository.ts';
import { packedMoves, storedMoves } from './storedMoves.ts';

/** The work of making a version's mails. It is unsent until all of them are stored. */
const mailsOfVersion = z.object({
  type: z.literal('scheduleMails'),
  competitionId: z.string(),
  version: z.number(),
  at: z.string(),
  /** When all of them were stored. */
  sentAt: z.nullable(z.string()),
  outbox: z.optional(storedOutbox),
});

export type MailsOfVersion = z.output<typeof mailsOfVersion>;

/** A mail about a version to a family (by its account) or to a coach, with ids and times only. */
const scheduleMail = z.object({
  type: z.literal('scheduleMail'),
  competitionId: z.string(),
  version: z.number(),
  to: z.enum(['family', 'coach']),
  recipient: z.string(),
  /** The version that the recipient was mailed before; null for the first. */
  since: z.nullable(z.number()),
  moves: storedMoves,
  at: z.string(),
  sentAt: z.nullable(z.string()),
  /** Why it was not sent before there was an outbox. */
  failure: z.nullable(z.enum(['refused', 'unknown', 'noAddress'])),
  outbox: z.optional(storedOutbox),
});

export type ScheduleMail = z.output<typeof scheduleMail>;
export type NewScheduleMail = Pick<ScheduleMail, 'to' | 'recipient' | 'since' | 'moves'>;

/** The outbox's kinds: the work of making a version's mails, and each of them. */
export const SCHEDULE_MAILS = 'scheduleMails';
export const SCHEDULE_MAIL = 'scheduleMail';

export const mailsOfVersionOf = (item: unknown): MailsOfVersion => mailsOfVersion.parse(item);
export const scheduleMailOf = (item: unknown): ScheduleMail => scheduleMail.parse(item);

/** A mail as the table has it. */
export const scheduleMailItem = (mail: ScheduleMail) => ({
  ...scheduleMailKey(mail.competitionId, mail.version, mail.to, mail.recipient),
  ...mail,
  moves: packedMoves(mail.moves),
});

/** Joins the transaction that publishes a version: its mails are made after the answer, whatever happens. */
export function mailsOfVersionWrite({ competitionId, version, at }: PublishedVersion): TransactItem {
  const key = scheduleMailsKey(competitionId, version);
  const work: MailsOfVersion = { type: 'scheduleMails', competitionId, version, at, sentAt: null };
  return createWrite({ ...key, ...newOutboxFields({ ...key, competitionId }, SCHEDULE_MAILS, at), ...work });
}

/** The mails to the same recipient about the versions after a mail's, until one of them. */
export async function laterScheduleMails(
  { competitionId, version, to, recipient }: ScheduleMail,
  until: number,
): Promise<ScheduleMail[]> {
  const later = Array.from({ length: Math.max(0, until - version) }, (_, index) => version + 1 + index);
  const keys = later.map((one) => scheduleMailKey(competitionId, one, to, recipient));
  return (await getItems(keys, true)).map(scheduleMailOf);
}

/** The mails about a version, of all versions without one. @param isCurrent reads the latest writes too */
export async function scheduleMailsOf(
  competitionId: string,
  version?: number,
  isCurrent = true,
): Promise<ScheduleMail[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :mails AND begins_with(sk, :version)',
    ExpressionAttributeValues: {
      ':mails': scheduleMailsPartition(competitionId),
      ':version': version === undefined ? SCHEDULE_MAILS_PREFIX : scheduleMailPrefix(version),
    },
    ConsistentRead: isCurrent,
  });
  return items.flatMap((item) => scheduleMail.safeParse(item).data ?? []);
}

/** The work of making a version's mails; null for one that is unknown. */
export async function workOfMails(competitionId: string, version: number): Promise<MailsOfVersion | null> {
  const item = await getItem(scheduleMailsKey(competitionId, version));
  return item ? mailsOfVersionOf(item) : null;
}

/**
 * Stores mails of a version while it is the published one; the outbox sends them.
 * @throws {ApiError} VersionConflict when one of them exists, or a later version was published
 */
export async function storeScheduleMails(
  { competitionId, version, at }: MailsOfVersion,
  mails: readonly NewScheduleMail[],
): Promise<void> {
  const onConflict = () => new ApiError('VersionConflict');
  await transact([
    checkWrite(pointerKey(competitionId), {
      condition: '#version = :version',
      names: { '#version': 'version' },
      values: { ':version': version },
      onConflict,
    }),
    ...mails.map((mail) => {
      const key = scheduleMailKey(competitionId, version, mail.to, mail.recipient);
      const stored = scheduleMailItem({
        type: 'scheduleMail',
        competitionId,
        version,
        ...mail,
        at,
        sentAt: null,
        failure: null,
      });
      return createWrite(
        { ...newOutboxFields({ ...key, competitionId }, SCHEDULE_MAIL, at), ...stored },
        onConflict,
      );
    }),
  ]);
}
