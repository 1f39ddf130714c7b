import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../local/testing/caller.ts';
import { newHolder } from '../../../local/testing/codes.ts';
import { handInSheet, newJudgedFlights, newMark, type JudgedFlights } from '../../../local/testing/sheets.ts';

let staged: JudgedFlights;
let scoring: Caller;
let second: Caller;

beforeAll(async () => {
  staged = await newJudgedFlights();
  const { competitionId } = staged.params;
  scoring = (await newHolder({ competitionId, kind: 'scoring' })).caller;
  second = (await newHolder({ competitionId, kind: 'scoring' })).caller;
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
      differences: [{ ...again[0], value: undefined, first: 72, second: 74 }].map(
        ({ value: _value, ...difference }) => difference,
      ),
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
    const after = await second.data('getJudgingSheet', { params });
    expect(after.marks).toHaveLength(ids.length + 1);
    const later = newMark(
      1,
      [box?.programmeId ?? '', box?.column ?? '', 71],
      marks.map(({ id }) => id),
    );
    const changed = { device: randomUUID(), marks: [later], handIn: true };
    expect((await scoring.data('submitMarks', { params, body: changed })).sheet.state).toBe('toConfirm');
  });
});
