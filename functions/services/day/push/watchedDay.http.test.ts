import { describe, expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { logIn, newFamily, SIGNED_UP_PASSWORD } from '../../../../local/testing/people.ts';
import { ADA, ALL, following, listening, WITHIN } from '../../../../local/testing/pushListeners.ts';
import { newToday } from '../../../../local/testing/today.ts';

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
