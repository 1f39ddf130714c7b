import { expect, it } from 'vitest';
import { entryBody } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { scheduleMails } from '../../../../local/testing/publishing.ts';
import { publishDraft } from '../../../../local/testing/schedules.ts';
import { newToday } from '../../../../local/testing/today.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';

it('tells the family of a walk-on of the new time of the flight that she joined, and of no other', async () => {
  const admin = await demoAccount('superadmin');
  const today = await newToday([60, 90]);
  const { params } = today;
  const family = await newFamily();
  await family.data('submitIndividualEntry', { body: entryBody(today, 1) });
  const { unplaced } = await admin.data('listRuns', { params, query: {} });
  const programmeId = unplaced[0]?.programmeId ?? '';
  await admin.data('addWalkOn', {
    params: { ...params, flightId: 'f1' },
    body: { programmeId, reason: 'Entered at the desk', version: 0 },
  });
  const later = async (flightId: string, minutes: number) => {
    const { generation, tracks } = await admin.data('getScheduleDraft', { params });
    const moved = tracks.map(({ blocks, ...track }) => ({
      ...track,
      blocks: blocks.map((block) =>
        block.flightId === flightId
          ? { ...block, start: timeOfSeconds(secondsOfTime(block.start) + 60 * minutes) }
          : block,
      ),
    }));
    await admin.data('updateScheduleDraft', { params, body: { generation, tracks: moved } });
    return admin.data('getScheduleDifference', { params });
  };

  const elsewhere = await later('f0', -20);
  expect(elsewhere.entered).toEqual([]);
  expect(elsewhere.touched.map(({ moves }) => moves.map((move) => move.programmeId).toSorted())).toEqual([
    [...(today.programmes[0] ?? [])].toSorted(),
  ]);
  await publishDraft(admin, params);

  const own = await later('f1', 20);
  expect(
    own.touched.flatMap(({ moves }) => moves).find((move) => move.programmeId === programmeId),
  ).toMatchObject({ minutes: 20, isAnnounced: true });
  await publishDraft(admin, params);
  const [mail, ...more] = await scheduleMails(family);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/\(before: /);
  const { readers } = await admin.data('listScheduleReaders', { params });
  expect(readers).toHaveLength(2);
});
