import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { newJudgedFlights, newMark } from '../../../../local/testing/sheets.ts';
import type { JudgingSystem } from '../../../../shared/contract/entering/competitions/judgingRules.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

interface Case {
  readonly name: string;
  readonly system: JudgingSystem;
  /** By judge and skater what is written in each of the judge's columns; one value stands for all. */
  readonly sheets: readonly (readonly (readonly number[])[])[];
  /** The referee's totals by skater; none where the system has no referee's sheet. */
  readonly referee?: readonly number[];
  /** By skater: place and team points. */
  readonly published: readonly (readonly [place: number, points: number])[];
}

const same = (...sheet: readonly (readonly number[])[]) => [sheet, sheet, sheet];
// Every judge gives the first two 10.2; the third has less.
const EQUAL_TOTALS = same([50, 52], [52, 50], [40, 41]);
// Each skater is once first, once second and once third.
const CIRCLE = [
  [[1], [2], [3]],
  [[2], [3], [1]],
  [[3], [1], [2]],
];

const CASES: readonly Case[] = [
  {
    name: 'ISI: equal sums are decided by the referee’s own sheet',
    system: { system: 'isi' },
    sheets: same([71], [71], [72]),
    referee: [210, 212, 205],
    published: [
      [3, 4],
      [2, 5],
      [1, 6],
    ],
  },
  {
    name: '6.0: presentation decides between equal totals',
    system: { system: '6.0', decidedBy: 'presentation' },
    sheets: EQUAL_TOTALS,
    published: [
      [1, 6],
      [2, 5],
      [3, 4],
    ],
  },
  {
    name: '6.0: technical merit decides between equal totals',
    system: { system: '6.0', decidedBy: 'technical' },
    sheets: EQUAL_TOTALS,
    published: [
      [2, 5],
      [1, 6],
      [3, 4],
    ],
  },
  {
    name: 'majority of 6.0: who ties has the better place',
    system: { system: 'majority', variant: '6.0' },
    sheets: CIRCLE,
    published: [
      [1, 6],
      [1, 6],
      [1, 6],
    ],
  },
  {
    name: 'majority: two firsts of three judges are the first place',
    system: { system: 'majority', variant: 'skating' },
    sheets: [
      [[2], [1], [3]],
      [[3], [1], [2]],
      [[1], [2], [3]],
    ],
    published: [
      [2, 5],
      [1, 6],
      [3, 4],
    ],
  },
];

it.each(CASES)('$name', async ({ system, sheets, referee, published }) => {
  const { params, panel, programmeIds } = await newJudgedFlights();
  const { rules, version } = await admin.data('getJudgingRules', { params });
  await admin.data('updateJudgingRules', { params, body: { rules: { ...rules, system }, version } });
  const flight = { ...params, flightId: 'f1' };
  const callers = panel.map(({ caller }) => caller);
  for (const [seat, sheet] of [...sheets, ...(referee ? [referee.map((total) => [total])] : [])].entries()) {
    const caller = callers[seat] ?? new Caller();
    const seatName = seat === sheets.length ? 'referee' : `judge${String(seat + 1)}`;
    const at = { ...flight, seat: seatName };
    const { columns } = await caller.data('getJudgingSheet', { params: at });
    const boxes = programmeIds.flatMap((programmeId, index) =>
      columns.map(({ id }, column) => {
        const values = sheet[index] ?? [];
        return [programmeId, id, values[column] ?? values[0] ?? 0] as const;
      }),
    );
    const marks = boxes.map((box, index) => newMark(index + 1, box));
    await caller.data('submitMarks', { params: at, body: { device: randomUUID(), marks, handIn: true } });
  }
  const listed = async () => (await admin.data('listFlightResults', { params })).flights;
  const { revision = 0, eventId = '' } = (await listed()).find(({ id }) => id === 'f1') ?? {};
  const approval = { params: flight, body: { revision, reason: null } };
  await (callers[3] ?? new Caller()).data('approveResult', approval);
  await admin.data('postResult', { params: flight, body: { version: 1 } });
  const { result } = (await listed()).find(({ id }) => id === 'f1') ?? {};
  const row = (id: string) => result?.rows.find(({ programmeId }) => programmeId === id);
  expect(programmeIds.map((id) => [row(id)?.place, row(id)?.points])).toEqual(published);
  const { flights } = await new Caller().data('getResult', { params: { ...params, eventId } });
  const placed = flights.flatMap(({ places }) => places.map(({ place, points }) => [place, points]));
  expect(placed.sort()).toEqual(published.toSorted());
});
