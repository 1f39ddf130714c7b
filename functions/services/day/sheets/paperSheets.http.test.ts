import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
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

let staged: JudgedFlights;
let scoring: Caller;
let second: Caller;

beforeAll(async () => {
  staged = await newJudgedFlights();
  const { competitionId } = staged.params;
  scoring = (await newHolder({ competitionId, kind: 'scoring' })).caller;
  second = (await newHolder({ competitionId, kind: 'scoring' }, 'Kim Frost')).caller;
});

const sheet = (seat: string, flightId = 'f1') => ({ ...staged.params, flightId, seat });

describe('a paper sheet', () => {
  it('counts once another person has typed it again; the same person cannot', async () => {
    const params = sheet('judge1', 'f2');
    const ids = await handInSheet(scoring, params, 72);
    const typed = await scoring.data('getJudgingSheet', { params });
    expect(typed.sheet).toMatchObject({ state: 'toConfirm', mayConfirm: false, revision: ids.length });
    const boxes = typed.marks.map(({ programmeId, column }) => ({ programmeId, column, value: 72 }));
    const device = randomUUID();
    const whole = { revision: ids.length, again: boxes, device, marks: [] };
    const same = await scoring.call('confirmMarks', { params, body: whole });
    expect([same.status, same.problem.code]).toEqual([409, 'SamePerson']);

    const again = boxes.map((box, index) => (index === 0 ? { ...box, value: 74 } : box));
    const different = await second.data('confirmMarks', { params, body: { ...whole, again } });
    expect(different).toMatchObject({
      isConfirmed: false,
      differences: [
        {
          programmeId: boxes[0]?.programmeId,
          column: boxes[0]?.column,
          first: 72,
          second: 74,
          replaces: ids.slice(0, 1),
        },
      ],
      sheet: { state: 'toConfirm', mayConfirm: true },
    });
    const [box] = again;
    const marks = [newMark(1, [box?.programmeId ?? '', box?.column ?? '', 74], ids.slice(0, 1))];
    const stale = { ...whole, revision: 1, again, marks };
    expect((await second.call('confirmMarks', { params, body: stale })).problem.code).toBe('VersionConflict');
    const body = { ...whole, again, marks };
    expect(await second.data('confirmMarks', { params, body })).toMatchObject({
      isConfirmed: true,
      sheet: { state: 'counts' },
    });
    // A lost answer: the page sends the same again.
    expect(await second.data('confirmMarks', { params, body })).toMatchObject({ isConfirmed: true });
    const admin = await demoAccount('superadmin');
    const after = await admin.data('getJudgingSheet', { params });
    expect(after.marks).toHaveLength(ids.length + 1);
    const later = newMark(
      1,
      [box?.programmeId ?? '', box?.column ?? '', 71],
      marks.map(({ id }) => id),
    );
    const changed = { device: randomUUID(), marks: [later], handIn: true };
    expect((await scoring.data('submitMarks', { params, body: changed })).sheet.state).toBe('toConfirm');
  });

  it('is not confirmed by its typist under another code, beside an account, or under the same name', async () => {
    const params = sheet('judge1');
    const { competitionId } = staged.params;
    const holder = async (name: string) => (await newHolder({ competitionId, kind: 'scoring' }, name)).caller;
    const admin = await demoAccount('superadmin');
    // One browser with an account and a code: marks are the account's, and the code is known.
    const both = new Caller();
    both.cookie = admin.cookie;
    both.code = (await holder('Ash Vale')).code;
    const { length: revision } = await handInSheet(both, params, 72);
    const codeAlone = new Caller();
    codeAlone.code = both.code;
    const body = { revision, again: null, device: 'reader', marks: [] };
    const confirm = async (caller: Caller) => {
      const { status, problem } = await caller.call('confirmMarks', { params, body });
      return status === 200 ? status : problem.code;
    };
    expect(await confirm(codeAlone)).toBe('SamePerson');
    expect(await confirm(admin)).toBe('SamePerson');
    expect((await codeAlone.data('getJudgingSheet', { params })).sheet.mayConfirm).toBe(false);
    const { name } = await admin.data('currentUser');
    expect(await confirm(await holder(` ${name.toUpperCase().split(' ').reverse().join('  ')} `))).toBe(
      'SamePerson',
    );
    expect(await confirm(await holder('Ash Hill'))).toBe(200);
  });

  it.each([
    ['hand-in', 'confirmation', 'judge2'],
    ['confirmation', 'hand-in', 'judge3'],
  ] as const)('keeps an empty %s and the %s that came before its write', async (last, first, seat) => {
    const params = sheet(seat);
    const { flight, columns } = await scoring.data('getJudgingSheet', { params });
    const marks = flight.order
      .flatMap(({ programmeId }) => columns.map(({ id }) => [programmeId, id, 72] as const))
      .map((box, index) => newMark(index + 1, box));
    await scoring.data('submitMarks', { params, body: { device: 'typing', marks } });
    const body = { revision: marks.length, again: null, device: 'reader', marks: [] };
    const empty = { device: 'typing', marks: [], handIn: true };
    const calls = {
      confirmation: async () => (await second.call('confirmMarks', { params, body })).status,
      'hand-in': async () => (await scoring.call('submitMarks', { params, body: empty })).status,
    };
    const attribute = { confirmation: 'confirmedBy', 'hand-in': 'handedInBy' }[last];
    const late = await raced([params.competitionId, `sheet_${seat}`, attribute], calls[last], async () => {
      expect(await calls[first]()).toBe(200);
    });
    expect(late).toBe(200);
    const { sheet: facts } = await scoring.data('getJudgingSheet', { params });
    expect(facts).toMatchObject({ state: 'counts', handedInBy: 'Lou Field', confirmedBy: 'Kim Frost' });
  });
});
