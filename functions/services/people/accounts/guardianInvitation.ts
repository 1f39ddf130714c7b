import { maskedEmail } from '../../../../shared/domain/people/accounts/maskedEmail.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import {
  findAccount,
  replaceAccount,
  replaceAccountWrite,
  type Account,
  type Guardian,
} from '../../../store/people/accounts/accounts.ts';
import { auditWrite } from '../../../store/people/accounts/audit.ts';
import { findLink, useLinkWrite } from '../../../store/people/accounts/links.ts';
import { DIRECT, directMail } from '../../../store/core/mail/directMails.ts';
import { allEntriesOfAccount } from '../../../store/entering/entries/repository.ts';
import { sendDirectly } from '../../core/mail/sendDirectly.ts';
import { accountOfSession } from './accountOfSession.ts';
import { verifiedAccount } from './emailVerification.ts';
import { composeOwnerMail } from './composeOwnerMails.ts';

/**
 * What an invitation's link shows to whoever has it. Attempts are not counted: a token has 256 bits.
 * @throws {ApiError} NotFound for an unknown, used or expired link, and for an invitation that was taken back
 */
export async function loadGuardianInvitation(token: string, now: Date) {
  const { family, guardian, expiresAt } = await invitationOfLink(token, now);
  return {
    invitedBy: family.name,
    mailedTo: maskedEmail(guardian.email),
    until: new Date(expiresAt * 1000).toISOString(),
  };
}

/**
 * Joins the family. The link came to the account's own address, so it confirms that, too. An account with skaters or entries of its own would lose sight of them, so it is refused.
 * @throws {ApiError} NotFound; LinkForAnotherAddress; OwnFamily; VersionConflict
 */
export async function acceptGuardianInvitation({
  params,
  session,
  now,
  viewer,
}: Request<'acceptGuardianInvitation'>): Promise<{ readonly family: string }> {
  const { family, guardian } = await invitationOfLink(params.token, now);
  const user = await accountOfSession(session);
  if (user.email !== guardian.email) throw new ApiError('LinkForAnotherAddress');
  if (await hasOwnFamily(user)) throw new ApiError('OwnFamily');

  const joined = { ...guardian, accountId: user.id, name: user.name, joinedAt: now.toISOString() };
  const guardians = family.guardians?.map((one) => (one.id === guardian.id ? joined : one));
  const notice = { what: 'guardianJoined', name: user.name, email: user.email } as const;
  const mail = directMail(DIRECT.owner, { accountId: family.id, notice }, now);
  const conflict = () => new ApiError('VersionConflict');
  await replaceAccount({ ...family, guardians, version: family.version + 1 }, conflict, [
    useLinkWrite(params.token),
    replaceAccountWrite({ ...verifiedAccount(user), guardianOf: family.id }, conflict),
    mail.write,
    auditWrite({ userId: family.id, event: 'guardianJoined', at: now, by: user.id, address: viewer.address }),
  ]);
  await sendDirectly(mail, composeOwnerMail, now);
  return { family: family.name };
}

async function hasOwnFamily({ id, guardianOf, guardians = [], skaters }: Account): Promise<boolean> {
  if (guardianOf || guardians.length > 0 || skaters.length > 0) return true;
  return (await allEntriesOfAccount(id)).length > 0;
}

interface Invitation {
  readonly family: Account;
  readonly guardian: Guardian;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

async function invitationOfLink(token: string, now: Date): Promise<Invitation> {
  const gone = () => new ApiError('NotFound');
  const link = await findLink(token, ['guardian'], now).catch((error: unknown) => {
    throw error instanceof ApiError ? gone() : error;
  });
  const family = await findAccount(link.userId);
  const guardian = family?.guardians?.find(
    ({ email, joinedAt }) => email === link.address && joinedAt === null,
  );
  // A new password of the family ends what was mailed before it.
  if (!family?.active || !guardian || family.sessionVersion !== link.sessionVersion) throw gone();
  return { family, guardian, expiresAt: link.expiresAt };
}
