import { GSI1, type Key } from '../../platform/table/key.ts';
import { getItems, queryUpTo } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { isWritten, putWrite, updateItem } from '../../platform/table/writes.ts';
import { JUDGE_MAIL_PREFIX, judgeMailKey, UNSENT_JUDGE_MAILS, unsentJudgeMailKey } from './keys.ts';
import { judgeMailOf, type StoredJudgeMail } from './storedJudges.ts';

export const isJudgeMailKey = ({ sk }: Key): boolean => sk.startsWith(JUDGE_MAIL_PREFIX);

export async function judgeMailsByKey(keys: readonly Key[]): Promise<StoredJudgeMail[]> {
  return (await getItems(keys, true)).map(judgeMailOf);
}

/** The oldest unsent mails to judges. */
export async function unsentJudgeMails(limit: number): Promise<StoredJudgeMail[]> {
  const items = await queryUpTo(
    {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :unsent',
      ExpressionAttributeValues: { ':unsent': UNSENT_JUDGE_MAILS },
    },
    limit,
  );
  return items.map(judgeMailOf);
}

/** For the transaction of the change that the mail is about; the table's stream has it sent. */
export function judgeMailWrite(mail: Omit<StoredJudgeMail, 'type' | 'sentAt'>): TransactItem {
  const { competitionId, coachId, at } = mail;
  return putWrite({
    ...judgeMailKey(competitionId, coachId, at),
    ...unsentJudgeMailKey(at, competitionId, coachId),
    type: 'notice',
    ...mail,
    sentAt: null,
  });
}

/**
 * Claims an unsent mail before it is sent, so that concurrent calls send it once.
 * @returns whether this call is to send it
 */
export async function claimJudgeMail(
  { competitionId, coachId, at }: StoredJudgeMail,
  now: Date,
): Promise<boolean> {
  const claim = updateItem(judgeMailKey(competitionId, coachId, at), {
    update: 'SET sentAt = :now REMOVE gsi1pk, gsi1sk',
    condition: 'sentAt = :unsent',
    values: { ':now': now.toISOString(), ':unsent': null },
  });
  return isWritten(claim);
}

/** Returns a claimed mail that could not be sent to the unsent ones. */
export async function releaseJudgeMail({ competitionId, coachId, at }: StoredJudgeMail): Promise<void> {
  const { gsi1pk, gsi1sk } = unsentJudgeMailKey(at, competitionId, coachId);
  await updateItem(judgeMailKey(competitionId, coachId, at), {
    update: 'SET sentAt = :unsent, gsi1pk = :list, gsi1sk = :place',
    values: { ':unsent': null, ':list': gsi1pk, ':place': gsi1sk },
  });
}
