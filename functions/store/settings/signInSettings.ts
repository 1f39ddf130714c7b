import {
  signInSettings as signInSettingsShape,
  type SignInSettings,
} from '../../../shared/contract/accounts/signInSettings.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { SIGN_IN_SETTINGS_KEY } from '../keys.ts';
import { getItem, tableName } from '../../platform/table/read.ts';
import { transact, type TransactItem } from '../../platform/table/transaction.ts';

const UNCHANGED: SignInSettings = { secondFactorRequired: false, version: 1 };

/** What the federation asks of those who log in; nothing more than a password until it says so. */
export async function signInSettings(): Promise<SignInSettings> {
  const item = await getItem(SIGN_IN_SETTINGS_KEY);
  return item ? signInSettingsShape.parse(item) : UNCHANGED;
}

/**
 * Writes the settings over the version before theirs.
 * @param besides what is written with them
 * @throws {ApiError} VersionConflict when they were changed in the meantime
 */
export async function replaceSignInSettings(
  changed: SignInSettings,
  extraWrites: readonly TransactItem[] = [],
): Promise<void> {
  const read = changed.version - 1;
  const condition =
    read === UNCHANGED.version
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: '#version = :read',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':read': read },
        };
  const Item = { ...SIGN_IN_SETTINGS_KEY, type: 'signInSettings', ...changed };
  await transact([
    {
      write: { Put: { TableName: tableName(), Item, ...condition } },
      refusal: () => new ApiError('VersionConflict'),
    },
    ...extraWrites,
  ]);
}
