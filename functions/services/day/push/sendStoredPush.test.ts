import { beforeEach, describe, expect, it } from 'vitest';
import { STAGES } from '../../../../local/testing/stagedMails.ts';
import { stagedNotifications } from '../../../../local/testing/stagedNotifications.ts';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { inventedSubscription, startTestPush } from '../../../../local/testing/testPush.ts';
import { runOutbox } from '../../../platform/outbox/runOutbox.ts';
import { getItem } from '../../../platform/table/read.ts';
import { putItem } from '../../../platform/table/writes.ts';
import { PUSH } from '../../../store/day/push/pushRepository.ts';
import { pushOfAccount, replacePush } from '../../../store/people/push/deviceRepository.ts';
import { endOfFollowing, saveFollower } from '../../../store/people/push/followerRepository.ts';
import { followersCountKey } from '../../../store/people/push/keys.ts';
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
