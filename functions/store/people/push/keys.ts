import { itemKey, key } from '../../../platform/table/key.ts';
import { userPartition } from '../../keys.ts';

/** What an account is told of, and its devices. */
export const pushKey = (accountId: string) => itemKey(userPartition(accountId), 'PUSH');

/** Whose a device is, by the hash of its endpoint: one account's, or the device's own. */
export const pushOwnerKey = (deviceId: string) => itemKey(key`PUSHDEVICE#${deviceId}`, 'OWNER');

/** Who follows skaters of a competition: accounts, and devices without one that are pushed to. */
export const followersPartition = (competitionId: string) => key`COMPETITION#${competitionId}#FOLLOWERS`;
export const followingAccountKey = (competitionId: string, accountId: string) =>
  itemKey(followersPartition(competitionId), key`ACCOUNT#${accountId}`);
export const pushFollowerKey = (competitionId: string, deviceId: string) =>
  itemKey(followersPartition(competitionId), key`DEVICE#${deviceId}`);
export const followersCountKey = (competitionId: string) =>
  itemKey(followersPartition(competitionId), 'COUNT');
