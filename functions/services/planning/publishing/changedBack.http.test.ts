import { expect, it } from 'vitest';
import { demoAccount } from '../../../../local/testing/people.ts';
import { newPublished } from '../../../../local/testing/schedules.ts';
import { hasUnpublishedChanges } from '../../../../shared/domain/planning/draft/unpublishedChanges.ts';

it('a draft that was changed and changed back is the published one, for the schedule, the panels and the difference', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newPublished(2);
  const isPublished = async () => {
    const draft = await admin.data('getScheduleDraft', { params });
    const panels = await admin.data('listPanels', { params });
    const difference = await admin.data('getScheduleDifference', { params });
    return [!hasUnpublishedChanges(draft), panels.isPublished, difference.isPublished];
  };
  const shift = async (from: string, to: string) => {
    const { generation, tracks } = await admin.data('getScheduleDraft', { params });
    const moved = tracks.map((track) => ({
      ...track,
      blocks: track.blocks.map((block) => ({ ...block, start: block.start.replace(from, to) })),
    }));
    await admin.data('updateScheduleDraft', { params, body: { generation, tracks: moved } });
  };
  expect(await isPublished()).toEqual([true, true, true]);
  await shift('07:', '09:');
  expect(await isPublished()).toEqual([false, false, false]);
  await shift('09:', '07:');
  expect(await isPublished()).toEqual([true, true, true]);
});
