import { findChallenge, newChallenge } from '../../functions/store/people/secondFactors/challenges.ts';
import {
  addAuthenticatorWrite,
  factorsOf,
  recoveryCodesWrite,
} from '../../functions/store/people/secondFactors/factors.ts';
import { newRecoveryCodes } from '../../functions/services/people/authentication/recoveryCodes.ts';
import {
  recentSignInSettings,
  replaceSignInSettings,
  readSignInSettings,
} from '../../functions/store/core/settings/signInSettings.ts';
import { transact } from '../../functions/platform/table/transaction.ts';

/** An account with an authenticator app, ten recovery codes and an unfinished log-in. */
export async function secondFactorPatterns(now: Date): Promise<Record<string, () => Promise<unknown>>> {
  const account = { id: 'protected', sessionVersion: 1 };
  const { token, write } = newChallenge({ purpose: 'logIn', user: account }, now);
  const used = { createdAt: now.toISOString(), lastUsedAt: null };
  const authenticator = { type: 'authenticator', id: 'authenticator', secret: 'none', lastStep: 1 } as const;
  await transact([
    write,
    addAuthenticatorWrite(account.id, { ...authenticator, ...used }),
    recoveryCodesWrite(account.id, newRecoveryCodes().hashes),
  ]);
  return {
    factorsOf: () => factorsOf(account.id),
    findChallenge: () => findChallenge(token, ['logIn'], now),
    readSignInSettings: () => readSignInSettings(),
    recentSignInSettings: () => recentSignInSettings(),
    replaceSignInSettings: () => replaceSignInSettings({ secondFactorRequired: false, version: 2 }),
  };
}
