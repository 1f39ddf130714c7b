import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
import {
  newHolderOfSeat,
  newJudgedFlights,
  newMark,
  type JudgedFlights,
} from '../../../../local/testing/sheets.ts';

let admin: Caller;
let staged: JudgedFlights;
let flight: { competitionId: string; flightId: string };

beforeEach(async () => {
  admin = await demoAccount('superadmin');
  staged = await newJudgedFlights();
  flight = { competitionId: staged.params.competitionId, flightId: 'f1' };
});

const judge = (seat: number) => staged.panel[seat]?.caller ?? new Caller();
const referee = () => judge(3);
const sheet = (seat: number) => ({ ...flight, seat: `judge${String(seat + 1)}` });

/** One value for each skater, in all columns of a seat. */
async function handIn(seat: number, values: readonly number[]) {
  const { columns } = await judge(seat).data('getJudgingSheet', { params: sheet(seat) });
  const boxes = staged.programmeIds.flatMap((programmeId, index) =>
    columns.map(({ id }) => [programmeId, id, values[index] ?? 0] as const),
  );
  const marks = boxes.map((box, index) => newMark(index + 1, box));
  const body = { device: randomUUID(), marks, handIn: true };
  await judge(seat).data('submitMarks', { params: sheet(seat), body });
  return marks;
}

const listed = async () =>
  (await admin.data('listFlightResults', { params: staged.params })).flights.find(({ id }) => id === 'f1');
const revision = async () => (await listed())?.revision ?? 0;
const approve = async () => {
  const body = { revision: await revision(), reason: null };
  return () => referee().call('approveResult', { params: flight, body });
};
const APPROVAL = () => [flight.competitionId, 'approvedVersion = :one'];

describe('between reading the sheets and approving them', () => {
  it('a mark that comes makes the approval void: nothing is approved that the referee has not seen', async () => {
    const [first] = await handIn(0, [74, 72, 70]);
    await handIn(1, [74, 72, 70]);
    await handIn(2, [74, 72, 70]);
    if (!first) throw new Error('Marks were handed in');
    const { id, programmeId, column } = first;
    const other = {
      device: randomUUID(),
      marks: [newMark(1, [programmeId, column, 70], [id])],
      handIn: true,
    };
    const reply = await raced(APPROVAL(), await approve(), () =>
      judge(0).data('submitMarks', { params: sheet(0), body: other }),
    );
    expect([reply.status, reply.problem.code]).toEqual([409, 'VersionConflict']);
    expect((await listed())?.result).toBeNull();
    const again = await (await approve())();
    expect(again.status).toBe(200);
  });

  it.each([
    ['the first of the flight', 0],
    ['the second of the flight', 1],
  ])('a skater who is missing after all, %s, makes the approval void', async (_, missing) => {
    for (const seat of [0, 1, 2]) await handIn(seat, [74, 72, 70]);
    const noShow = (index: number) =>
      admin.data('markNoShow', { params: { ...flight, programmeId: staged.programmeIds[index] ?? '' } });
    for (let index = 0; index < missing; index += 1) await noShow(index);
    const reply = await raced(APPROVAL(), await approve(), () => noShow(missing));
    expect([reply.status, reply.problem.code]).toEqual([409, 'VersionConflict']);
    expect((await listed())?.result).toBeNull();
  });

  it('a first ruling makes the approval void of a flight in which nobody skates', async () => {
    for (const programmeId of staged.programmeIds)
      await admin.data('markNoShow', { params: { ...flight, programmeId } });
    const body = { range: { least: 60, most: 68 }, version: 0 };
    const reply = await raced(APPROVAL(), await approve(), () =>
      admin.data('updateRange', { params: flight, body }),
    );
    expect([reply.status, reply.problem.code]).toEqual([409, 'VersionConflict']);
    expect((await listed())?.result).toBeNull();
    const again = await (await approve())();
    expect(again.status).toBe(200);
  });
});

