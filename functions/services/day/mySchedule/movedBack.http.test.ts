import { expect, it } from 'vitest';
import { demoAccount, logIn, SIGNED_UP_PASSWORD } from '../../../../local/testing/people.ts';
import { newToday } from '../../../../local/testing/today.ts';

it('tells a family which share of the flight skates before a child whom the day moved back', async () => {
  const admin = await demoAccount('superadmin');
  const { params, email, programmes } = await newToday([20, 40]);
  const family = await logIn(email, SIGNED_UP_PASSWORD);
  const movedBack = async () => {
    const { appointments } = await family.data('getMySchedule', { params });
    return Object.fromEntries(appointments.map((one) => [one.programmeId, one.movedBack]));
  };
  const [one = '', other = ''] = programmes[0] ?? [];
  expect(Object.values(await movedBack())).toEqual([null, null, null, null]);
  const { version } = await admin.data('changeOrder', {
    params: { ...params, flightId: 'f0' },
    body: { order: [other, one], version: 0, reason: 'Too little rest' },
  });
  expect(version).toBe(1);
  expect(await movedBack()).toMatchObject({ [one]: 0.5, [other]: null });
  // Whoever does not skate takes no time before anybody.
  await admin.data('scratch', {
    params: { ...params, flightId: 'f0', programmeId: other },
    body: { reason: 'Ill' },
  });
  expect((await movedBack())[one]).toBeNull();
});
