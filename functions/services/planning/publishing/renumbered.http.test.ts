import { expect, it } from 'vitest';
import { demoAccount } from '../../../../local/testing/people.ts';
import { publishDraft } from '../../../../local/testing/schedules.ts';
import { newToday } from '../../../../local/testing/today.ts';

it('names the flights whose numbers the next version changes, until it is published', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([30, 40, 50]);
  const renumbered = async () => (await admin.data('getScheduleDifference', { params })).renumbered;
  expect(await renumbered()).toEqual([]);
  const { generation, tracks } = await admin.data('getScheduleDraft', { params });
  const [track] = tracks;
  const [first, second, ...rest] = track?.blocks ?? [];
  if (!track || !first || !second) throw new Error('The day has flights');
  const blocks = [{ ...first, start: second.start }, { ...second, start: first.start }, ...rest];
  await admin.data('updateScheduleDraft', { params, body: { generation, tracks: [{ ...track, blocks }] } });
  expect(await renumbered()).toMatchObject([
    { id: 'f0', from: 1, to: 2 },
    { id: 'f1', from: 2, to: 1 },
  ]);
  await publishDraft(admin, params);
  expect(await renumbered()).toEqual([]);
});