it('is listed as approved without any sheet, where nobody skates', async () => {
  for (const programmeId of staged.programmeIds)
    await admin.data('markNoShow', { params: { ...flight, programmeId } });
  const isApproved = async () => {
    const { flights } = await admin.data('listSheets', { params: staged.params });
    return flights.find(({ id }) => id === 'f1')?.isApproved;
  };
  expect(await isApproved()).toBe(false);
  expect((await (await approve())()).status).toBe(200);
  expect(await isApproved()).toBe(true);
});

it('an organiser’s approval of the same moment stands, and the referee learns whose it is', async () => {
  for (const seat of [0, 1, 2]) await handIn(seat, [74, 72, 70]);
  const body = { revision: await revision(), reason: 'The referee has no network' };
  const late = await raced(APPROVAL(), await approve(), () =>
    admin.data('approveResult', { params: flight, body }),
  );
  const { name } = await admin.data('currentUser');
  expect([late.status, late.problem.code, late.problem.by]).toEqual([409, 'ResultApproved', name]);
  expect((await listed())?.result).toMatchObject({ version: 1, approved: { by: name } });
});

describe('a code of a seat', () => {
  it('opens that seat of its own panel, and the same seat of no other', async () => {
    const { caller } = await newHolderOfSeat(staged, 'judge1');
    const own = await caller.call('getJudgingSheet', { params: sheet(0) });
    const params = { ...sheet(0), flightId: 'f2' };
    const read = await caller.call('getJudgingSheet', { params });
    const body = { device: 'tablet', marks: [newMark(1, ['any', 'judge1.1', 70])] };
    const written = await caller.call('submitMarks', { params, body });
    expect([own.status, read.status, written.status]).toEqual([200, 403, 403]);
  });
});

describe('an archived competition', () => {
  const archive = async () => {
    const params = { competitionId: flight.competitionId };
    const { version } = await admin.data('getCompetition', { params });
    await admin.data('archiveCompetition', { params, body: { version } });
  };

  it('takes no mark, and its sheets stay as they are', async () => {
    const [programmeId = ''] = staged.programmeIds;
    const { columns } = await judge(0).data('getJudgingSheet', { params: sheet(0) });
    await archive();
    const marks = [newMark(1, [programmeId, columns[0]?.id ?? '', 70])];
    const reply = await judge(0).call('submitMarks', { params: sheet(0), body: { device: 'tablet', marks } });
    expect([reply.status, reply.problem.code]).toEqual([409, 'CompetitionArchived']);
    expect((await judge(0).data('getJudgingSheet', { params: sheet(0) })).marks).toEqual([]);
  });

  it('neither posts, holds, releases, awards nor corrects a result', async () => {
    for (const seat of [0, 1, 2]) await handIn(seat, [74, 72, 70]);
    expect((await (await approve())()).status).toBe(200);
    await archive();
    const before = (await listed())?.result;
    const [programmeId = ''] = staged.programmeIds;
    const penalties = [{ programmeId, penalties: [{ code: 'omitted', tenths: 200 }] }];
    const correction = { marks: [], penalties, states: [], reason: 'ruling', text: 'Omitted a spin' };
    const replies = [
      ...(await Promise.all(
        (['postResult', 'holdResult', 'releaseResult', 'markAwarded'] as const).map((step) =>
          admin.call(step, { params: flight, body: { version: 1 } }),
        ),
      )),
      await admin.call('correctResult', { params: flight, body: { ...correction, version: 1 } }),
      await referee().call('confirmCorrection', { params: flight, body: { proposal: 'any' } }),
      await referee().call('rejectCorrection', { params: flight, body: { proposal: 'any' } }),
    ];
    expect(replies.map(({ status, problem }) => [status, problem.code])).toEqual(
      replies.map(() => [409, 'CompetitionArchived']),
    );
    expect(before).toMatchObject({ version: 1, posted: null, awarded: null, corrected: null });
    expect((await listed())?.result).toEqual(before);
  });
});
