import { findAccount, replaceAccount } from '../../store/accounts/accounts.ts';
import { auditWrite } from '../../store/accounts/audit.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { secondFactorMail } from '../../services/mail/secondFactorMail.ts';
import { sendMailQuietly } from '../../platform/mail/sendMail.ts';
import { ownAccount, requirePassword } from '../../services/accounts/ownAccount.ts';
import { countOf } from '../../services/secondFactor/changeFactors.ts';
import { factorsOf, removeAllFactorWrites } from '../../store/secondFactors/factors.ts';

/**
 * For somebody who has lost every factor and every code. Nobody does it for oneself: whoever sits at an
 * open session would take the second factor away with the password alone.
 */
export const resetSecondFactors: Handler<'resetSecondFactors'> = async ({
  params,
  body,
  session,
  now,
  viewer,
}) => {
  if (params.userId === session.id) throw new ApiError('OwnSecondFactor');
  await requirePassword(await ownAccount(session), body.currentPassword, { viewer, now });
  const user = await findAccount(params.userId);
  if (!user) throw new ApiError('NotFound');
  const factors = await factorsOf(user.id);
  // Somebody else has reset it, or there never was one.
  if (countOf(factors) === 0) throw new ApiError('NotFound');
  const changed = {
    ...user,
    secondFactors: 0,
    sessionVersion: user.sessionVersion + 1,
    version: user.version + 1,
  };
  const { reason } = body;
  await replaceAccount(changed, () => new ApiError('Busy'), [
    ...removeAllFactorWrites(user.id, factors),
    auditWrite({
      userId: user.id,
      event: 'secondFactorsReset',
      at: now,
      by: session.id,
      details: { reason },
    }),
  ]);
  const notification = { what: 'reset', by: session.name, reason } as const;
  await sendMailQuietly({
    to: [user.email],
    mail: secondFactorMail({ name: user.name, at: now, change: notification }),
  });
  return { data: null };
};
