import { runInParallel } from '../../platform/runInParallel.ts';
import type { Key } from '../../platform/table/key.ts';
import { competitionsIn } from '../../store/competitions/repository.ts';
import {
  claimScheduleMail,
  releaseScheduleMail,
  scheduleMailsByKey,
  unsentScheduleMails,
  type ScheduleMail,
} from '../../store/publishing/mailRepository.ts';
import { findVersion } from '../../store/publishing/repository.ts';
import { sendMailInTime } from '../mail/sendMail.ts';
import { composeScheduleMail } from './composeScheduleMail.ts';
import { ABANDON_MILLISECONDS } from './mailOutcome.ts';
import { makeScheduleMails } from './makeScheduleMails.ts';

/** Within a call's ten seconds, with time left for the last mail that was begun. */
const LONGEST_MILLISECONDS = 7_000;
/** Mails sent at the same time. */
const CONCURRENCY = 5;
/** The table's stream may still have a younger mail sent. */
const PENDING_MILLISECONDS = 2 * 60_000;

/** Makes the mails of a version that was published just now, or sends those that were just stored. */
export async function sendNewScheduleMails(keys: readonly Key[], now: Date): Promise<void> {
  const { works, mails } = await scheduleMailsByKey(keys);
  for (const work of works) if (work.sentAt === null) await makeScheduleMails(work, now);
  await deliverAll(mails, now, LONGEST_MILLISECONDS);
}

/** Does, on schedule, what the table's stream could not. */
export async function sendOverdueScheduleMails(now: Date): Promise<void> {
  const end = performance.now() + LONGEST_MILLISECONDS;
  const isOverdue = ({ at }: { readonly at: string }) => {
    const age = now.getTime() - Date.parse(at);
    return age > PENDING_MILLISECONDS && age < ABANDON_MILLISECONDS;
  };
  for (const { id } of await competitionsIn('published')) {
    let cursor: string | undefined;
    do {
      if (performance.now() >= end) return;
      const { works, mails, nextCursor } = await unsentScheduleMails(id, cursor);
      for (const work of works.filter(isOverdue)) await makeScheduleMails(work, now);
      await deliverAll(mails.filter(isOverdue), now, end - performance.now());
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}

async function deliverAll(mails: readonly ScheduleMail[], now: Date, milliseconds: number): Promise<void> {
  const unsent = mails.filter(({ sentAt }) => sentAt === null);
  await runInParallel(unsent, CONCURRENCY, milliseconds, (mail, left) => deliver(mail, now, left));
}

async function deliver(stored: ScheduleMail, now: Date, within: number): Promise<void> {
  const { competitionId } = stored;
  // Everything is read before the claim: a read that fails leaves the mail to the next attempt.
  const version = await findVersion(competitionId, stored.version);
  const composed = await composeScheduleMail(competitionId, stored, version?.comment ?? null);
  if (!composed || !(await claimScheduleMail(stored, now))) return;
  const { to, mail } = composed;
  if (to.length === 0) return releaseScheduleMail(stored, 'noAddress');
  // Everybody in it was erased since.
  if (!mail) return;
  const outcome = await sendMailInTime({ to, mail }, within);
  if (outcome !== 'sent') await releaseScheduleMail(stored, outcome);
}
