import { expect, it } from 'vitest';
import { demoAccount, logIn, SIGNED_UP_PASSWORD } from '../../../../local/testing/people.ts';
import { newToday } from '../../../../local/testing/today.ts';

it('asks for no music of a flight that has left the ice, nor of who is scratched', async () => {
  const admin = await demoAccount('superadmin');
  const { params, email, programmes } = await newToday([-5, 40]);
  const family = await logIn(email, SIGNED_UP_PASSWORD);
  await admin.data('updateMusicRules', { params, body: { version: 0 } });
  const over = async () => {
    const { programmes: listed } = await admin.data('listMusic', { params });
    return listed.filter(({ isOver }) => isOver).map(({ programmeId }) => programmeId);
  };
  expect(await over()).toEqual([]);
  const [skated = '', scratched = ''] = [programmes[0]?.[0], programmes[1]?.[0]];
  await admin.data('startFlight', { params: { ...params, flightId: 'f0' } });
  await admin.data('endFlight', { params: { ...params, flightId: 'f0' } });
  await admin.data('scratch', {
    params: { ...params, flightId: 'f1', programmeId: scratched },
    body: { reason: 'Ill' },
  });
  expect((await over()).toSorted()).toEqual([...(programmes[0] ?? []), scratched].toSorted());
  const [entryId = ''] = skated.split('.');
  const { programmes: own } = await family.data('getMusic', { params: { entryId } });
  expect(own).toMatchObject([{ isOver: true, file: null }]);
});
