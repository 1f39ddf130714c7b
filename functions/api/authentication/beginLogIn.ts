import type { SecondFactorNeeded } from '../../../shared/contract/accounts/authentication.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { countAttempt } from '../../services/throttling/attempts.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { transact } from '../../platform/table/transaction.ts';
import { newChallenge } from '../../store/secondFactors/challenges.ts';
import { factorsOf } from '../../store/secondFactors/factors.ts';
import { passkeyOrigin } from '../../services/secondFactor/passkeyChecks.ts';
import { passkeyLogInOptions, secondStepOptions } from '../../services/secondFactor/requestOptions.ts';

/** What an account with a second factor is asked for once its password was right. */
export async function requestSecondFactor(user: Account, now: Date): Promise<SecondFactorNeeded> {
  const { authenticator, passkeys, recoveryCodesLeft } = await factorsOf(user.id);
  const { token, write } = newChallenge({ purpose: 'logIn', user }, now);
  await transact([write]);
  return {
    challenge: token,
    methods: [
      ...(passkeys.length > 0 ? (['passkey'] as const) : []),
      ...(authenticator ? (['authenticator'] as const) : []),
      ...(recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : []),
    ],
    passkey: passkeys.length > 0 ? secondStepOptions(passkeys, token) : null,
    passkeyOrigin: passkeyOrigin(),
  };
}

/** Says nothing of any account: the device finds its own passkeys. */
export const beginPasskeyLogIn: Handler<'beginPasskeyLogIn'> = async ({ now, viewer }) => {
  await countAttempt({ what: 'passkeyByAddress', who: viewer.address }, now);
  const { token, write } = newChallenge({ purpose: 'passkeyLogIn', user: null }, now);
  await transact([write]);
  return {
    data: { challenge: token, options: passkeyLogInOptions(token), passkeyOrigin: passkeyOrigin() },
  };
};
