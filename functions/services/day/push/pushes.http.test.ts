import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { newCompetition } from '../../../../local/testing/competitions.ts';
import { mailedToken } from '../../../../local/testing/outbox.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import {
  ADA,
  following,
  listening,
  newService,
  pushedTo,
  WITHIN,
} from '../../../../local/testing/pushListeners.ts';
import { newJudgedFlights, postFirstFlight } from '../../../../local/testing/sheets.ts';
import { inventedSubscription } from '../../../../local/testing/testPush.ts';

async function joinedGuardian(family: Caller): Promise<Caller> {
  const email = `guardian-${randomUUID()}@test.example`;
  const guardian = await newFamily(email);
  await family.data('inviteGuardian', { body: { email } });
  const token = await mailedToken(email, '/guardian');
  await guardian.data('acceptGuardianInvitation', { params: { token } });
  return guardian;
}

describe('a posted result', () => {
  it('is pushed once to the family, its guardians and followers, not to quiet devices and those that ended', async () => {
    const staged = await newJudgedFlights();
    const { params, family } = staged;
    const [second, removed] = [await joinedGuardian(family), await joinedGuardian(family)];
    const own = await listening(family);
    const [guardian, former] = [await listening(second), await listening(removed)];
    const { guardians } = await family.data('myAccount');
    await family.data('removeGuardian', { params: { guardianId: guardians[1]?.id ?? '' } });
    const follower = await following(params, [ADA], ['results']);
    const asleep = await newFamily();
    await asleep.data('updateFollowed', { params, body: { skaters: [ADA], isFollowed: true } });
    const [quiet, gone] = [
      await listening(asleep, ['results'], { from: '00:00', until: '23:59' }),
      newService(),
    ];
    const leaver = await newFamily();
    await leaver.data('updateFollowed', { params, body: { skaters: [ADA], isFollowed: true } });
    await leaver.data('updateMyPush', { body: { kinds: ['results'] } });
    const { publicKey } = await leaver.data('getMyPush');
    const subscription = { ...inventedSubscription(gone.endpoint), publicKey };
    await leaver.data('savePushDevice', { body: subscription });
    await leaver.data('logOut');

    await postFirstFlight(staged);
    await expect.poll(own, WITHIN).toMatchObject([{ title: 'Result posted: Freestyle 1' }]);
    await expect.poll(follower.read, WITHIN).toHaveLength(1);
    expect((await follower.read())[0]?.text).toMatch(
      /^A notification.*\n\nAda, Ada and Ada · Winter Classic/,
    );
    expect(await guardian()).toHaveLength(1);
    expect([await quiet(), await pushedTo(gone.host), await former()]).toEqual([[], [], []]);
  });
});

describe('a device without an account', () => {
  let params: { competitionId: string };
  beforeAll(async () => {
    params = { competitionId: (await newCompetition()).competition.id };
  });

  it('names whom it follows, at a competition that is there, by a push service of browsers', async () => {
    const anybody = new Caller();
    const { publicKey } = await anybody.data('getPushKey', { params });
    const save = (more: object, to = params) =>
      anybody.call('savePushFollower', {
        params: to,
        body: { ...inventedSubscription(), publicKey, kinds: ['soon'], skaters: [ADA], ...more },
      });
    expect((await save({})).status).toBe(200);
    expect((await save({ skaters: [] })).status).toBe(200);
    expect(fieldCodes(await save({ skaters: undefined }))).toEqual(['skaters NotNull']);
    expect(fieldCodes(await save({ kinds: ['all'] }))).toEqual(['kinds.0 MustValid']);
    expect(fieldCodes(await save({ timeZone: 'Mars/Olympus' }))).toEqual(['timeZone MustValid']);
    expect(fieldCodes(await save({ endpoint: 'https://evil.example/a' }))).toEqual(['endpoint MustValid']);
    expect(fieldCodes(await save({ skaters: Array.from({ length: 101 }, () => ADA) }))).toEqual([
      'skaters MustValid',
    ]);
    // Two thousand such devices are read at once.
    const long = Array.from({ length: 100 }, () => ({ name: 'A'.repeat(300), rink: 'B'.repeat(200) }));
    expect(fieldCodes(await save({ skaters: long }))).toEqual(['skaters MustValid']);
    expect((await save({}, { competitionId: 'nothing' })).status).toBe(404);
  });

  it('gets nothing of a competition that is archived', async () => {
    const [archived, admin] = [await newCompetition(), await demoAccount('superadmin')];
    const of = { competitionId: archived.competition.id };
    const { version } = await admin.data('getCompetition', { params: of });
    await admin.data('archiveCompetition', { params: of, body: { version } });
    const { publicKey } = await new Caller().data('getPushKey', { params: of });
    const body = { ...inventedSubscription(), publicKey, kinds: ['soon' as const], skaters: [ADA] };
    expect((await new Caller().call('savePushFollower', { params: of, body })).status).toBe(404);
  });

  it('that is an account’s from then on is no follower’s any more', async () => {
    const follower = await following(params, [ADA]);
    const family = await newFamily();
    const { publicKey } = await family.data('getMyPush');
    const subscription = { ...inventedSubscription(follower.endpoint), publicKey };
    const { deviceId } = await family.data('savePushDevice', { body: subscription });
    expect((await family.data('getMyPush')).devices.map(({ id }) => id)).toEqual([deviceId]);
    await new Caller().data('savePushFollower', {
      params,
      body: { ...subscription, kinds: ['soon'], skaters: [ADA] },
    });
    expect((await family.data('getMyPush')).devices).toEqual([]);
  });
});
