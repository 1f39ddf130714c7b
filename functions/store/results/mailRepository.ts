import * as z from 'zod/mini';
import { GSI1, type Key } from '../../platform/table/key.ts';
import { getItems, queryUpTo } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { createWrite, isWritten, updateItem } from '../../platform/table/writes.ts';
import { resultMailKey, UNSENT_RESULT_MAILS, unsentResultMailKey } from './keys.ts';

/** A mail about a correction to a family (by its account) or to a coach: ids only, so that nobody erased is named. */
const resultMail = z.object({
  competitionId: z.string(),
  flightId: z.string(),
  /** Of the result, which has the reason, and before and after. */
  version: z.number(),
  to: z.enum(['family', 'coach']),
  recipient: z.string(),
  programmeIds: z.array(z.string()),
  at: z.string(),
  /** Set by the call that claims the mail, before it is sent. */
  sentAt: z.nullable(z.string()),
});

export type ResultMail = z.output<typeof resultMail>;

export async function resultMailsByKey(keys: readonly Key[]): Promise<ResultMail[]> {
  return (await getItems(keys, true)).map((item) => resultMail.parse(item));
}

/** The oldest mails since an instant that nobody has sent. */
export async function unsentResultMails(since: string, limit: number): Promise<ResultMail[]> {
  const items = await queryUpTo(
    {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :unsent AND gsi1sk > :since',
      ExpressionAttributeValues: { ':unsent': UNSENT_RESULT_MAILS, ':since': since },
    },
    limit,
  );
  return items.map((item) => resultMail.parse(item));
}

/** Joins the transaction of the correction; the table's stream has it sent. */
export function resultMailWrite(mail: Omit<ResultMail, 'sentAt'>): TransactItem {
  const key = resultMailKey(mail.competitionId, mail);
  const index = unsentResultMailKey(mail.at, key.pk, key.sk);
  return createWrite({ ...key, ...index, type: 'notice', ...mail, sentAt: null });
}

/**
 * Claims a mail before it is sent, so that concurrent calls send it once.
 * @returns whether this call is to send it
 */
export async function claimResultMail(mail: ResultMail, now: Date): Promise<boolean> {
  return isWritten(
    updateItem(resultMailKey(mail.competitionId, mail), {
      update: 'SET sentAt = :now REMOVE gsi1pk, gsi1sk',
      condition: 'sentAt = :unsent',
      values: { ':now': now.toISOString(), ':unsent': null },
    }),
  );
}

/** Returns a claimed mail that was refused to the unsent ones. */
export async function releaseResultMail(mail: ResultMail): Promise<void> {
  const key = resultMailKey(mail.competitionId, mail);
  const { gsi1pk, gsi1sk } = unsentResultMailKey(mail.at, key.pk, key.sk);
  await updateItem(key, {
    update: 'SET sentAt = :unsent, gsi1pk = :list, gsi1sk = :place',
    values: { ':unsent': null, ':list': gsi1pk, ':place': gsi1sk },
  });
}
