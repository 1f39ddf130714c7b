import { beforeEach, describe, expect, it, vi } from 'vitest';
import { STAGES } from '../../../../local/testing/stagedMails.ts';
import { stagedNotifications } from '../../../../local/testing/stagedNotifications.ts';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { inventedSubscription, startTestPush } from '../../../../local/testing/testPush.ts';
import { runOutbox } from '../../../platform/outbox/runOutbox.ts';
import { getItem } from '../../../platform/table/read.ts';
import { putItem } from '../../../platform/table/writes.ts';
import { pushPublicKey } from '../../../platform/push/pushKeys.ts';
import { PUSH, storePush } from '../../../store/day/push/pushRepository.ts';
import { pushDeviceId, pushOfAccount, replacePush } from '../../../store/people/push/deviceRepository.ts';
import { endOfFollowing, saveFollower } from '../../../store/people/push/followerRepository.ts';
import { followersCountKey } from '../../../store/people/push/keys.ts';
import { pushedKey } from '../../../store/planning/push/keys.ts';
import { sendStoredPush } from './sendStoredPush.ts';

await startTableWithMail();
const service = await startTestPush();
beforeEach(() => {
  service.answerWith(201);
  service.taken.length = 0;
});

/** A push of a posted result that waits, and what becomes of it so many minutes later. */
async function staged() {
  const family = await stagedNotifications();
  const key = await STAGES[PUSH](family);
  const send = async (minutes = 0) => {
    const now = new Date(family.now.getTime() + minutes * 60_000);
    return runOutbox([(await getItem(key)) ?? {}], { [PUSH]: sendStoredPush }, { now, milliseconds: 4_000 });
  };
  return { accountId: family.entry.accountId, send };
}

describe('a push to a device', () => {
  it.each([404, 410])('that its service does not know any more (%i) takes the device out', async (status) => {
    const { accountId, send } = await staged();
    service.answerWith(status);
    expect(await send()).toEqual(['cancelled']);
    expect((await pushOfAccount(accountId)).devices).toEqual([]);
  });

  it.each([429, 503])(
    'whose service takes nothing now (%i) is tried again, and arrives once',
    async (status) => {
      const { accountId, send } = await staged();
      service.answerWith(status);
      expect(await send()).not.toEqual(['done']);
      expect((await pushOfAccount(accountId)).devices).toHaveLength(1);
      service.answerWith(201);
      expect([await send(5), await send(6)]).toEqual([['done'], ['left']]);
      expect(service.taken).toHaveLength(1);
    },
  );

  it('does not leave in quiet hours, for a kind that is off, or an hour late', async () => {
    const [quiet, off, late] = [await staged(), await staged(), await staged()];
    const always = { from: '00:00', until: '23:59' };
    await replacePush(await pushOfAccount(quiet.accountId), { quiet: always });
    await replacePush(await pushOfAccount(off.accountId), { kinds: ['soon', 'moved'] });
    expect([await quiet.send(), await off.send(), await late.send(61)]).toEqual([
      ['cancelled'],
      ['cancelled'],
      ['cancelled'],
    ]);
    expect(service.taken).toEqual([]);
  });
});

/** A push of the same result to a device without an account, whose push service its owner invented. */
async function stagedForFollower() {
  const { entry, now } = await stagedNotifications();
  const { competitionId, id, events } = entry;
  const target = { ...inventedSubscription(), publicKey: await pushPublicKey() };
  const device = { id: pushDeviceId(target.endpoint), ...target };
  const skaters = [{ name: 'Mia', rink: 'Pond' }];
  const expiresAt = Math.floor(now.getTime() / 1000) + 3_600;
  const choice = { kinds: ['results' as const], quiet: null, skaters, expiresAt };
  await saveFollower({ type: 'pushFollower', competitionId, device, ...choice });
  const eventId = events[0]?.id ?? '';
  const programmeIds = [`${id}.${eventId}`];
  const start = { programmeIds, eventId, surfaceId: '', date: '', time: '', from: null };
  const push = { competitionId, accountId: null, deviceId: device.id, kind: 'results' as const };
  await storePush({ ...push, starts: [start], followed: [] }, 'result', now);
  const item = await getItem(pushedKey(competitionId, 'result', device.id));
  return () => runOutbox([item ?? {}], { [PUSH]: sendStoredPush }, { now, milliseconds: 4_000 });
}

describe('a push to a device without an account', () => {
  it('arrives', async () => {
    const send = await stagedForFollower();
    expect([await send(), service.taken.length]).toEqual([['done'], 1]);
  });

  it('that its service refuses or nobody answers is in no list: a stranger could fill it', async () => {
    const [refused, silent] = [await stagedForFollower(), await stagedForFollower()];
    service.answerWith(400);
    expect(await refused()).toEqual(['cancelled']);
    vi.stubEnv('PUSH_SERVICE', 'http://127.0.0.1:1/');
    expect(await silent()).toEqual(['cancelled']);
    vi.unstubAllEnvs();
  });

  it('whose service takes nothing now is tried again', async () => {
    const send = await stagedForFollower();
    service.answerWith(503);
    expect(await send()).toEqual(['waiting']);
  });
});

it('a competition has two thousand followers at most, and those that it has can still change their choice', async () => {
  const follower = (id: string) => ({
    type: 'pushFollower' as const,
    competitionId: 'full',
    device: { id, ...inventedSubscription(), publicKey: 'ours' },
    kinds: ['soon' as const],
    quiet: null,
    skaters: [{ name: 'Mia', rink: 'Pond' }],
    expiresAt: endOfFollowing('2031-03-14'),
  });
  await saveFollower(follower('first'));
  await putItem({ ...followersCountKey('full'), type: 'followersCount', followers: 2_000 });
  await expect(saveFollower(follower('another'))).rejects.toThrow('TooManyAttempts');
  await saveFollower({ ...follower('first'), skaters: [{ name: 'Ida', rink: 'Pond' }] });
});
