import * as z from 'zod/mini';
import { newOutboxFields } from '../../../platform/outbox/outboxItem.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite } from '../../../platform/table/writes.ts';
import { resultMailKey } from './keys.ts';

/** A mail about a correction to a family (by its account), a coach, or a judge (a coach too): ids only, so that nobody erased is named. */
const resultMail = z.object({
  competitionId: z.string(),
  flightId: z.string(),
  /** Of the result, which has the reason, and before and after. */
  version: z.number(),
  to: z.enum(['family', 'coach', 'judge']),
  recipient: z.string(),
  programmeIds: z.array(z.string()),
  /** Of a judge: whose sheet was corrected. */
  seat: z.optional(z.string()),
  at: z.string(),
  sentAt: z.nullable(z.string()),
});

export type ResultMail = z.output<typeof resultMail>;

export const resultMailOf = (item: unknown): ResultMail => resultMail.parse(item);

/** The outbox's kind of mails about corrections. */
export const CORRECTION_MAIL = 'correctionMail';

/** Joins the transaction of the correction; the outbox sends it. */
export function resultMailWrite(mail: Omit<ResultMail, 'sentAt'>): TransactItem {
  const key = resultMailKey(mail.competitionId, mail);
  const fields = newOutboxFields({ ...key, competitionId: mail.competitionId }, CORRECTION_MAIL, mail.at);
  return createWrite({ ...key, ...fields, type: 'notice', ...mail, sentAt: null });
}
