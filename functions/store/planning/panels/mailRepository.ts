import { newOutboxFields } from '../../../platform/outbox/outboxItem.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { putWrite } from '../../../platform/table/writes.ts';
import { judgeMailKey } from './keys.ts';
import type { StoredJudgeMail } from './storedJudges.ts';

/** The outbox's kind of mails to judges. */
export const JUDGE_MAIL = 'judgeMail';

/** For the transaction of the change that the mail is about; the outbox sends it. */
export function judgeMailWrite(mail: Omit<StoredJudgeMail, 'type' | 'sentAt'>): TransactItem {
  const key = judgeMailKey(mail.competitionId, mail.coachId, mail.at);
  return putWrite({
    ...key,
    ...newOutboxFields({ ...key, competitionId: mail.competitionId }, JUDGE_MAIL, mail.at),
    type: 'notice',
    ...mail,
    sentAt: null,
  });
}
