import { needsSecondFactor } from '../../../shared/domain/accounts/secondFactor.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { signInSettings } from '../../store/settings/signInSettings.ts';
import { ownAccount, requirePassword } from '../../services/accounts/ownAccount.ts';
import { changeOwnFactors, countOf } from '../../services/secondFactor/changeFactors.ts';
import {
  factorsOf,
  recoveryCodesWrite,
  removeFactorWrites,
  removeRecoveryCodesWrite,
} from '../../store/secondFactors/factors.ts';
import { passkeyOrigin } from '../../services/secondFactor/passkeyChecks.ts';
import { newRecoveryCodes } from '../../services/secondFactor/recoveryCodes.ts';

export const listMySecondFactors: Handler<'listMySecondFactors'> = async ({ session }) => {
  const [factors, settings] = await Promise.all([factorsOf(session.id), signInSettings()]);
  return {
    data: {
      ...factors,
      passkeys: [...factors.passkeys],
      required: needsSecondFactor(session.role, settings),
      passkeyOrigin: passkeyOrigin(),
    },
  };
};

/** With the last factor go the recovery codes. */
export const removeSecondFactor: Handler<'removeSecondFactor'> = async (request) => {
  const { params, body, session } = request;
  const user = await ownAccount(session);
  await requirePassword(user, body.currentPassword, request);
  const factors = await factorsOf(user.id);
  const found = [factors.authenticator, ...factors.passkeys].find((factor) => factor?.id === params.factorId);
  if (!found) throw new ApiError('NotFound');
  const left = countOf(factors) - 1;
  if (left === 0 && needsSecondFactor(user.role, await signInSettings())) {
    throw new ApiError('LastSecondFactor');
  }
  await changeOwnFactors(
    user,
    {
      writes: [
        ...removeFactorWrites(user.id, found),
        ...(left === 0 ? [removeRecoveryCodesWrite(user.id)] : []),
      ],
      secondFactors: left,
      event: 'secondFactorRemoved',
      details: { factor: found.type },
      notification:
        found.type === 'passkey'
          ? { what: 'passkeyRemoved', name: found.name }
          : { what: 'authenticatorRemoved' },
    },
    request,
  );
  return { data: null };
};

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (request) => {
  const { body, session } = request;
  const user = await ownAccount(session);
  await requirePassword(user, body.currentPassword, request);
  if (user.secondFactors === 0) throw new ApiError('NotFound');
  const { codes, hashes } = newRecoveryCodes();
  await changeOwnFactors(
    user,
    {
      writes: [recoveryCodesWrite(user.id, hashes)],
      secondFactors: user.secondFactors,
      event: 'recoveryCodesRenewed',
      notification: { what: 'recoveryCodesRenewed' },
    },
    request,
  );
  return { data: { recoveryCodes: [...codes] } };
};
