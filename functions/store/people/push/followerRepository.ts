import * as z from 'zod/mini';
import { FOLLOWER_KINDS } from '../../../../shared/domain/people/push/pushKinds.ts';
import { startOfDay } from '../../../../shared/domain/core/dates/days.ts';
import { secondsKept } from '../../../../shared/domain/core/retention/retention.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem, queryAll } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { deleteWrite, IS_NEW, putWrite, updateWrite } from '../../../platform/table/writes.ts';
import { leavingWrites, ownerOfDevice, ownerWrite, storedTarget } from './deviceRepository.ts';
import { followersCountKey, followersPartition, pushFollowerKey } from './keys.ts';

/** Devices without an account that follow skaters of one competition: more than any hall has. */
const MOST_FOLLOWERS = 2_000;

const pushFollower = z.object({
  type: z.literal('pushFollower'),
  competitionId: z.string(),
  device: storedTarget,
  kinds: z.array(z.enum(FOLLOWER_KINDS)),
  quiet: z.nullable(z.object({ from: z.string(), until: z.string() })),
  skaters: z.array(z.object({ name: z.string(), rink: z.string(), event: z.optional(z.string()) })),
  expiresAt: z.number(),
});

export type PushFollower = z.output<typeof pushFollower>;

const followingAccount = z.object({ type: z.literal('followingAccount'), accountId: z.string() });

/** When a follower's subscription ends. @param lastDay of the competition, `YYYY-MM-DD` */
export const endOfFollowing = (lastDay: string): number =>
  startOfDay(lastDay).getTime() / 1000 + secondsKept('pushFollower');

/** Null also for one that has ended, and that the table has not deleted yet. */
export async function findFollower(
  competitionId: string,
  deviceId: string,
  now: Date,
): Promise<PushFollower | null> {
  const found = pushFollower.safeParse(await getItem(pushFollowerKey(competitionId, deviceId))).data;
  return found && isStanding(found, now) ? found : null;
}

/** All who follow skaters of a competition. */
export async function followersOf(
  competitionId: string,
  now: Date,
): Promise<{ readonly accountIds: readonly string[]; readonly devices: readonly PushFollower[] }> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :followers',
    ExpressionAttributeValues: { ':followers': followersPartition(competitionId) },
  });
  return {
    accountIds: items.flatMap((item) => followingAccount.safeParse(item).data?.accountId ?? []),
    devices: items
      .flatMap((item) => pushFollower.safeParse(item).data ?? [])
      .filter((one) => isStanding(one, now)),
  };
}

const isStanding = ({ expiresAt }: PushFollower, now: Date) => expiresAt * 1000 > now.getTime();

/**
 * Pushes to a device without an account from now on, or by another choice.
 * @throws {ApiError} TooManyAttempts for more than a competition has; Busy when the device changes at this moment
 */
export async function saveFollower(follower: PushFollower): Promise<void> {
  const { competitionId, device, expiresAt } = follower;
  const key = pushFollowerKey(competitionId, device.id);
  const [before, owner] = await Promise.all([getItem(key), ownerOfDevice(device.id)]);
  const onConflict = () => new ApiError('Busy');
  await transact([
    putWrite({ ...key, ...follower }, { condition: before ? 'attribute_exists(pk)' : IS_NEW, onConflict }),
    ownerWrite(device.id, { owner, accountId: null, expiresAt }),
    ...(await leavingWrites(device.id, owner, null)),
    ...(before ? [] : [countWrite(competitionId, expiresAt)]),
  ]);
}

const countWrite = (competitionId: string, expiresAt: number) =>
  updateWrite(followersCountKey(competitionId), {
    update: 'SET #type = :type, expiresAt = :end ADD followers :one',
    condition: 'attribute_not_exists(followers) OR followers < :most',
    names: { '#type': 'type' },
    values: { ':type': 'followersCount', ':end': expiresAt, ':one': 1, ':most': MOST_FOLLOWERS },
    onConflict: () => new ApiError('TooManyAttempts'),
  });

/** @returns whether there was one to remove. @throws {ApiError} Busy when it is removed at this moment */
export async function removeFollower(competitionId: string, deviceId: string): Promise<boolean> {
  const key = pushFollowerKey(competitionId, deviceId);
  if (!(await getItem(key))) return false;
  await transact([
    deleteWrite(key, { condition: 'attribute_exists(pk)', onConflict: () => new ApiError('Busy') }),
    updateWrite(followersCountKey(competitionId), {
      update: 'ADD followers :less',
      values: { ':less': -1 },
    }),
  ]);
  return true;
}
