import { linkTo } from '../../../platform/mail/links.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { findAccount, notificationAddresses } from '../../../store/people/accounts/accounts.ts';
import { issueCoachLink } from '../../../store/people/accounts/coachLinks.ts';
import { LINK_SECONDS } from '../../../store/people/accounts/links.ts';
import { coachWrites } from '../../../store/people/coaches/coachWrites.ts';
import { currentCoach } from '../../../store/people/coaches/repository.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { judgeRecordsOf } from '../../../store/planning/panels/repository.ts';
import { judgeMailOf, type StoredJudgeMail } from '../../../store/planning/panels/storedJudges.ts';
import { judgeInvitationMail, seatOfferMail } from '../mail/judgeMails.ts';
import type { Composer } from '../../core/mail/mailHandler.ts';

/** A mail to the coach's address, else to those of the connected account, while the coach has not answered. */
export const composeJudgeMail: Composer = async (item, now) => {
  const stored = judgeMailOf(item);
  const { competitionId, coachId } = stored;
  const [coach, competition, occasion] = await Promise.all([
    currentCoach(coachId),
    findCompetition(competitionId),
    findOccasion(stored),
  ]);
  if (!coach || !occasion || !competition || competition.state === 'archived') return null;
  const account = coach.accountId ? await findAccount(coach.accountId) : null;
  const to = coach.email ? [coach.email] : account ? notificationAddresses(account) : [];
  const link = linkTo('/admin/judging', { competition: competitionId });
  const facts = { name: coach.name, competition, link };
  if (occasion.from) return { to, mail: seatOfferMail(facts, occasion.from.name) };
  // The link is stored by its hash alone, so each attempt mails a new one.
  const isConnecting = coach.accountId === null && to.length > 0;
  const mail = isConnecting
    ? judgeInvitationMail({ ...facts, link: await connectingLink(coach, now) }, CONNECT_DAYS)
    : judgeInvitationMail(facts, null);
  return { to, mail };
};

/**
 * Finds the mail's occasion, if it still holds: an invitation without an answer, or a seat that another offers (`from`).
 * @returns null for what was answered, taken back, or asked again by a later mail
 */
async function findOccasion({ competitionId, coachId, mail, at }: StoredJudgeMail) {
  const { judges, swaps } = await judgeRecordsOf(competitionId);
  if (mail === 'invitation') {
    const judge = judges.find((one) => one.coachId === coachId);
    return judge?.state === 'asked' && judge.askedAt <= at ? { from: null } : null;
  }
  const swap = swaps.find(({ id }) => id === mail);
  const from = swap?.state === 'proposed' ? await currentCoach(swap.from) : null;
  return from && { from };
}

const CONNECT_DAYS = LINK_SECONDS.invitation / (24 * 60 * 60);

/** The coach's own link that connects an account, as an invitation of the head coach has it. */
async function connectingLink(coach: StoredCoach, now: Date): Promise<string> {
  const invited = { ...coach, invitedAt: now.toISOString(), version: coach.version + 1 };
  const { token, write } = issueCoachLink({ id: coach.id, email: coach.email ?? '' }, now);
  await transact([...coachWrites({ before: coach, after: invited }), write]);
  return linkTo('/coach-invitation', { token });
}
