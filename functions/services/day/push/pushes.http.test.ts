import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { newCompetition } from '../../../../local/testing/competitions.ts';
import { mailedToken } from '../../../../local/testing/outbox.ts';
import { logIn, newFamily, SIGNED_UP_PASSWORD } from '../../../../local/testing/people.ts';
import { newJudgedFlights, postFirstFlight } from '../../../../local/testing/sheets.ts';
import { inventedSubscription } from '../../../../local/testing/testPush.ts';
import { newToday } from '../../../../local/testing/today.ts';
import type { PushKind } from '../../../../shared/contract/people/push.ts';

const mails = z.object({
  data: z.array(
    z.object({ from: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string() }),
  ),
});

/** Each account or follower of this file has its own service, by which its pushes are known in the outbox. */
let used = 0;
const newService = () => {
  used += 1;
  const host = `wns2-${String(process.pid)}x${String(used)}.notify.windows.com`;
  return { host, endpoint: `https://${host}/w/?token=a` };
};

const ALL: PushKind[] = ['soon', 'moved', 'results'];

/** Switches pushes on. @returns how to read what was pushed */
async function listening(by: Caller, kinds: PushKind[] = ALL, quiet?: { from: string; until: string }) {
  const { host, endpoint } = newService();
  const { publicKey } = await by.data('getMyPush');
  await by.data('updateMyPush', { body: { kinds, ...(quiet && { quiet }) } });
  await by.data('savePushDevice', { body: { ...inventedSubscription(endpoint), publicKey } });
  return () => pushedTo(host);
}

async function following(
  params: { readonly competitionId: string },
  skaters: { name: string; rink: string; event?: string }[],
  kinds: PushKind[] = ALL,
) {
  const { host, endpoint } = newService();
  const anybody = new Caller();
  const { publicKey } = await anybody.data('getPushKey', { params });
  const subscription = { ...inventedSubscription(endpoint), publicKey };
  await anybody.data('savePushFollower', { params, body: { ...subscription, kinds, skaters } });
  return { endpoint, subscription, read: () => pushedTo(host) };
}

async function joinedGuardian(family: Caller): Promise<Caller> {
  const email = `guardian-${randomUUID()}@test.example`;
  const guardian = await newFamily(email);
  await family.data('inviteGuardian', { body: { email } });
  const token = await mailedToken(email, '/guardian');
  await guardian.data('acceptGuardianInvitation', { params: { token } });
  return guardian;
}

/** Titles and texts, the first one first. */
async function pushedTo(host: string): Promise<{ title: string; text: string }[]> {
  const outbox = new URL('/_outbox.json', inject('origin'));
  outbox.searchParams.set('to', `Notification (${host})`);
  const { data } = mails.parse(await (await fetch(outbox)).json());
  return data.toReversed().map(({ subject, text }) => ({ title: subject, text }));
}

const ADA = { name: 'Ada', rink: 'Pond behind the school' };
/** The schedule looks each minute. */
const WITHIN = { timeout: 110_000, interval: 1_000 };

describe('a day that is skated', () => {
  it('is pushed half an hour before each start, and when starts move, once to each who wants it', async () => {
    // Nobody has tapped since: what was to begin by now begins one after the other.
    const { params, email } = await newToday([-40, -30, -20, -10, 0, 10]);
    const family = await logIn(email, SIGNED_UP_PASSWORD);
    const grandmother = await newFamily();
    await grandmother.data('updateFollowed', { params, body: { skaters: [ADA], isFollowed: true } });
    const stranger = await newFamily();
    const [own, star, nobody] = [
      await listening(family),
      await listening(grandmother, ['soon']),
      await listening(stranger),
    ];
    const device = await following(params, [ADA], ['moved']);
    const other = await following(params, [{ ...ADA, rink: 'Elsewhere' }]);
    const left = await following(params, [ADA]);
    await new Caller().data('savePushFollower', {
      params,
      body: { ...left.subscription, skaters: [], kinds: ALL },
    });

    await expect.poll(async () => (await own()).length, WITHIN).toBe(4);
    const soon = (await own()).filter(({ title }) => title.startsWith('Ada and Ada skate at '));
    expect(soon).toHaveLength(3);
    expect(soon[0]?.text).toContain('Freestyle 1 · Main ice · Winter Classic');
    expect(soon[0]?.text).toContain(`/admin/my-day?competition=${params.competitionId}`);
    const moved = (await own()).filter(({ title }) => title === '2 starts have new times');
    expect(moved).toHaveLength(1);
    await expect.poll(star, WITHIN).toHaveLength(3);
    expect((await star())[0]?.text).toContain(`/competitions/${params.competitionId}/live`);
    await expect.poll(device.read, WITHIN).toMatchObject([{ title: '2 starts have new times' }]);
    expect([await nobody(), await other.read(), await left.read()]).toEqual([[], [], []]);
  }, 240_000);
});

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
    expect((await save({}, { competitionId: 'nothing' })).status).toBe(404);
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
