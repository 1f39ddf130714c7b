import { needsSecondFactor } from '../../../../shared/domain/people/accounts/secondFactor.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import * as authenticator from '../../../services/people/authentication/enrolAuthenticator.ts';
import * as passkey from '../../../services/people/authentication/enrolPasskey.ts';
import { passkeyOrigin } from '../../../services/people/authentication/passkeys.ts';
import * as factors from '../../../services/people/authentication/removeFactors.ts';
import { factorsOf } from '../../../store/people/secondFactors/factors.ts';
import { readSignInSettings } from '../../../store/core/settings/signInSettings.ts';

export const listMySecondFactors: Handler<'listMySecondFactors'> = async ({ session }) => {
  const [own, settings] = await Promise.all([factorsOf(session.id), readSignInSettings()]);
  return {
    data: {
      ...own,
      passkeys: [...own.passkeys],
      required: needsSecondFactor(session.role, settings),
      passkeyOrigin: passkeyOrigin(),
    },
  };
};

export const beginAuthenticator: Handler<'beginAuthenticator'> = async (request) => ({
  data: await authenticator.beginAuthenticator(request),
});

export const addAuthenticator: Handler<'addAuthenticator'> = async (request) => ({
  data: await authenticator.addAuthenticator(request),
});

export const beginPasskey: Handler<'beginPasskey'> = async (request) => ({
  data: await passkey.beginPasskey(request),
});

export const addPasskey: Handler<'addPasskey'> = async (request) => ({
  data: await passkey.addPasskey(request),
});

export const removeSecondFactor: Handler<'removeSecondFactor'> = async (request) => {
  await factors.removeSecondFactor(request);
  return { data: null };
};

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (request) => ({
  data: await factors.renewRecoveryCodes(request),
});

export const resetSecondFactors: Handler<'resetSecondFactors'> = async (request) => {
  await factors.resetSecondFactors(request);
  return { data: null };
};
