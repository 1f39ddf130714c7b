import * as z from 'zod/mini';
import { adoptItem, earlierUnsent } from '../../../platform/outbox/outboxRepository.ts';
import type { OutboxFailure } from '../../../platform/outbox/outboxItem.ts';
import { competitionsIn } from '../../../store/entering/competitions/repository.ts';
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
  type: z.string(),
  at: z.string(),
  failure: z.optional(z.nullable(z.string())),
});

/** Takes what was unsent before there was an outbox into it; what is older than a day is given up there, by name. */
export async function adoptEarlier(): Promise<void> {
  await adoptList(UNSENT_JUDGE_MAILS, () => JUDGE_MAIL);
  await adoptList(UNSENT_RESULT_MAILS, () => CORRECTION_MAIL);
  for (const { id } of await competitionsIn('published')) {
    await adoptEarlierOf(id);
    await adoptList(unsentScheduleIndex(id), (type) =>
      type === 'scheduleMails' ? SCHEDULE_MAILS : SCHEDULE_MAIL,
    );
  }
}

/** Takes a page of a competition's mails about entries. */
export async function adoptEarlierOf(competitionId: string): Promise<void> {
  await adoptList(unsentIndex(competitionId), () => ENTRY_MAIL);
}

/** Takes a page of a list; an adopted record leaves it. */
async function adoptList(list: string, kindOf: (type: string) => string): Promise<void> {
  const { items } = await earlierUnsent(list, undefined);
  for (const { pk, sk, type, at, failure } of items.map((item) => earlierMail.parse(item)))
    await adoptItem({ pk, sk }, { kind: kindOf(type), since: at, failure: failureOf(failure) });
}

/** A mail that was refused then may have met any error of the mail service. */
function failureOf(failure: string | null | undefined): OutboxFailure | null {
  if (failure == null) return null;
  return failure === 'unknown' ? 'noAnswer' : 'unavailable';
}
