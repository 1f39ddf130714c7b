import { beforeAll, describe, expect, it } from 'vitest';
import { currentTime } from '../../../../local/clock.ts';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { newHolder } from '../../../../local/testing/codes.ts';
import { demoAccount, versionOfAccount } from '../../../../local/testing/people.ts';
import {
  handInSheet,
  newHolderOfSeat,
  newJudgedFlights,
  newMark,
  type JudgedFlights,
} from '../../../../local/testing/sheets.ts';
import { sheetOf } from '../../../../shared/domain/day/sheets/marks.ts';

let admin: Caller;
let staged: JudgedFlights;
let scoring: Caller;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newJudgedFlights();
  const { competitionId } = staged.params;
  scoring = (await newHolder({ competitionId, kind: 'scoring' })).caller;
});

const sheet = (seat: string, flightId = 'f1') => ({ ...staged.params, flightId, seat });
const judge = (index: number) => staged.panel[index]?.caller ?? new Caller();
const skater = (index: number) => staged.programmeIds[index] ?? '';

const newHolderOf = (seat: string) => newHolderOfSeat(staged, seat);

describe('marks', () => {
  it('sent twice, also at once, are stored once; what is answered is stored', async () => {
    const body = {
      device: 'tablet',
      marks: [newMark(1, [skater(0), 'judge1.1', 72]), newMark(2, [skater(1), 'judge1.1', 74])],
      handIn: false,
    };
    const params = sheet('judge1');
    const replies = await Promise.all([1, 2, 3].map(() => judge(0).call('submitMarks', { params, body })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await judge(0).data('submitMarks', { params, body });
    expect(again.sheet).toMatchObject({ state: 'started', revision: 2 });
    const { marks } = await judge(0).data('getJudgingSheet', { params });
    expect(marks.map(({ id, source }) => [id, source])).toEqual(body.marks.map(({ id }) => [id, 'device']));
    const other = { ...body, marks: [newMark(1, [skater(0), 'judge1.1', 70])] };
    expect(fieldCodes(await judge(0).call('submitMarks', { params, body: other }))).toEqual([
      'marks.0.sequence AlreadyExist',
    ]);
    const forged = { ...body, marks: body.marks.map((mark) => ({ ...mark, value: 70 })) };
    expect(fieldCodes(await judge(0).call('submitMarks', { params, body: forged }))).toEqual([
      'marks.0.id AlreadyExist',
      'marks.1.id AlreadyExist',
    ]);
  });

  it('end at thirty for each box of a seat, exactly also at once; an organiser goes on', async () => {
    const judgedFlights = await newJudgedFlights();
    const { params: flight, programmeIds } = judgedFlights;
    const params = { ...flight, flightId: 'f1', seat: 'judge1' };
    const holder = (await newHolderOfSeat(judgedFlights, 'judge1')).caller;
    const box = (index: number) => [programmeIds[index] ?? '', 'judge1.1'] as const;
    const marksIn = (index: number, from: number, count: number) =>
      Array.from({ length: count }, (_, at) => newMark(from + at, [...box(index), 70]));
    const send = (caller: Caller, device: string, marks: ReturnType<typeof marksIn>) =>
      caller.call('submitMarks', { params, body: { device, marks } });
    const stored = async () => (await admin.data('getJudgingSheet', { params })).marks.length;

    expect((await send(holder, 'tablet', marksIn(0, 1, 28))).status).toBe(200);
    const last = await Promise.all(['a', 'b', 'c', 'd'].map((one) => send(holder, one, marksIn(0, 1, 1))));
    expect(last.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(last.find(({ status }) => status === 409)?.problem.code).toBe('SheetFull');
    expect(await stored()).toBe(30);

    // A call with one full box stores none of its marks; other boxes have room of their own.
    const mixed = await send(holder, 'tablet', [...marksIn(1, 40, 2), ...marksIn(0, 50, 1)]);
    expect(mixed.problem.code).toBe('SheetFull');
    expect((await send(holder, 'other', marksIn(1, 1, 31))).problem.code).toBe('SheetFull');
    expect(await stored()).toBe(30);
    expect((await send(holder, 'other', marksIn(1, 1, 30))).status).toBe(200);
    const scorer = (await newHolder({ ...flight, kind: 'scoring' })).caller;
    expect((await send(scorer, 'paper', marksIn(0, 1, 1))).problem.code).toBe('SheetFull');

    expect((await send(admin, 'office', marksIn(0, 1, 30))).status).toBe(200);
    expect((await send(admin, 'office', marksIn(0, 31, 1))).problem.code).toBe('SheetFull');
    expect(await stored()).toBe(90);
  });

  it('of two devices are a conflict that shows both, until somebody chooses', async () => {
    const params = sheet('judge2');
    const [box, device] = [[skater(0), 'judge2.1'] as const, judge(1)];
    const [one, other] = [newMark(1, [...box, 72]), newMark(1, [...box, 73])];
    const holder = (await newHolderOf('judge2')).caller;
    await Promise.all([
      device.data('submitMarks', { params, body: { device: 'one', marks: [one] } }),
      holder.data('submitMarks', { params, body: { device: 'other', marks: [other] } }),
    ]);
    const flight = { ...staged.params, flightId: 'f1' };
    const seen = async (caller: Caller) => {
      const { sheets } = await caller.data('getFlightSheets', { params: flight });
      return sheets.find(({ seat }) => seat === 'judge2');
    };
    const conflict = await seen(scoring);
    expect(conflict?.state).toBe('conflict');
    expect(
      conflict?.cells.map(({ value, marks }) => [value, marks.map((mark) => mark.value).sort()]),
    ).toEqual([[null, [72, 73]]]);
    const marks = [newMark(2, [...box, 73], [one.id, other.id])];
    await device.data('submitMarks', { params, body: { device: 'one', marks } });
    expect(await seen(judge(3))).toMatchObject({ state: 'started', cells: [{ value: 73 }] });
    // A typist sees no marks of others.
    expect((await seen(scoring))?.cells).toEqual([]);
  });

  it('of a tablet that was cut off end no hand-in, if the mark that was handed in is kept', async () => {
    const own = await newJudgedFlights();
    const params = { ...own.params, flightId: 'f1', seat: 'judge1' };
    const [device, box] = [
      own.panel[0]?.caller ?? new Caller(),
      [own.programmeIds[0] ?? '', 'judge1.1'] as const,
    ];
    const [handedIn = ''] = await handInSheet(device, params, 72);
    const holder = (await newHolderOfSeat(own, 'judge1')).caller;
    const send = async (...marks: ReturnType<typeof newMark>[]) => {
      const { sheet: facts } = await holder.data('submitMarks', { params, body: { device: 'other', marks } });
      return [facts.state, facts.handedInAt !== null];
    };
    const late = newMark(1, [...box, 70]);
    expect(await send(late)).toEqual(['conflict', false]);
    const kept = newMark(2, [...box, 72], [handedIn, late.id]);
    expect(await send(kept)).toEqual(['counts', true]);
    // A box with another value is handed in by nobody, also once it is changed back.
    const changed = newMark(3, [...box, 71], [kept.id]);
    expect(await send(changed)).toEqual(['toHandIn', false]);
    expect(await send(newMark(4, [...box, 72], [changed.id]))).toEqual(['toHandIn', false]);
  });

  it('outside the sheet are refused, by field', async () => {
    const marks = [
      newMark(90, ['nobody', 'judge1.1', 72]),
      newMark(91, [skater(0), 'judge2.1', 72]),
      newMark(92, [skater(0), 'judge1.1', 101]),
    ];
    const body = { device: 'tablet', marks };
    expect(fieldCodes(await judge(0).call('submitMarks', { params: sheet('judge1'), body }))).toEqual([
      'marks.0.programmeId MustExist',
      'marks.1.column MustExist',
      'marks.2.value MustWithin',
    ]);
    const { problem } = await judge(0).call('submitMarks', { params: sheet('judge1'), body });
    expect(problem.errors?.map(({ message }) => message)).toEqual([
      'This skater isn’t in the flight',
      'This column isn’t on the sheet',
      'This mark is outside its column',
    ]);
    const none = await judge(0).call('getJudgingSheet', { params: sheet('judge1', 'none') });
    expect(none.status).toBe(404);
  });

  it('are as low and as high as their column allows', async () => {
    const params = sheet('judge1');
    const box = [skater(2), 'judge1.1'] as const;
    const highest = newMark(95, [...box, 100]);
    const marks = [highest, newMark(96, [...box, 0], [highest.id])];
    const reply = await judge(0).call('submitMarks', { params, body: { device: 'tablet', marks } });
    expect(reply.status).toBe(200);
    const sent = (await judge(0).data('getJudgingSheet', { params })).marks.slice(-2);
    expect(sent.map(({ value }) => value)).toEqual([100, 0]);
  });

  it('of a judge whose account is closed stay, and the seat’s code goes on', async () => {
    const params = sheet('judge3');
    const [first] = await handInSheet(judge(2), params, 71);
    const { id: userId, name } = await judge(2).data('currentUser');
    const body = {
      name,
      role: 'SKATER',
      active: false,
      version: await versionOfAccount(userId, 'SKATER', name),
    };
    await admin.data('updateUser', { params: { userId }, body });
    expect((await judge(2).call('getJudgingSheet', { params })).status).toBe(401);
    const holder = (await newHolderOf('judge3')).caller;
    const { marks, sheet: facts } = await holder.data('getJudgingSheet', { params });
    expect(facts.state).toBe('counts');
    const mark = marks.find(({ id }) => id === first);
    const changed = newMark(1, [mark?.programmeId ?? '', mark?.column ?? '', 73], [first ?? '']);
    const sent = { device: 'code', marks: [changed], handIn: true };
    expect((await holder.data('submitMarks', { params, body: sent })).sheet.state).toBe('counts');
  });
});

describe('the referee', () => {
  it('sets range and penalties over what was read; of two at once one is told', async () => {
    const params = { ...staged.params, flightId: 'f1' };
    const referee = judge(3);
    const { version, penaltyList } = await referee.data('getFlightSheets', { params });
    const range = { least: 68, most: 78 };
    const both = await Promise.all(
      [range, null].map((set) => referee.call('updateRange', { params, body: { version, range: set } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const penalty = { code: penaltyList[0]?.code ?? '', tenths: 10, reason: 'No spin' };
    const body = { version: version + 1, programmeId: skater(0), penalties: [penalty] };
    await referee.data('updatePenalties', { params, body });
    const unknown = { ...body, version: version + 2, penalties: [{ ...penalty, code: 'unknown' }] };
    expect(fieldCodes(await referee.call('updatePenalties', { params, body: unknown }))).toEqual([
      'penalties.0.code MustExist',
    ]);
    const { sheets } = await referee.data('getFlightSheets', { params });
    const columns = sheets.filter(({ seat }) => seat !== 'referee').flatMap((sheet) => sheet.columns);
    const tooMuch = { ...unknown, penalties: [{ ...penalty, tenths: 100 * columns.length + 1 }] };
    expect(fieldCodes(await referee.call('updatePenalties', { params, body: tooMuch }))).toEqual([
      'penalties.0.tenths MustWithin',
    ]);
    const wide = { version: version + 2, range: { least: 70, most: 101 } };
    const widened = await referee.call('updateRange', { params, body: wide });
    expect(widened.problem.errors).toEqual([
      { field: 'range.most', code: 'MustWithin', message: 'The range ends above the highest mark' },
    ]);
    expect((await referee.data('getFlightSheets', { params })).penalties).toMatchObject([
      { programmeId: skater(0), ...penalty },
    ]);
  });
});

describe('marks of somebody who does not skate', () => {
  it('are kept, and end no restoring; the first of somebody who skates does', async () => {
    const own = await newJudgedFlights();
    const [missing = '', skates = ''] = own.programmeIds;
    const flight = { ...own.params, flightId: 'f1' };
    const [one] = own.panel;
    const change = (operation: 'scratch' | 'restoreStarter') =>
      admin.call(operation, { params: { ...flight, programmeId: missing }, body: { reason: 'Ill' } });
    expect((await change('scratch')).status).toBe(200);
    const mark = (sequence: number, programmeId: string) =>
      newMark(sequence, [programmeId, 'judge1.1', 71 + sequence]);
    const send = (...marks: ReturnType<typeof newMark>[]) =>
      one?.caller.call('submitMarks', {
        params: { ...flight, seat: 'judge1' },
        body: { device: 'tablet', marks },
      });
    expect((await send(mark(1, missing)))?.status).toBe(200);
    expect((await change('restoreStarter')).status).toBe(200);
    expect((await change('scratch')).status).toBe(200);
    // The whole batch arrives, with the mark of somebody who is scratched.
    expect((await send(mark(2, missing), mark(3, skates)))?.status).toBe(200);
    const sheetNow = await one?.caller.data('getJudgingSheet', { params: { ...flight, seat: 'judge1' } });
    expect(sheetNow?.marks.map(({ value }) => value)).toEqual([72, 73, 74]);
    const late = await change('restoreStarter');
    expect([late.status, late.problem.code]).toEqual([409, 'FlightHasMarks']);
  });
});

describe('a tablet whose clock is an hour wrong', () => {
  it('writes marks as valid and as new as any other', async () => {
    const params = sheet('referee');
    const referee = judge(3);
    const hour = 3_600_000;
    const at = (offset: number) => new Date(currentTime().getTime() + offset).toISOString();
    const before = await referee.data('getJudgingSheet', { params });
    const [column] = before.columns;
    const box = [skater(0), column?.id ?? ''] as const;
    const first = { ...newMark(1, [...box, 70]), at: at(hour) };
    const second = { ...newMark(2, [...box, 71], [first.id]), at: at(-hour) };
    const other = { ...newMark(1, [...box, 72], [second.id]), at: at(-24 * hour) };
    await referee.data('submitMarks', { params, body: { device: 'ahead', marks: [first, second] } });
    await referee.data('submitMarks', { params, body: { device: 'behind', marks: [other] } });
    const { marks, sheet: facts } = await referee.data('getJudgingSheet', { params });
    const own = marks.filter(({ programmeId, column: id }) => programmeId === box[0] && id === box[1]);
    expect([...sheetOf(own).values()].map(({ value, isConflict }) => [value, isConflict])).toEqual([
      [72, false],
    ]);
    expect(own.map(({ at: written }) => written).sort()).toEqual(
      [first, second, other].map((mark) => mark.at).sort(),
    );
    expect(
      own.every(({ receivedAt }) => Math.abs(Date.parse(receivedAt) - currentTime().getTime()) < hour / 2),
    ).toBe(true);
    expect(facts.state).toBe('counts');
  });
});

it('asks a tablet for its marks again where too many of one sheet meet: it would keep what is refused', async () => {
  const params = sheet('judge1');
  // Twenty for each box, which holds thirty.
  const markOf = (device: number) => newMark(1, [skater(device % 3), 'judge1.1', 71]);
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, device) =>
      judge(0).call('submitMarks', {
        params,
        body: { device: `tablet ${String(device)}`, marks: [markOf(device)], handIn: true },
        once: true,
      }),
    ),
  );
  expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
});
