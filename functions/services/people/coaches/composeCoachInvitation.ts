import * as z from 'zod/mini';
import { linkTo } from '../../../platform/mail/links.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { issueCoachLink } from '../../../store/people/accounts/coachLinks.ts';
import { LINK_SECONDS } from '../../../store/people/accounts/links.ts';
import { currentCoach } from '../../../store/people/coaches/repository.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { rinksById } from '../../../store/people/rinks/repository.ts';
import { coachInvitationMail } from '../mail/coachMails.ts';
import type { Composer } from '../../core/mail/mailHandler.ts';

const stored = z.object({
  coachId: z.string(),
  email: z.string(),
  /** When the coach was invited: a later invitation has a mail of its own. */
  at: z.string(),
  invitedBy: z.string(),
});

/** The link that connects an account; none once one is connected, or the address is another. */
export const composeCoachInvitation: Composer = async (item, now) => {
  const { coachId, email, at, invitedBy } = stored.parse(item);
  const coach = await currentCoach(coachId);
  const isOpen = coach?.email === email && coach.accountId === null && coach.invitedAt === at;
  if (!coach || !isOpen) return null;
  const { token, write } = issueCoachLink({ id: coach.id, email }, now);
  await transact([write]);
  const mail = coachInvitationMail({
    name: coach.name,
    invitedBy,
    rinks: await rinkNames(coach),
    link: linkTo('/coach-invitation', { token }),
    days: LINK_SECONDS.invitation / (24 * 60 * 60),
  });
  return { to: [email], mail };
};

export async function rinkNames({ rinkIds }: StoredCoach): Promise<string[]> {
  const rinks = await rinksById(rinkIds);
  return rinkIds.flatMap((rinkId) => rinks.get(rinkId)?.name ?? []);
}
