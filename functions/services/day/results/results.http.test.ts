import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { entryBody } from '../../../../local/testing/competitions.ts';
import { correctAsTwo } from '../../../../local/testing/corrections.ts';
import { readPrintout } from '../../../../local/testing/printouts.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { newJudgedFlights, newMark, type JudgedFlights } from '../../../../local/testing/sheets.ts';

const anybody = new Caller();
let admin: Caller;
let staged: JudgedFlights;
let flight: { competitionId: string; flightId: string };
let eventId: string;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newJudgedFlights();
  flight = { competitionId: staged.params.competitionId, flightId: 'f1' };
});

const caller = (seat: number) => staged.panel[seat]?.caller ?? anybody;

/** Hands in a judge's sheet with one mark for each skater in all columns. */
async function handIn(seat: number, values: readonly number[]) {
  const params = { ...flight, seat: `judge${String(seat + 1)}` };
  const { columns } = await caller(seat).data('getJudgingSheet', { params });
  const marks = staged.programmeIds.flatMap((programmeId, index) =>
    columns.map(({ id }) => [programmeId, id, values[index] ?? 0] as const),
  );
  await caller(seat).data('submitMarks', {
    params,
    body: {
      device: randomUUID(),
      marks: marks.map((mark, index) => newMark(index + 1, mark)),
      handIn: true,
    },
  });
  return columns;
}

const listed = async () =>
  (await admin.data('listFlightResults', { params: staged.params })).flights.find(({ id }) => id === 'f1');
const revision = async () => (await listed())?.revision ?? 0;
const publicResult = () =>
  anybody.data('getResult', { params: { competitionId: flight.competitionId, eventId } });
const wall = () =>
  readPrintout(admin, flight.competitionId, { document: 'results', paper: 'letter', flight: 'f1' });
const places = async () => (await publicResult()).flights[0]?.places ?? [];

