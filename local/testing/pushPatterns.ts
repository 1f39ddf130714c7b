import { putItem } from '../../functions/platform/table/writes.ts';
import { sessionKey, userKey } from '../../functions/store/keys.ts';
import * as followed from '../../functions/store/people/followed/repository.ts';
import * as devices from '../../functions/store/people/push/deviceRepository.ts';
import * as followers from '../../functions/store/people/push/followerRepository.ts';
import * as pushes from '../../functions/store/day/push/pushRepository.ts';
import * as told from '../../functions/store/day/push/toldRepository.ts';

const target = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  p256dh: 'key',
  auth: 'secret',
  publicKey: 'ours',
  timeZone: 'America/Toronto',
};

const accountId = 'subscriber';

/** The account, with the session whose browser is pushed to. */
export async function stageSubscriber(): Promise<void> {
  await putItem({ ...userKey(accountId), sessionVersion: 1 });
  await putItem(sessionKey(accountId, 's1'));
}

/** The reads and writes of pushes. */
export function pushPatterns(now: Date) {
  const at = now.toISOString();
  const session = { userAgent: 'A browser', at, sessionId: 's1', sessionVersion: 1 };
  const device = { id: 'd1', ...target, ...session };
  const skaters = [{ name: 'Ada', rink: 'Pond' }];
  const expiresAt = followers.endOfFollowing('2031-03-14');
  return {
    saveDevice: () => devices.saveDevice(accountId, device),
    pushOfAccount: () => devices.pushOfAccount(accountId),
    pushOfAccounts: () => devices.pushOfAccounts([accountId]),
    replacePush: async () =>
      devices.replacePush(await devices.pushOfAccount(accountId), { kinds: ['soon'], quiet: null }),
    ownerOfDevice: () => devices.ownerOfDevice('d1'),
    leavingWrites: () => devices.leavingWrites('d1', { type: 'pushOwner', accountId }, null),
    removeDevices: () => devices.removeDevices(accountId, ({ id }) => id === 'd1'),
    saveFollower: () =>
      followers.saveFollower({
        type: 'pushFollower',
        competitionId: 'pushed',
        device: { id: 'd2', ...target },
        kinds: ['soon'],
        quiet: null,
        skaters,
        expiresAt,
      }),
    findFollower: () => followers.findFollower('pushed', 'd2', now),
    followersOf: () => followers.followersOf('pushed', now),
    removeFollower: () => followers.removeFollower('pushed', 'd2'),
    followedByAccounts: () => followed.followedByAccounts([accountId], 'followed'),
    pushedDevices: () => pushes.pushedDevices('pushed', pushes.messagePushName('sent')),
    storePush: () =>
      pushes.storePush(
        {
          competitionId: 'pushed',
          accountId,
          deviceId: 'd1',
          kind: 'soon',
          followed: [],
          starts: [
            {
              programmeIds: ['e1.free'],
              eventId: 'free',
              surfaceId: 'main',
              date: '2031-03-14',
              time: '10:00',
              from: null,
            },
          ],
        },
        'soon f1',
        now,
      ),
    findTold: () => told.findTold('pushed', '2031-03-14'),
    storeTold: () =>
      told.storeTold(
        {
          competitionId: 'pushed',
          before: null,
          told: { times: { f1: '10:00' }, soon: ['f1'] },
          occasion: {
            date: '2031-03-14',
            soon: [{ flightId: 'f1', surfaceId: 'main', time: '10:00' }],
            moved: [],
          },
        },
        now,
      ),
  };
}
