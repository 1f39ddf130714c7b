import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../local/testing/caller.ts';
import { entryBody } from '../../../local/testing/competitions.ts';
import { newHolder } from '../../../local/testing/codes.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../local/testing/people.ts';
import { handInSheet, newJudgedFlights, newMark, type JudgedFlights } from '../../../local/testing/sheets.ts';
import type { Operation } from '../../../shared/contract/routes.ts';

let admin: Caller;
let staged: JudgedFlights;
let scoring: Caller;
let second: Caller;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newJudgedFlights();
  const { competitionId } = staged.params;
  scoring = (await newHolder({ competitionId, kind: 'scoring' })).caller;
  second = (await newHolder({ competitionId, kind: 'scoring' })).caller;
});

const sheet = (seat: string, flightId = 'f1') => ({ ...staged.params, flightId, seat });
const judge = (index: number) => staged.panel[index]?.caller ?? new Caller();
const skater = (index: number) => staged.programmeIds[index] ?? '';

/** Somebody who has opened a code of a seat of the first flight's panel. */
const newHolderOf = (seat: string) =>
  newHolder({ competitionId: staged.params.competitionId, kind: 'panel', panelId: 'panel-f1', seat });

describe('who may open a sheet', () => {
  it('is its judge, the referee, helpers who type, the organisers, and nobody else', async () => {
    const { competitionId } = staged.params;
    const callers: readonly (readonly [string, Caller])[] = [
      ['nobody', new Caller()],
      ['superAdmin', admin],
      ['ownManager', (await newInvitedUser('MANAGER', { competitionId })).caller],
      ['family', staged.family],
      ['otherFamily', await newFamily()],
      ['judgeOne', judge(0)],
      ['judgeTwo', judge(1)],
      ['referee', judge(3)],
      ['judgeOfOtherPanel', staged.other.caller],
      ['codeOfJudgeOne', (await newHolderOf('judge1')).caller],
      ['codeOfReferee', (await newHolderOf('referee')).caller],
      ['scoring', scoring],
      ['checkIn', (await newHolder({ competitionId, kind: 'checkIn' })).caller],
    ];
    const asked = async (operation: Operation, params: Record<string, string>, body?: object) =>
      Object.fromEntries(
        await Promise.all(
          callers.map(
            async ([name, caller]) =>
              [name, (await caller.call(operation, { params, ...(body && { body }) })).status] as const,
          ),
        ),
      );
    const outsiders = {
      nobody: 401,
      family: 403,
      otherFamily: 403,
      judgeOfOtherPanel: 403,
      checkIn: 403,
    };
    const everySheet = { superAdmin: 200, ownManager: 200, referee: 200, codeOfReferee: 200, scoring: 200 };
    const own = { ...outsiders, ...everySheet, judgeOne: 200, judgeTwo: 403, codeOfJudgeOne: 200 };
    expect(await asked('getJudgingSheet', sheet('judge1'))).toEqual(own);
    const empty = { device: 'd', marks: [] };
    expect(await asked('submitMarks', sheet('judge1'), empty)).toEqual(own);
    const flight = { competitionId, flightId: 'f1' };
    const others = { ...outsiders, ...everySheet, judgeOne: 403, judgeTwo: 403, codeOfJudgeOne: 403 };
    expect(await asked('getFlightSheets', flight)).toEqual(others);
    const range = { version: 0, range: { least: 80, most: 70 } };
    const refused = Object.fromEntries(
      Object.entries(others).map(([name, status]) => [name, status === 200 ? 400 : status]),
    );
    expect(await asked('updateRange', flight, range)).toEqual(refused);
    expect(
      await asked('updatePenalties', flight, { version: 0, programmeId: 'none', penalties: [] }),
    ).toEqual(refused);
    const confirmation = { revision: 1, again: null, device: 'd', marks: [] };
    expect(await asked('confirmMarks', sheet('judge1'), confirmation)).toEqual(refused);
  });

  it('hears only of own flights and the own seat', async () => {
    const flightsOf = async (caller: Caller) => {
      const { flights } = await caller.data('listSheets', { params: staged.params });
      return flights.map(({ id, seats }) => `${id} ${seats.map(({ seat }) => seat).join(' ')}`);
    };
    const all = 'judge1 judge2 judge3 referee';
    expect(await flightsOf(judge(1))).toEqual(['f1 judge2']);
    expect(await flightsOf(judge(3))).toEqual([`f1 ${all}`]);
    expect(await flightsOf(staged.other.caller)).toEqual(['f2 judge1']);
    expect(await flightsOf(scoring)).toEqual([`f1 ${all}`, `f2 ${all}`]);
    const { marks, ...own } = await judge(1).data('getJudgingSheet', { params: sheet('judge2') });
    expect(marks).toEqual([]);
    expect(own).toMatchObject({ seat: 'judge2', range: { least: 70, most: 74 }, source: 'device' });
    expect(own.columns.map(({ id }) => id.split('.')[0])).toEqual(own.columns.map(() => 'judge2'));
    expect(own.flight.order.map(({ programmeId, order }) => [programmeId, order])).toEqual(
      staged.programmeIds.map((id, index) => [id, index + 1]),
    );
    expect(JSON.stringify(own)).not.toMatch(/birth|email|coach|address/i);
  });

  it('is a judge at another panel, too, by its code', async () => {
    const { competitionId } = staged.params;
    const purpose = { kind: 'panel' as const, panelId: 'panel-f2', seat: 'referee' };
    const both = new Caller();
    both.cookie = judge(0).cookie;
    both.code = (await newHolder({ competitionId, ...purpose })).caller.code;
    const { flights } = await both.data('listSheets', { params: staged.params });
    expect(
      flights.map(({ id, seats }) => [id, seats.filter(({ isOwn }) => isOwn).map(({ seat }) => seat)]),
    ).toEqual([
      ['f1', ['judge1']],
      ['f2', ['referee']],
    ]);
    const statuses = await Promise.all(
      [sheet('judge1'), sheet('judge2'), sheet('referee', 'f2')].map(
        async (params) => (await both.call('getJudgingSheet', { params })).status,
      ),
    );
    expect(statuses).toEqual([200, 403, 200]);
    const approval = { params: { competitionId, flightId: 'f2' }, body: { revision: 0, reason: null } };
    expect((await both.call('approveResult', approval)).problem.code).toBe('SheetsIncomplete');
    expect((await judge(0).call('approveResult', approval)).status).toBe(403);
  });
});

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
    // Who types sees no marks of others.
    expect((await seen(scoring))?.cells).toEqual([]);
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
    const none = await judge(0).call('getJudgingSheet', { params: sheet('judge1', 'none') });
    expect(none.status).toBe(404);
  });

  it('of a judge whose account is closed stay, and the seat’s code goes on', async () => {
    const params = sheet('judge3');
    const [first] = await handInSheet(judge(2), params, 71);
    const { id: userId, name } = await judge(2).data('currentUser');
    const users = await admin.data('listUsers', { query: { role: 'SKATER', search: name } });
    const version = users.find(({ id }) => id === userId)?.version;
    const body = { name, role: 'SKATER', active: false, version };
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
    expect((await referee.data('getFlightSheets', { params })).penalties).toMatchObject([
      { programmeId: skater(0), ...penalty },
    ]);
  });
});

