import { beforeEach, describe, expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { newHolder } from '../../../../local/testing/codes.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
import {
  handInSheet,
  newJudgedFlights,
  newMark,
  type JudgedFlights,
} from '../../../../local/testing/sheets.ts';

const SEATS = ['judge1', 'judge2', 'judge3'] as const;

let staged: JudgedFlights;

beforeEach(async () => {
  staged = await newJudgedFlights();
  for (const seat of SEATS) await handInSheet(judgeOf(seat), sheet(seat));
});

const sheet = (seat: string) => ({ ...staged.params, flightId: 'f1', seat });
const judgeOf = (seat: (typeof SEATS)[number] | 'referee') =>
  staged.panel[[...SEATS, 'referee'].indexOf(seat)]?.caller ?? new Caller();

async function approve() {
  const params = sheet('referee');
  const { revision } = await judgeOf('referee').data('getFlightSheets', { params });
  await judgeOf('referee').data('approveResult', { params, body: { revision, reason: null } });
}

type Mark = ReturnType<typeof newMark>;

const send = (seat: (typeof SEATS)[number], device: string, marks: readonly Mark[]) =>
  judgeOf(seat).call('submitMarks', {
    params: sheet(seat),
    body: { device, marks: [...marks], handIn: true },
  });

/** The first mark of a sheet, whose box has no other. */
async function firstMark(seat: (typeof SEATS)[number]) {
  const [first] = (await judgeOf(seat).data('getJudgingSheet', { params: sheet(seat) })).marks;
  if (!first) throw new Error('The sheet was handed in');
  return first;
}

it('who approves sees the places that the approval makes, and a helper who types none', async () => {
  const params = sheet('referee');
  const { caller: scorer } = await newHolder({ ...staged.params, kind: 'scoring' });
  const { places } = await judgeOf('referee').data('getFlightSheets', { params });
  expect(places?.map(({ place }) => place)).toEqual([1, 1, 1]);
  expect((await scorer.data('getFlightSheets', { params })).places).toBeNull();
  await approve();
  const admin = await demoAccount('superadmin');
  const { flights } = await admin.data('listFlightResults', { params: staged.params });
  const rows = flights.find(({ id }) => id === 'f1')?.result?.rows ?? [];
  expect(places).toEqual(
    rows.map(({ programmeId, place, total, points }) => ({ programmeId, place, total, points })),
  );
  expect((await admin.data('getFlightSheets', { params })).places).toBeNull();
});

describe('after the approval', () => {
  it('a new mark is refused, and one sent again is still acknowledged', async () => {
    await approve();
    const params = sheet('judge1');
    const before = await judgeOf('judge1').data('getJudgingSheet', { params });
    expect(before.isApproved).toBe(true);
    const { id, programmeId, column, device, sequence, at } = await firstMark('judge1');
    const again = { id, programmeId, column, value: 72, sequence, at, replaces: [] };
    expect((await send('judge1', device, [again])).status).toBe(200);
    const refused = await send('judge1', 'late', [newMark(1, [programmeId, column, 74], [id])]);
    expect([refused.status, refused.problem.code]).toEqual([409, 'FlightApproved']);
    expect(await judgeOf('judge1').data('getJudgingSheet', { params })).toEqual(before);
  });

  it('a mark for a full box learns that too: a tablet would try again what a full box refuses', async () => {
    const { id, programmeId, column } = await firstMark('judge1');
    const corrections: Mark[] = [];
    for (let sequence = 1; sequence < 30; sequence += 1) {
      const replaced = corrections.at(-1)?.id ?? id;
      corrections.push(newMark(sequence, [programmeId, column, 72], [replaced]));
    }
    expect((await send('judge1', 'corrections', corrections)).status).toBe(200);
    const late = [
      newMark(
        1,
        [programmeId, column, 74],
        corrections.slice(-1).map((mark) => mark.id),
      ),
    ];
    expect((await send('judge1', 'late', late)).problem.code).toBe('SheetFull');
    await approve();
    expect((await send('judge1', 'late', late)).problem.code).toBe('FlightApproved');
  });
});

it('a mark that is read before the approval and written after it is refused', async () => {
  const { id, programmeId, column } = await firstMark('judge1');
  const late = [newMark(1, [programmeId, column, 74], [id])];
  const { competitionId } = staged.params;
  const refused = await raced(
    [competitionId, 'slow tablet'],
    () => send('judge1', 'slow tablet', late),
    approve,
  );
  expect([refused.status, refused.problem.code]).toEqual([409, 'FlightApproved']);
  const { marks } = await judgeOf('judge1').data('getJudgingSheet', { params: sheet('judge1') });
  expect(marks.map((mark) => mark.id)).not.toContain(late[0]?.id);
});
