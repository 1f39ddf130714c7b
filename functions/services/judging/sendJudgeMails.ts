import { linkTo } from '../../platform/mail/links.ts';
import { runInParallel } from '../../platform/runInParallel.ts';
import type { Key } from '../../platform/table/key.ts';
import { transact } from '../../platform/table/transaction.ts';
import { findAccount, notificationAddresses } from '../../store/accounts/accounts.ts';
import { issueCoachLink } from '../../store/accounts/coachLinks.ts';
import { LINK_SECONDS } from '../../store/accounts/links.ts';
import { coachWrites } from '../../store/coaches/coachWrites.ts';
import { currentCoach } from '../../store/coaches/repository.ts';
import type { StoredCoach } from '../../store/coaches/storedCoach.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import {
  claimJudgeMail,
  judgeMailsByKey,
  releaseJudgeMail,
  unsentJudgeMails,
} from '../../store/judges/mailRepository.ts';
import { judgeRecordsOf } from '../../store/judges/repository.ts';
import type { StoredJudgeMail } from '../../store/judges/storedJudges.ts';
import { judgeInvitationMail, seatOfferMail } from '../mail/judgeMails.ts';
import { sendMailInTime } from '../mail/sendMail.ts';

/** Within a call's ten seconds, with time left for the last mail that was begun. */
const LONGEST_MILLISECONDS = 7_000;
const CONCURRENCY = 5;
/** The table's stream may still have a younger mail sent. */
const PENDING_MILLISECONDS = 2 * 60_000;
const MAILS_OF_A_ROUND = 50;

/** Sends mails to judges that were stored just now. */
export async function sendNewJudgeMails(keys: readonly Key[], now: Date): Promise<void> {
  await deliverAll(await judgeMailsByKey(keys), now);
}

/** Sends, on schedule, those that the stream could not have sent. */
export async function sendOverdueJudgeMails(now: Date): Promise<void> {
  const unsent = await unsentJudgeMails(MAILS_OF_A_ROUND);
  await deliverAll(
    unsent.filter(({ at }) => now.getTime() - Date.parse(at) > PENDING_MILLISECONDS),
    now,
  );
}

async function deliverAll(mails: readonly StoredJudgeMail[], now: Date): Promise<void> {
  const unsent = mails.filter(({ sentAt }) => sentAt === null);
  await runInParallel(unsent, CONCURRENCY, LONGEST_MILLISECONDS, (mail, left) => deliver(mail, now, left));
}

/** Sends a mail to the coach's address, else to those of the connected account; without any there is nothing to send. */
async function deliver(stored: StoredJudgeMail, now: Date, within: number): Promise<void> {
  const { competitionId, coachId } = stored;
  const [coach, competition, records] = await Promise.all([
    currentCoach(coachId),
    findCompetition(competitionId),
    judgeRecordsOf(competitionId),
  ]);
  const account = coach?.accountId ? await findAccount(coach.accountId) : null;
  const to = coach?.email ? [coach.email] : account ? notificationAddresses(account) : [];
  if (!coach || !competition || to.length === 0) {
    await claimJudgeMail(stored, now);
    return;
  }
  const link = linkTo('/admin/judging', { competition: competitionId });
  const facts = { name: coach.name, competition, link };
  const swap = records.swaps.find(({ id }) => id === stored.mail);
  const from = swap && (await currentCoach(swap.from));
  const mail = from
    ? seatOfferMail(facts, from.name)
    : coach.accountId === null
      ? judgeInvitationMail({ ...facts, link: await connectingLink(coach, now) }, CONNECT_DAYS)
      : judgeInvitationMail(facts, null);
  // Claimed last: what fails before leaves the mail to the next attempt.
  if (!(await claimJudgeMail(stored, now))) return;
  if ((await sendMailInTime({ to, mail }, within)) === 'refused') await releaseJudgeMail(stored);
}

const CONNECT_DAYS = LINK_SECONDS.invitation / (24 * 60 * 60);

/** The coach's own link that connects an account, as an invitation of the head coach has it. */
async function connectingLink(coach: StoredCoach, now: Date): Promise<string> {
  const invited = { ...coach, invitedAt: now.toISOString(), version: coach.version + 1 };
  const { token, write } = issueCoachLink({ id: coach.id, email: coach.email ?? '' }, now);
  await transact([...coachWrites({ before: coach, after: invited }), write]);
  return linkTo('/coach-invitation', { token });
}