describe('after the approval', () => {
  it('a new mark is refused, and one sent again is still acknowledged', async () => {
    const own = await newJudgedFlights();
    const params = (seat: string) => ({ ...own.params, flightId: 'f1', seat });
    for (const [index, { caller }] of own.panel.slice(0, 3).entries())
      await handInSheet(caller, params(`judge${String(index + 1)}`));
    const [one, , , referee] = own.panel.map(({ caller }) => caller);
    const { revision } = (await referee?.data('getFlightSheets', { params: params('referee') })) ?? {};
    await referee?.data('approveResult', { params: params('referee'), body: { revision, reason: null } });
    const sheetNow = await one?.data('getJudgingSheet', { params: params('judge1') });
    expect(sheetNow?.isApproved).toBe(true);
    const [stored] = sheetNow?.marks ?? [];
    const { id = '', programmeId = '', column = '', device = '', sequence = 0, at = '' } = stored ?? {};
    const again = { device, marks: [{ id, programmeId, column, value: 72, sequence, at, replaces: [] }] };
    expect((await one?.call('submitMarks', { params: params('judge1'), body: again }))?.status).toBe(200);
    const late = { device: 'late', marks: [newMark(1, [programmeId, column, 74], [id])] };
    const refused = await one?.call('submitMarks', { params: params('judge1'), body: late });
    expect([refused?.status, refused?.problem.code]).toEqual([409, 'FlightApproved']);
    expect(await one?.data('getJudgingSheet', { params: params('judge1') })).toEqual(sheetNow);
  });
});

describe('a programme that no flight has', () => {
  it('walks on in one flight of its event, and is told so by another', async () => {
    const { params } = staged;
    await staged.family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    const { unplaced } = await admin.data('listRuns', { params });
    const body = { programmeId: unplaced[0]?.programmeId, reason: 'Entered at the desk', version: 0 };
    const walkOn = (flightId: string) => admin.call('addWalkOn', { params: { ...params, flightId }, body });
    expect((await walkOn('f2')).status).toBe(200);
    expect(fieldCodes(await walkOn('f1'))).toEqual(['programmeId AlreadyExist']);
  });
});
