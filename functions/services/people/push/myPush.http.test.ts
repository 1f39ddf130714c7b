import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { logIn, newFamily, SIGNED_UP_PASSWORD } from '../../../../local/testing/people.ts';
import { inventedSubscription } from '../../../../local/testing/testPush.ts';

const newEmail = () => `push-${randomUUID()}@test.example`;

/** As a browser subscribes with the product's key. */
async function subscribed(by: Caller, subscription = inventedSubscription()) {
  const { publicKey } = await by.data('getMyPush');
  return by.data('savePushDevice', { body: { ...subscription, publicKey } });
}

const deviceIds = async (by: Caller) => (await by.data('getMyPush')).devices.map(({ id }) => id);

describe('the devices of an account', () => {
  it('begin with none, and with nothing to hear of', async () => {
    const family = await newFamily();
    const push = await family.data('getMyPush');
    expect(push).toMatchObject({ kinds: [], quiet: null, devices: [] });
    expect(Buffer.from(push.publicKey, 'base64url')).toHaveLength(65);
    const quiet = { from: '22:00', until: '07:00' };
    await family.data('updateMyPush', { body: { kinds: ['soon', 'soon', 'results'], quiet } });
    expect(await family.data('getMyPush')).toMatchObject({ kinds: ['soon', 'results'], quiet });
  });

  it('are five: the sixth takes the place of the oldest, and a device that comes again stays one', async () => {
    const family = await newFamily();
    const all = Array.from({ length: 6 }, () => inventedSubscription());
    const ids: string[] = [];
    for (const one of all.slice(0, 5)) ids.push((await subscribed(family, one)).deviceId);
    expect(await deviceIds(family)).toEqual(ids);
    await subscribed(family, all[0]);
    const [first = '', ...others] = ids;
    expect(await deviceIds(family)).toEqual([...others, first]);
    const { deviceId } = await subscribed(family, all[5]);
    expect(await deviceIds(family)).toEqual([...others.slice(1), first, deviceId]);
  });

  it('are taken at push services of browsers alone', async () => {
    const family = await newFamily();
    const { publicKey } = await family.data('getMyPush');
    const save = (endpoint: string) =>
      family.call('savePushDevice', { body: { ...inventedSubscription(endpoint), publicKey } });
    for (const endpoint of [
      'http://fcm.googleapis.com/a',
      'https://169.254.169.254/latest/meta-data/',
      'https://fcm.googleapis.com@evil.example/a',
      'https://fcm.googleapis.com.evil.example/a',
      'https://fcm.googleapis.com:8443/a',
      'https://fcm.googleapis.com./a',
    ])
      expect(fieldCodes(await save(endpoint)), endpoint).toEqual(['endpoint MustValid']);
    const noPoint = { ...inventedSubscription(), p256dh: Buffer.alloc(65, 4).toString('base64url') };
    const refused = await family.call('savePushDevice', { body: { ...noPoint, publicKey } });
    expect(fieldCodes(refused)).toEqual(['p256dh MustValid']);
    expect(await deviceIds(family)).toEqual([]);
  });

  it('are nobody else’s to read or to remove', async () => {
    const [family, other] = [await newFamily(), await newFamily()];
    const { deviceId } = await subscribed(family);
    expect(await deviceIds(other)).toEqual([]);
    const removed = await other.call('removePushDevice', { params: { deviceId } });
    expect(removed.status).toBe(404);
    expect(await deviceIds(family)).toEqual([deviceId]);
    const { devices } = await family.data('removePushDevice', { params: { deviceId } });
    expect(devices).toEqual([]);
    expect((await new Caller().call('getMyPush')).status).toBe(401);
  });

  it('move to the account that subscribes last: the one before has nothing more', async () => {
    const [family, other] = [await newFamily(), await newFamily()];
    const shared = inventedSubscription();
    await subscribed(family, shared);
    const { deviceId } = await subscribed(other, shared);
    expect([await deviceIds(family), await deviceIds(other)]).toEqual([[], [deviceId]]);
  });

  it('keep their endpoints and keys to themselves, also in the account’s own file', async () => {
    const family = await newFamily();
    const subscription = inventedSubscription();
    await subscribed(family, subscription);
    const listed = JSON.stringify(await family.data('getMyPush'));
    const file: Record<string, unknown> = await family.data('downloadMyData');
    expect(file['push']).toMatchObject({ devices: [{ timeZone: 'America/Toronto' }] });
    for (const secret of [subscription.endpoint, subscription.auth, subscription.p256dh])
      expect(listed + JSON.stringify(file)).not.toContain(secret);
  });
});

describe('a session that is ended', () => {
  it('by log-out or from another device ends the pushes to its browser alone', async () => {
    const email = newEmail();
    const phone = await newFamily(email);
    const laptop = await logIn(email, SIGNED_UP_PASSWORD);
    const tablet = await logIn(email, SIGNED_UP_PASSWORD);
    await subscribed(phone);
    const { deviceId } = await subscribed(laptop);
    await subscribed(tablet);
    await phone.data('logOut');
    expect(await deviceIds(laptop)).toHaveLength(2);
    await laptop.data('endOtherSessions');
    expect(await deviceIds(laptop)).toEqual([deviceId]);
  });

  it('by a log-in of somebody else in the same browser ends them too', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const browser = await newFamily(email);
    await newFamily(other);
    await subscribed(browser);
    await browser.data('logIn', { body: { email: other, password: SIGNED_UP_PASSWORD } });
    expect(await deviceIds(await logIn(email, SIGNED_UP_PASSWORD))).toEqual([]);
  });

  it('with all others by a new password ends every device', async () => {
    const family = await newFamily();
    await subscribed(family);
    await family.data('changePassword', {
      body: { currentPassword: SIGNED_UP_PASSWORD, password: `another ${randomUUID()}` },
    });
    expect(await deviceIds(family)).toEqual([]);
  });
});