describe('a result’s life', () => {
  it('begins with every sheet, and is approved once of two at once', async () => {
    const drawn = await listed();
    expect(drawn).toMatchObject({ state: 'undrawn', waitsFor: [{ what: 'checkIn' }], result: null });
    eventId = drawn?.eventId ?? '';
    const referee = caller(3);
    const early = await referee.call('approveResult', {
      params: flight,
      body: { revision: 0, reason: null },
    });
    expect([early.status, early.problem.code]).toEqual([409, 'SheetsIncomplete']);
    await handIn(0, [74, 72, 70]);
    await handIn(1, [74, 72, 70]);
    expect((await listed())?.waitsFor).toEqual([{ what: 'sheets', seats: ['judge3'] }]);
    await handIn(2, [74, 72, 70]);
    expect((await listed())?.state).toBe('checked');

    const body = { revision: await revision(), reason: null };
    const stale = await referee.call('approveResult', { params: flight, body: { ...body, revision: 1 } });
    expect(stale.problem.code).toBe('VersionConflict');
    expect(fieldCodes(await admin.call('approveResult', { params: flight, body }))).toEqual([
      'reason NotNull',
    ]);
    // One was checked in, so the others need a word of whoever approves.
    const [first = '', ...others] = staged.programmeIds;
    await admin.data('checkIn', { params: { ...flight, programmeId: first } });
    expect(fieldCodes(await referee.call('approveResult', { params: flight, body }))).toEqual([
      'confirmedUndecided MustCorrect',
    ]);
    const sure = { ...body, confirmedUndecided: others };
    const both = await Promise.all([
      referee.call('approveResult', { params: flight, body: sure }),
      admin.call('approveResult', { params: flight, body: { ...sure, reason: 'The referee has left' } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)?.problem;
    const approved = (await listed())?.result?.approved;
    expect([refused?.code, refused?.by]).toEqual(['ResultApproved', approved?.by]);
    const late = await caller(0).call('submitMarks', {
      params: { ...flight, seat: 'judge1' },
      body: { device: 'd', marks: [newMark(99, [staged.programmeIds[0] ?? '', 'judge1.1', 70])] },
    });
    expect(late.status).toBe(409);
  });

  it('may be approved, posted and corrected by nobody else', async () => {
    const body = { revision: await revision(), reason: 'x' };
    const statuses = async (operation: 'approveResult' | 'postResult', sent: object) =>
      Promise.all(
        [anybody, staged.family, caller(0), staged.other.caller].map(
          async (one) => (await one.call(operation, { params: flight, body: sent })).status,
        ),
      );
    expect(await statuses('approveResult', body)).toEqual([401, 403, 403, 403]);
    expect(await statuses('postResult', { version: 1 })).toEqual([401, 403, 403, 403]);
    const unknown = { params: { ...flight, flightId: 'none' }, body: { version: 1 } };
    expect((await admin.call('postResult', unknown)).status).toBe(404);
  });

  it('shows nobody a place before it is posted, and everybody afterwards', async () => {
    expect(await places()).toEqual([]);
    const wanted = { document: 'results', paper: 'letter' } as const;
    const unposted = await admin.call('getScheduleDocument', { params: staged.params, query: wanted });
    expect(unposted.status).toBe(404);
    const own = { params: { ...flight, programmeId: staged.programmeIds[0] ?? '' } };
    expect((await staged.family.call('explainPlace', own)).status).toBe(404);
    const step = { params: flight, body: { version: 1 } };
    await admin.data('holdResult', step);
    const { name } = await admin.data('myAccount');
    const tooLate = async (operation: 'postResult' | 'holdResult') => {
      const { status, problem } = await admin.call(operation, step);
      return [status, problem.code, problem.by];
    };
    expect(await tooLate('postResult')).toEqual([409, 'ResultHeld', name]);
    await admin.data('releaseResult', step);
    const clicks = await Promise.all([admin.call('postResult', step), admin.call('postResult', step)]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    expect(await tooLate('holdResult')).toEqual([409, 'ResultPosted', name]);
    expect((await places()).map(({ place, points }) => [place, points])).toEqual([
      [1, 6],
      [2, 5],
      [3, 4],
    ]);
    const answers = JSON.stringify([
      await publicResult(),
      await anybody.data('listResults', { params: staged.params }),
      await anybody.data('getTeamPoints', { params: staged.params }),
    ]);
    const [entry] = await staged.family.data('listMyEntries');
    expect(answers).toContain('"name":"Ada"');
    expect(answers).not.toContain(entry?.skater?.fullName ?? 'Ada');
    expect(answers).not.toMatch(/judge|coach|birth|mark|total|column|referee/i);
    const { text, document } = await wall();
    expect(text).toMatch(/^Posted .+/m);
    expect(text).toMatch(/^Ada$/m);
    expect(text).not.toContain(entry?.skater?.fullName ?? 'Ada');
    expect([document.getPageCount(), document.getPage(0).getWidth()]).toEqual([1, 612]);
  });
});

describe('why this place', () => {
  it('is for the skater’s family, and nobody else', async () => {
    const params = { ...flight, programmeId: staged.programmeIds[0] ?? '' };
    const callers = [anybody, await newFamily(), admin, caller(0), caller(3)];
    const statuses = await Promise.all(
      callers.map(async (one) => (await one.call('explainPlace', { params })).status),
    );
    expect(statuses).toEqual([401, 404, 404, 404, 404]);
    const explained = await staged.family.data('explainPlace', { params });
    expect(explained).toMatchObject({ place: 1, points: 6, skated: 3, medianTotal: null });
    expect(explained.columns.length).toBeGreaterThan(2);
    expect(JSON.stringify(explained)).not.toMatch(/judge\d|referee/);
    expect(await (await newFamily()).data('listMyResults', { params: staged.params })).toEqual([]);
  });

  it('is for the family of a walk-on, too; nobody is restored after the approval', async () => {
    const family = await newFamily();
    await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    const other = { ...flight, flightId: 'f2' };
    const { unplaced } = await admin.data('listRuns', { params: staged.params });
    const programmeId = unplaced[0]?.programmeId ?? '';
    const body = { programmeId, reason: 'Entered at the desk', version: 0 };
    const { order } = await admin.data('addWalkOn', { params: other, body });
    for (const id of order)
      await admin.data('scratch', { params: { ...other, programmeId: id }, body: { reason: 'Flu' } });
    await admin.data('approveResult', { params: other, body: { revision: 0, reason: 'Nobody skated' } });
    const restored = await admin.call('restoreStarter', { params: { ...other, programmeId } });
    expect(restored.status).toBe(409);
    await admin.data('postResult', { params: other, body: { version: 1 } });
    const own = await family.data('listMyResults', { params: staged.params });
    expect(own).toMatchObject([
      { programmeId, flightId: 'f2', state: 'withdrawn', part: { number: 2, of: 2 } },
    ]);
    const explained = await family.call('explainPlace', { params: { ...other, programmeId } });
    expect(explained.status).toBe(200);
  });
});

describe('a correction', () => {
  it('is a new version with before and after, and refuses what the result does not have', async () => {
    const [, second = '', third = ''] = staged.programmeIds;
    const text = 'A 7 read as a 1';
    const nothing = { marks: [], penalties: [], states: [], reason: 'typedWrong' as const, text };
    const unchanged = await admin.call('correctResult', { params: flight, body: { ...nothing, version: 1 } });
    expect([unchanged.status, unchanged.problem.code]).toEqual([409, 'NothingCorrected']);
    const penalties = [{ programmeId: second, penalties: [{ code: 'invented', tenths: 10 }] }];
    const marks = [{ programmeId: second, seat: 'referee', column: 'invented', value: 200 }];
    const wrong = [{ penalties }, { marks }].map((change) => ({ ...nothing, version: 1, ...change }));
    const refusals = await Promise.all(
      wrong.map((body) => admin.call('correctResult', { params: flight, body })),
    );
    expect(refusals.map(fieldCodes)).toEqual([
      ['penalties.0.penalties.0.code MustExist'],
      ['marks.0.column MustExist'],
    ]);
    const bad = { ...nothing, version: 1, states: [{ programmeId: 'x', state: 'skated' }] };
    expect(fieldCodes(await admin.call('correctResult', { params: flight, body: bad }))).toEqual([
      'states.0.programmeId MustExist',
    ]);
    expect(
      fieldCodes(
        await admin.call('correctResult', { params: flight, body: { ...nothing, version: 1, text: ' ' } }),
      ),
    ).toEqual(['text NotNull']);
    const body = {
      ...nothing,
      version: 1,
      penalties: [{ programmeId: second, penalties: [{ code: 'omitted', tenths: 200 }] }],
    };
    await correctAsTwo({ proposer: admin, confirmer: caller(3) }, flight, body);
    const { result } = (await listed()) ?? {};
    expect(result?.version).toBe(2);
    expect(result?.corrected).toMatchObject({ reason: 'typedWrong', text: 'A 7 read as a 1' });
    const changed = result?.rows.filter(({ before }) => before !== null);
    expect(changed?.map(({ programmeId, place, before }) => [programmeId, before?.place, place])).toEqual([
      [third, 3, 2],
      [second, 2, 3],
    ]);
    const own = await staged.family.data('listMyResults', { params: staged.params });
    expect(own.find(({ programmeId }) => programmeId === second)?.correction).toMatchObject({
      reason: 'typedWrong',
      before: { place: 2, points: 5 },
    });
    expect((await publicResult()).flights[0]).toMatchObject({
      version: 2,
      correctedAt: expect.any(String) as string,
    });
    const { text: printed } = await wall();
    expect(printed).toMatch(/^Corrected .+/m);
    expect(printed).toContain('Version 2. Replaces version 1.');
  });
});

describe('published names', () => {
  it('follow the guardian’s choice and a deletion, also from the edge and after the next correction', async () => {
    const [first = ''] = staged.programmeIds;
    const [entryId = ''] = first.split('.');
    const { skater } = (await staged.family.data('listMyEntries')).find(({ id }) => id === entryId) ?? {};
    const people = [{ fullName: skater?.fullName, birthdate: skater?.birthdate, publishAs: 'initials' }];
    await staged.family.data('updateConsents', { params: { entryId }, body: { people } });
    const [winner] = await places();
    expect([winner?.name, winner?.rink]).toEqual([expect.stringMatching(/^A\./), null]);
    const { rinks } = await anybody.data('getTeamPoints', { params: staged.params });
    // Place and event would find the initials in the event's result, and a sum of points the rink of one skater.
    expect(rinks.flatMap(({ entries }) => entries).map(({ place }) => place)).not.toContain(winner?.place);
    expect(rinks.map(({ points, otherPoints }) => [points, otherPoints])).toEqual([[5 + 4, 0]]);
    const rinksOf = async (copy: 'organisers' | 'handout') =>
      (await admin.data('getProtocol', { params: staged.params, query: { copy } })).rinks;
    expect((await rinksOf('handout')).map(({ points }) => points)).toEqual([5 + 4]);
    expect((await rinksOf('organisers')).map(({ points, otherPoints }) => [points, otherPoints])).toEqual([
      [6 + 5 + 4, 6],
    ]);

    await staged.family.data('deleteMyAccount', { body: { currentPassword: 'a password of ours' } });
    expect((await places()).map(({ place, name }) => [place, name])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
    const penalties = [{ programmeId: first, penalties: [{ code: 'omitted', tenths: 1 }] }];
    const change = { marks: [], penalties, states: [], reason: 'ruling' as const };
    const body = { ...change, text: 'Again', version: 2 };
    await correctAsTwo({ proposer: admin, confirmer: caller(3) }, flight, body);
    expect((await places()).every(({ name, rink }) => name === null && rink === null)).toBe(true);
    // The walk-on of another family was scratched, and stays in the list.
    const { skaters } = await anybody.data('listResults', { params: staged.params });
    expect(skaters.flatMap(({ results }) => results)).toMatchObject([
      { flight: 2, place: null, state: 'withdrawn' },
    ]);
    const query = { copy: 'organisers' };
    const { events } = await admin.data('getProtocol', { params: staged.params, query });
    const [own] = events.flatMap(({ flights }) => flights);
    expect(own?.rows.map(({ place, name }) => [place, name])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
    const { text } = await wall();
    expect(text).toContain('Name not published');
    expect(text).not.toMatch(/^(Ada|A\.)/m);
  });

  it('are asked of the origin once in five seconds, however many ask', async () => {
    const params = { competitionId: flight.competitionId };
    const ask = () => anybody.call('listResults', { params, fromEdge: true });
    await ask();
    const replies = await Promise.all(Array.from({ length: 20 }, ask));
    expect(replies.every(({ headers }) => headers.get('age') !== null)).toBe(true);
  });
});
