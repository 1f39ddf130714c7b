import { beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { newCode, newHolder } from '../../../../local/testing/codes.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import {
  handInSheet,
  newHolderOfSeat,
  newJudgedFlights,
  newMark,
  type JudgedFlights,
} from '../../../../local/testing/sheets.ts';
import type { Operation } from '../../../../shared/contract/routes.ts';

let admin: Caller;
let staged: JudgedFlights;
let scoring: Caller;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newJudgedFlights();
  scoring = (await newHolder({ competitionId: staged.params.competitionId, kind: 'scoring' })).caller;
});

const sheet = (seat: string, flightId = 'f1') => ({ ...staged.params, flightId, seat });
const judge = (index: number) => staged.panel[index]?.caller ?? new Caller();
const newHolderOf = (seat: string) => newHolderOfSeat(staged, seat);

it('tells the next judge on a tablet with the same code whose marks stand', async () => {
  const run = await newJudgedFlights();
  const params = { ...run.params, flightId: 'f1', seat: 'judge1' };
  const { code } = await newCode({ ...run.params, kind: 'panel', panelId: 'panel-f1', seat: 'judge1' });
  const tablet = new Caller();
  await tablet.data('openCode', { body: { code, name: 'Ann Frost' } });
  await handInSheet(tablet, params);
  const written = async () =>
    (await tablet.data('getJudgingSheet', { params })).marks.map(
      ({ name, isOwn }) => `${name} ${String(isOwn)}`,
    );
  expect(new Set(await written())).toEqual(new Set(['Ann Frost true']));
  await tablet.data('openCode', { body: { code, name: 'Bo Reed' } });
  expect(new Set(await written())).toEqual(new Set(['Ann Frost false']));
});

it('lists the flight on the ice as such, from its start to its end or to the next start', async () => {
  const run = await newJudgedFlights();
  const onIce = async () =>
    (await admin.data('listSheets', { params: run.params })).flights.flatMap(({ id, isOnIce }) =>
      isOnIce ? id : [],
    );
  expect(await onIce()).toEqual([]);
  await admin.data('startFlight', { params: { ...run.params, flightId: 'f1' } });
  expect(await onIce()).toEqual(['f1']);
  await admin.data('startFlight', { params: { ...run.params, flightId: 'f2' } });
  expect(await onIce()).toEqual(['f2']);
  await admin.data('endFlight', { params: { ...run.params, flightId: 'f2' } });
  expect(await onIce()).toEqual([]);
});

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

  it('tells a helper who types only of paper and of conflicts, and no judge’s name', async () => {
    const own = await newJudgedFlights();
    const { competitionId } = own.params;
    const params = { competitionId, flightId: 'f1', seat: 'judge2' };
    const typist = (await newHolder({ competitionId, kind: 'scoring' }, 'Robin Snow')).caller;
    const written = await handInSheet(own.panel[1]?.caller ?? new Caller(), params, 72);
    const { name } = (await own.panel[1]?.caller.data('currentUser')) ?? { name: '' };
    const [programmeId = ''] = own.programmeIds;
    const column = 'judge2.1';
    const seen = await typist.data('getJudgingSheet', { params });
    expect([seen.marks, seen.written.length, seen.sheet.state]).toEqual([[], written.length, 'counts']);
    expect(seen.written).toContainEqual({ programmeId, column });
    expect(JSON.stringify([seen, await typist.data('getFlightSheets', { params })])).not.toContain(name);
    const referees = await own.panel[3]?.caller.data('getJudgingSheet', { params });
    expect([referees?.marks.length, referees?.written, referees?.sheet.handedInBy]).toEqual([
      written.length,
      [],
      name,
    ]);

    const marks = [newMark(1, [programmeId, column, 74])];
    await typist.data('submitMarks', { params, body: { device: 'typing', marks } });
    const conflict = await typist.data('getJudgingSheet', { params });
    expect(conflict.marks.map(({ value, source, name: by }) => [value, source, by]).sort()).toEqual([
      [72, 'device', ''],
      [74, 'paper', 'Robin Snow'],
    ]);
    expect(conflict.written).toHaveLength(written.length - 1);
    expect(JSON.stringify([conflict, await typist.data('getFlightSheets', { params })])).not.toContain(name);
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
