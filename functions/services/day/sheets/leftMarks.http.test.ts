import { beforeAll, expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import {
  newHolderOfSeat,
  newJudgedFlights,
  newMark,
  type JudgedFlights,
} from '../../../../local/testing/sheets.ts';

let staged: JudgedFlights;

beforeAll(async () => {
  staged = await newJudgedFlights();
});

const sheet = (seat: string) => ({ ...staged.params, flightId: 'f1', seat });
const judge = (index: number) => staged.panel[index]?.caller ?? new Caller();

/** A mark that a tablet kept, of the person whom the sheet named as its reader. */
function left(sequence: number, seat: string, writtenBy: { id: string; name: string }) {
  const marks = [newMark(sequence, [staged.programmeIds[0] ?? '', `${seat}.1`, 72])];
  return { device: 'shared tablet', marks, writtenBy };
}

const readerOf = async (caller: Caller, seat: string) => {
  const { reader } = await caller.data('getJudgingSheet', { params: sheet(seat) });
  if (!reader) throw new Error('The sheet names its reader');
  return { id: reader.id, name: reader.name };
};

it('takes no mark of one holder of a code from the next, but as the first one’s', async () => {
  const seat = 'judge1';
  const params = sheet(seat);
  const anna = await newHolderOfSeat(staged, seat, 'Anna Vale');
  const writer = await readerOf(anna.caller, seat);
  expect(writer.name).toBe('Anna Vale');
  const bo = new Caller();
  bo.cookie = judge(0).cookie;

  const body = left(1, seat, writer);
  const refused = await bo.call('submitMarks', { params, body });
  expect([refused.status, refused.problem.code]).toEqual([409, 'OtherWriter']);
  expect((await bo.data('getJudgingSheet', { params })).marks).toEqual([]);
  // The sheet that she had completed is not handed in by another, either.
  const handIn = await bo.call('submitMarks', { params, body: { ...body, marks: [], handIn: true } });
  expect(handIn.problem.code).toBe('OtherWriter');

  await bo.data('submitMarks', { params, body: { ...body, isForWriter: true } });
  const { marks } = await bo.data('getJudgingSheet', { params });
  expect(marks.map(({ name, isOwn, source }) => [name, isOwn, source])).toEqual([
    ['Anna Vale', false, 'device'],
  ]);
  const hers = await anna.caller.data('getJudgingSheet', { params });
  expect(hers.marks.map(({ isOwn }) => isOwn)).toEqual([true]);
  // Her own marks she sends herself, without a word.
  expect((await anna.caller.call('submitMarks', { params, body: left(2, seat, writer) })).status).toBe(200);
});

it('keeps the marks of a judge with an account who left the seat', async () => {
  const seat = 'judge2';
  const params = sheet(seat);
  const writer = await readerOf(judge(1), seat);
  const { caller } = await newHolderOfSeat(staged, seat, 'Bo Lake');
  const body = { ...left(1, seat, { ...writer, name: 'Another Name' }), isForWriter: true };
  await caller.data('submitMarks', { params, body });
  const { marks } = await caller.data('getJudgingSheet', { params });
  // By the name of the account, whatever the tablet says.
  expect(marks.map(({ by, name }) => [by, name])).toEqual([[writer.id, writer.name]]);
});

it('takes marks of nobody who is no judge, and lets nobody but the seat and organisers send them', async () => {
  const seat = 'judge3';
  const params = sheet(seat);
  const referee = judge(3);
  const writer = await readerOf(judge(2), seat);
  const statusOf = async (caller: Caller, writtenBy: typeof writer) =>
    (await caller.call('submitMarks', { params, body: { ...left(1, seat, writtenBy), isForWriter: true } }))
      .status;
  const family = await staged.family.data('currentUser');
  const stranger = { id: family.id, name: family.name };
  const otherSeat = await readerOf((await newHolderOfSeat(staged, 'judge1', 'Cy Moss')).caller, 'judge1');
  expect(await statusOf(judge(2), stranger)).toBe(403);
  expect(await statusOf(judge(2), otherSeat)).toBe(403);
  expect(await statusOf(judge(2), { ...otherSeat, id: 'none' })).toBe(403);
  expect(await statusOf(referee, writer)).toBe(403);
  expect(await statusOf(await demoAccount('superadmin'), writer)).toBe(200);
});
