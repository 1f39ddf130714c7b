import * as z from 'zod/mini';
import { adoptItem, earlierUnsent } from '../../../platform/outbox/outboxRepository.ts';
import type { OutboxFailure } from '../../../platform/outbox/outboxItem.ts';
import type { Item } from '../../../platform/table/read.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { UNSENT_JUDGE_MAILS } from '../../../store/planning/panels/keys.ts';
import { JUDGE_MAIL } from '../../../store/planning/panels/mailRepository.ts';
import { unsentIndex } from '../../../store/keys.ts';
import { ENTRY_MAIL } from '../../../store/entering/notifications/notificationWrites.ts';
import { unsentScheduleIndex } from '../../../store/planning/publishing/keys.ts';
import { SCHEDULE_MAIL, SCHEDULE_MAILS } from '../../../store/planning/publishing/mailRepository.ts';
import { UNSENT_RESULT_MAILS } from '../../../store/day/results/keys.ts';
import { CORRECTION_MAIL } from '../../../store/day/results/mailRepository.ts';

/** A mail as any version before the outbox left it unsent. */
const earlierMail = z.object({
  pk: z.string(),
  sk: z.string(),
  gsi1pk: z.string(),
  type: z.string(),
  competitionId: z.string(),
  at: z.string(),
  sentAt: z.null(),
  failure: z.optional(z.nullable(z.string())),
  outbox: z.optional(z.never()),
});

type EarlierMail = z.output<typeof earlierMail>;

/** An unsent mail from before there was an outbox, as the outbox knows it; null for any other item. */
export function earlierMailOf(item: Item) {
  const mail = earlierMail.safeParse(item).data;
  const kind = mail && kindOf(mail);
  if (!mail || !kind) return null;
  const { pk, sk, competitionId, at, failure } = mail;
  return { pk, sk, competitionId, kind, since: at, failure: failureOf(failure) };
}

/** By the list in which it waits. */
function kindOf({ gsi1pk, type, competitionId }: EarlierMail): string | null {
  if (gsi1pk === UNSENT_JUDGE_MAILS) return JUDGE_MAIL;
  if (gsi1pk === UNSENT_RESULT_MAILS) return CORRECTION_MAIL;
  if (gsi1pk === unsentIndex(competitionId)) return ENTRY_MAIL;
  if (gsi1pk === unsentScheduleIndex(competitionId))
    return type === 'scheduleMails' ? SCHEDULE_MAILS : SCHEDULE_MAIL;
  return null;
}

/** A mail that was refused then may have met any error of the mail service. */
function failureOf(failure: string | null | undefined): OutboxFailure | null {
  if (failure == null) return null;
  return failure === 'unknown' ? 'noAnswer' : 'unavailable';
}

/** Takes what was unsent before there was an outbox into it; what is older than a day is given up there, by name. */
export async function adoptEarlier(published: readonly Pick<StoredCompetition, 'id'>[]): Promise<void> {
  await adoptList(UNSENT_JUDGE_MAILS);
  await adoptList(UNSENT_RESULT_MAILS);
  for (const { id } of published) {
    await adoptEarlierOf(id);
    await adoptList(unsentScheduleIndex(id));
  }
}

/** Takes a page of a competition's mails about entries. */
export async function adoptEarlierOf(competitionId: string): Promise<void> {
  await adoptList(unsentIndex(competitionId));
}

/** Takes a page of a list; an adopted record leaves it. */
async function adoptList(list: string): Promise<void> {
  const { items } = await earlierUnsent(list, undefined);
  for (const item of items) {
    const mail = earlierMailOf(item);
    if (mail) await adoptItem(mail, mail);
  }
}
