import * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/apiError.ts';
import { GSI1, type Key } from '../../platform/table/key.ts';
import { queryPage } from '../../platform/table/page.ts';
import { getItem, getItems, queryAll, type Item } from '../../platform/table/read.ts';
import { transact, type TransactItem } from '../../platform/table/transaction.ts';
import { checkWrite, createWrite, isWritten, updateItem } from '../../platform/table/writes.ts';
import {
  pointerKey,
  SCHEDULE_MAILS_PREFIX,
  scheduleMailKey,
  scheduleMailPrefix,
  scheduleMailsKey,
  scheduleMailsPartition,
  unsentScheduleIndex,
  unsentScheduleIndexKey,
} from './keys.ts';
import type { PublishedVersion } from './repository.ts';

/** The work of making a version's mails. It is unsent until all of them are stored. */
const mailsOfVersion = z.object({
  type: z.literal('scheduleMails'),
  competitionId: z.string(),
  version: z.number(),
  at: z.string(),
  sentAt: z.nullable(z.string()),
});

export type MailsOfVersion = z.output<typeof mailsOfVersion>;

const appointment = z.object({ surfaceId: z.string(), date: z.string(), start: z.string() });

/** A mail about a version to a family (by its account) or to a coach, with ids and times only. */
const scheduleMail = z.object({
  type: z.literal('scheduleMail'),
  competitionId: z.string(),
  version: z.number(),
  to: z.enum(['family', 'coach']),
  recipient: z.string(),
  /** The version that the recipient was mailed before; null for the first. */
  since: z.nullable(z.number()),
  moves: z.array(
    z.object({
      role: z.enum(['skater', 'coach', 'judge']),
      programmeId: z.nullable(z.string()),
      from: z.nullable(appointment),
      to: z.nullable(appointment),
    }),
  ),
  at: z.string(),
  /** Set by the call that claims the mail, before it is sent. */
  sentAt: z.nullable(z.string()),
  failure: z.nullable(z.enum(['refused', 'unknown', 'noAddress'])),
});

export type ScheduleMail = z.output<typeof scheduleMail>;
export type NewScheduleMail = Pick<ScheduleMail, 'to' | 'recipient' | 'since' | 'moves'>;

/** Joins the transaction that publishes a version: its mails are made after the answer, whatever happens. */
export function mailsOfVersionWrite({ competitionId, version, at }: PublishedVersion): TransactItem {
  const key = scheduleMailsKey(competitionId, version);
  const work: MailsOfVersion = { type: 'scheduleMails', competitionId, version, at, sentAt: null };
  return createWrite({ ...key, ...unsentScheduleIndexKey(competitionId, at, key.sk), ...work });
}

/** Works and mails among these keys, read with consistency. */
export async function scheduleMailsByKey(keys: readonly Key[]) {
  return divided(await getItems(keys, true));
}

/** Works and mails of a competition that are not done, oldest first, a page. */
export async function unsentScheduleMails(competitionId: string, cursor: string | undefined) {
  const page = await queryPage(
    {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :unsent',
      ExpressionAttributeValues: { ':unsent': unsentScheduleIndex(competitionId) },
    },
    cursor,
  );
  return { ...divided(page.items), nextCursor: page.nextCursor };
}

const divided = (items: readonly Item[]) => ({
  works: items.flatMap((item) => mailsOfVersion.safeParse(item).data ?? []),
  mails: items.flatMap((item) => scheduleMail.safeParse(item).data ?? []),
});

/** The mails about a version, of all versions without one. */
export async function scheduleMailsOf(competitionId: string, version?: number): Promise<ScheduleMail[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :mails AND begins_with(sk, :version)',
    ExpressionAttributeValues: {
      ':mails': scheduleMailsPartition(competitionId),
      ':version': version === undefined ? SCHEDULE_MAILS_PREFIX : scheduleMailPrefix(version),
    },
    ConsistentRead: true,
  });
  return divided(items).mails;
}

/** The work of making a version's mails; null for one that is unknown. */
export async function workOfMails(competitionId: string, version: number): Promise<MailsOfVersion | null> {
  const item = await getItem(scheduleMailsKey(competitionId, version));
  return item ? mailsOfVersion.parse(item) : null;
}

/**
 * Stores mails of a version while it is the published one; the table's stream has them sent.
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
      const stored: ScheduleMail = {
        type: 'scheduleMail',
        competitionId,
        version,
        ...mail,
        at,
        sentAt: null,
        failure: null,
      };
      return createWrite(
        { ...key, ...unsentScheduleIndexKey(competitionId, at, key.sk), ...stored },
        onConflict,
      );
    }),
  ]);
}

/** All mails of the version are stored, or a later version has replaced it. */
export async function endMailsOfVersion(
  { competitionId, version }: MailsOfVersion,
  now: Date,
): Promise<void> {
  await claim(scheduleMailsKey(competitionId, version), now);
}

/**
 * Claims a mail before it is sent, so that concurrent calls send it once.
 * @returns whether this call is to send it
 */
export async function claimScheduleMail(mail: ScheduleMail, now: Date): Promise<boolean> {
  return claim(scheduleMailKey(mail.competitionId, mail.version, mail.to, mail.recipient), now);
}

const claim = (key: Key, now: Date) =>
  isWritten(
    updateItem(key, {
      update: 'SET sentAt = :now REMOVE gsi1pk, gsi1sk',
      condition: 'sentAt = :unsent',
      values: { ':now': now.toISOString(), ':unsent': null },
    }),
  );

/** A claimed mail was not sent: a refused one is tried again, one that may have left is not. */
export async function releaseScheduleMail(
  { competitionId, version, to, recipient, at }: ScheduleMail,
  failure: 'refused' | 'unknown' | 'noAddress',
): Promise<void> {
  const key = scheduleMailKey(competitionId, version, to, recipient);
  const { gsi1pk, gsi1sk } = unsentScheduleIndexKey(competitionId, at, key.sk);
  await updateItem(
    key,
    failure === 'refused'
      ? {
          update: 'SET sentAt = :unsent, failure = :failure, gsi1pk = :list, gsi1sk = :place',
          values: { ':unsent': null, ':failure': failure, ':list': gsi1pk, ':place': gsi1sk },
        }
      : { update: 'SET failure = :failure', values: { ':failure': failure } },
  );
}
