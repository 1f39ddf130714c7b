import { expect, it } from 'vitest';
import { demoAccount } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
import { newPublished } from '../../../../local/testing/schedules.ts';
import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';

it('refuses another start order for a flight that has started, also where it starts while the order is on its way', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newPublished(2);
  const [first, second] = (await admin.data('listRuns', { params })).runs.flatMap(({ flights }) => flights);
  const change = ({ id = '', starters = [], version = 0 }: Partial<RunFlight> = {}) =>
    admin.call('changeOrder', {
      params: { ...params, flightId: id },
      body: {
        order: starters.map(({ programmeId }) => programmeId).toReversed(),
        version,
        reason: 'Broken lace',
      },
    });
  const start = (flightId = '') => admin.data('startFlight', { params: { ...params, flightId } });
  await start(first?.id);
  expect((await change(first)).problem.code).toBe('FlightStarted');
  const late = await raced(
    [second?.id ?? '', 'walkOns'],
    () => change(second),
    () => start(second?.id),
  );
  expect(late.problem.code).toBe('FlightStarted');
  const after = (await admin.data('listRuns', { params })).runs.flatMap(({ flights }) => flights);
  expect(after.map(({ version }) => version)).toEqual([0, 0]);
});
