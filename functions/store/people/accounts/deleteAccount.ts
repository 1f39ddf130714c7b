import { ApiError } from '../../../platform/errors/apiError.ts';
import { feedLinkKey } from '../calendarFeeds/keys.ts';
import { skaterPageLinkKey } from '../skaterPages/keys.ts';
import { devicesOf } from '../push/deviceRepository.ts';
import { followingAccountKey, pushOwnerKey } from '../push/keys.ts';
import { forgetCoachAccountWrites } from '../coaches/coachAccounts.ts';
import { moveRinkUseWrites } from '../rinks/rinkUses.ts';
import { emailKey, passkeyKey, userKey, userPartition } from '../../keys.ts';
import { queryAll } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { deleteItem, deleteWrite, hasVersion } from '../../../platform/table/writes.ts';
import type { Account } from './accounts.ts';
import { auditWrite } from './audit.ts';
import { superAdministratorWrites } from './superAdministrators.ts';

/**
 * Deletes an account with its address, assignment, sessions and records. One audit record without personal
 * data stays.
 * @param beside writes of the same transaction
 * @throws {ApiError} Busy when the account changes at this moment, LastSuperAdministrator
 */
export async function deleteAccount(
  user: Account,
  now: Date,
  beside: readonly TransactItem[] = [],
): Promise<void> {
  await transact([
    deleteWrite(userKey(user.id), { ...hasVersion(user.version), onConflict: () => new ApiError('Busy') }),
    deleteWrite(emailKey(user.email)),
    ...(await superAdministratorWrites(user, null)),
    ...moveRinkUseWrites({ kind: 'headCoach', id: user.id }, user.rinkId, null, 'rinkId'),
    ...(user.coachId ? await forgetCoachAccountWrites(user.coachId, user.id) : []),
    ...beside,
  ]);
  for (const record of await accountRecordKeys(user.id)) {
    const { pk, sk, type, credentialId, tokenHash, competitionId } = record;
    const keys = [
      { pk: String(pk), sk: String(sk) },
      ...(type === 'passkey' ? [passkeyKey(String(credentialId))] : []),
      ...(type === 'calendarFeed' ? [feedLinkKey(String(tokenHash))] : []),
      ...(type === 'skaterPage' ? [skaterPageLinkKey(String(tokenHash))] : []),
      ...(type === 'followed' ? [followingAccountKey(String(competitionId), user.id)] : []),
      ...(type === 'push' ? devicesOf(record).map(({ id }) => pushOwnerKey(id)) : []),
    ];
    for (const key of keys) await deleteItem(key);
  }
  await transact([auditWrite({ userId: user.id, event: 'deleted', at: now })]);
}

function accountRecordKeys(userId: string) {
  return queryAll({
    KeyConditionExpression: 'pk = :user',
    ExpressionAttributeValues: { ':user': userPartition(userId) },
    ConsistentRead: true,
  });
}
