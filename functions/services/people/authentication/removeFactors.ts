import { needsSecondFactor } from '../../../../shared/domain/people/accounts/secondFactor.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { findAccount, replaceAccount } from '../../../store/people/accounts/accounts.ts';
import { auditWrite } from '../../../store/people/accounts/audit.ts';
import {
  factorsOf,
  recoveryCodesWrite,
  removeAllFactorWrites,
  removeFactorWrites,
  removeRecoveryCodesWrite,
} from '../../../store/people/secondFactors/factors.ts';
import { DIRECT, directMail } from '../../../store/core/mail/directMails.ts';
import { readSignInSettings } from '../../../store/core/settings/signInSettings.ts';
import { accountOfSession, requirePassword } from '../accounts/accountOfSession.ts';
import { composeOwnerMail } from '../accounts/composeOwnerMails.ts';
import { sendDirectly } from '../../core/mail/sendDirectly.ts';
import { changeMyFactors, factorCount, type FactorChange } from './changeFactors.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';

/**
 * Removes one of the own factors, and the recovery codes with the last one.
 * @throws {ApiError} TooManyAttempts; Busy; NotFound; LastSecondFactor where the role requires one;
 * ValidationFailed (currentPassword, MustCorrect)
 */
export async function removeSecondFactor(request: Request<'removeSecondFactor'>): Promise<void> {
  const { params, body, session } = request;
  const user = await accountOfSession(session);
  await requirePassword(user, body.currentPassword, request);
  const factors = await factorsOf(user.id);
  const factor = [factors.authenticator, ...factors.passkeys].find((one) => one?.id === params.factorId);
  if (!factor) throw new ApiError('NotFound');
  const left = factorCount(factors) - 1;
  if (left === 0 && needsSecondFactor(user.role, await readSignInSettings())) {
    throw new ApiError('LastSecondFactor');
  }

  const removedCodes = left === 0 ? [removeRecoveryCodesWrite(user.id)] : [];
  const change: FactorChange = {
    writes: [...removeFactorWrites(user.id, factor), ...removedCodes],
    secondFactors: left,
    event: 'secondFactorRemoved',
    details: { factor: factor.type },
    notification:
      factor.type === 'passkey'
        ? { what: 'passkeyRemoved', name: factor.name }
        : { what: 'authenticatorRemoved' },
  };
  await changeMyFactors(user, change, request);
}

/**
 * Replaces the own recovery codes.
 * @throws {ApiError} TooManyAttempts; Busy; NotFound without a second factor; ValidationFailed (currentPassword, MustCorrect)
 */
export async function renewRecoveryCodes(request: Request<'renewRecoveryCodes'>) {
  const { body, session } = request;
  const user = await accountOfSession(session);
  await requirePassword(user, body.currentPassword, request);
  if (user.secondFactors === 0) throw new ApiError('NotFound');
  const { codes, hashes } = newRecoveryCodes();
  const change: FactorChange = {
    writes: [recoveryCodesWrite(user.id, hashes)],
    secondFactors: user.secondFactors,
    event: 'recoveryCodesRenewed',
    notification: { what: 'recoveryCodesRenewed' },
  };
  await changeMyFactors(user, change, request);
  return { recoveryCodes: [...codes] };
}

/**
 * Removes every factor of an account whose owner has lost them. Not of the own account: an open session and
 * the password alone would then be enough to remove its second factor.
 * @throws {ApiError} OwnSecondFactor; TooManyAttempts; Busy; NotFound without a second factor;
 * ValidationFailed (currentPassword, MustCorrect)
 */
export async function resetSecondFactors(request: Request<'resetSecondFactors'>): Promise<void> {
  const { params, body, session, now } = request;
  if (params.userId === session.id) throw new ApiError('OwnSecondFactor');
  await requirePassword(await accountOfSession(session), body.currentPassword, request);
  const user = await findAccount(params.userId);
  if (!user) throw new ApiError('NotFound');
  const factors = await factorsOf(user.id);
  if (factorCount(factors) === 0) throw new ApiError('NotFound');

  const changed = {
    ...user,
    secondFactors: 0,
    sessionVersion: user.sessionVersion + 1,
    version: user.version + 1,
  };
  const { reason } = body;
  const details = { reason };
  const notice = { what: 'reset', by: session.name, reason } as const;
  const mail = directMail(DIRECT.owner, { accountId: user.id, notice }, now);
  await replaceAccount(changed, () => new ApiError('Busy'), [
    mail.write,
    ...removeAllFactorWrites(user.id, factors),
    auditWrite({ userId: user.id, event: 'secondFactorsReset', at: now, by: session.id, details }),
  ]);
  await sendDirectly(mail, composeOwnerMail, now);
}
