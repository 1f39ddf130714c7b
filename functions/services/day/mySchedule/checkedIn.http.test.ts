import { expect, it } from 'vitest';
import { demoAccount, logIn, SIGNED_UP_PASSWORD } from '../../../../local/testing/people.ts';
import { newToday } from '../../../../local/testing/today.ts';

it('tells a family whom the check-in desk has as here, and who was scratched', async () => {
  const admin = await demoAccount('superadmin');
  const { params, email, programmes } = await newToday([20, 40]);
  const family = await logIn(email, SIGNED_UP_PASSWORD);
  const starters = async () => (await family.data('getMySchedule', { params })).starters;
  const [one = '', other = ''] = programmes[0] ?? [];
  expect(await starters()).toEqual([]);
  await admin.data('checkIn', { params: { ...params, flightId: 'f0', programmeId: one } });
  await admin.data('scratch', {
    params: { ...params, flightId: 'f0', programmeId: other },
    body: { reason: 'Ill' },
  });
  expect(await starters()).toHaveLength(2);
  expect(await starters()).toEqual(
    expect.arrayContaining([
      { programmeId: one, state: 'checkedIn' },
      { programmeId: other, state: 'scratched' },
    ]),
  );
});
