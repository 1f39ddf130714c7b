import {
  signInSettings as signInSettingsShape,
  type SignInSettings,
} from '../../../../shared/contract/core/signInSettings.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { SIGN_IN_SETTINGS_KEY } from '../../keys.ts';
import { getItem, getItems } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, replaceWrite } from '../../../platform/table/writes.ts';

const UNCHANGED: SignInSettings = { secondFactorRequired: false, version: 1 };

/** The federation's requirements for log-in; a password alone until they are first saved. */
export async function readSignInSettings(): Promise<SignInSettings> {
  const item = await getItem(SIGN_IN_SETTINGS_KEY);
  return item ? signInSettingsShape.parse(item) : UNCHANGED;
}

/** The same for a check of every call: a change of the last second may be missing, for half the price. */
export async function recentSignInSettings(): Promise<SignInSettings> {
  const [item] = await getItems([SIGN_IN_SETTINGS_KEY]);
  return item ? signInSettingsShape.parse(item) : UNCHANGED;
}

/**
 * Stores the settings over the version before theirs.
 * @param extraWrites join the transaction
 * @throws {ApiError} VersionConflict when they were changed in the meantime
 */
export async function replaceSignInSettings(
  changed: SignInSettings,
  extraWrites: readonly TransactItem[] = [],
): Promise<void> {
  const read = changed.version - 1;
  const item = { ...SIGN_IN_SETTINGS_KEY, type: 'signInSettings', ...changed };
  const conflict = () => new ApiError('VersionConflict');
  const write = read === UNCHANGED.version ? createWrite(item, conflict) : replaceWrite(item, read, conflict);
  await transact([write, ...extraWrites]);
}
