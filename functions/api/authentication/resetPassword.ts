import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { passwordChangedMail } from '../../services/mail/passwordChangedMail.ts';
import { sendMailQuietly } from '../../platform/mail/sendMail.ts';
import { factorsOf, removeAllFactorWrites } from '../../store/secondFactors/factors.ts';
import { findAccount, NO_PASSWORD, replaceAccount } from '../../store/accounts/accounts.ts';
import { auditWrite } from '../../store/accounts/audit.ts';
import { rejectCommonPassword } from '../../services/accounts/commonPasswords.ts';
import { findCountedLink } from '../../services/accounts/countedLink.ts';
import { invalidLink, useLinkWrite } from '../../store/accounts/links.ts';
import { hashPassword } from '../../platform/passwords/password.ts';
import { NO_FURTHER_ADDRESSES } from '../../services/accounts/notificationAddresses.ts';
import { superAdministratorWrites } from '../../store/accounts/superAdministrators.ts';

/**
 * By the link of a reset or of an invitation. It proves the address, and ends every session. Second
 * factors stay, but for those of an account whose address nobody had proved: they may be a stranger's,
 * who signed up with it and would keep its owner out, or come back by a passkey alone.
 */
export const resetPassword: Handler<'resetPassword'> = async ({ body, now, viewer }) => {
  const link = await findCountedLink(body.token, ['reset', 'invitation'], viewer.address, now);
  const user = await findAccount(link.userId);
  if (!user?.active || user.sessionVersion !== link.sessionVersion) throw invalidLink();
  await rejectCommonPassword(body.password);
  // Who is invited may also have asked for a reset: the password accepts the invitation all the same.
  const invited = link.purpose === 'invitation' || user.passwordHash === NO_PASSWORD;
  const unproven = user.secondFactors > 0 && !user.emailVerified ? await factorsOf(user.id) : null;
  const changed = {
    ...user,
    ...(unproven && { secondFactors: 0 }),
    passwordHash: await hashPassword(body.password),
    ...NO_FURTHER_ADDRESSES,
    emailVerified: true,
    acceptedAt: invited ? now.toISOString() : user.acceptedAt,
    sessionVersion: user.sessionVersion + 1,
    version: user.version + 1,
  };
  const event = invited ? 'invitationAccepted' : 'passwordChanged';
  await replaceAccount(changed, () => new ApiError('Busy'), [
    useLinkWrite(body.token),
    auditWrite({
      userId: user.id,
      event,
      at: now,
      address: viewer.address,
      ...(unproven && { details: { secondFactorsRemoved: user.secondFactors } }),
    }),
    ...(unproven ? removeAllFactorWrites(user.id, unproven) : []),
    ...(await superAdministratorWrites(user, changed)),
  ]);
  if (!invited) {
    const mail = passwordChangedMail({
      name: user.name,
      at: now,
      dropped: user.notices.length > 0,
      factorsRemoved: unproven !== null,
    });
    await sendMailQuietly({ to: [user.email], mail });
  }
  return { data: { email: user.email } };
};
