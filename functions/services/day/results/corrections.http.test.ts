import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { newHolder } from '../../../../local/testing/codes.ts';
import { demoAccount, newInvitedUser } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
import {
  handInSheet,
  newHolderOfSeat,
  newJudgedFlights,
  type JudgedFlights,
} from '../../../../local/testing/sheets.ts';

const anybody = new Caller();
let admin: Caller;
let staged: JudgedFlights;
let flight: { competitionId: string; flightId: string };

const seated = (seat: number) => staged.panel[seat]?.caller ?? anybody;
const referee = () => seated(3);

beforeEach(async () => {
  [admin, staged] = await Promise.all([demoAccount('superadmin'), newJudgedFlights()]);
  flight = { competitionId: staged.params.competitionId, flightId: 'f1' };
  for (const [index, value] of [72, 73, 74].entries())
    await handInSheet(seated(index), { ...flight, seat: `judge${String(index + 1)}` }, value);
  const { revision } = await referee().data('getFlightSheets', { params: flight });
  await referee().data('approveResult', { params: flight, body: { revision, reason: null } });
  await admin.data('postResult', { params: flight, body: { version: 1 } });
});

const penalty = (tenths: number, version = 1) => ({
  version,
  reason: 'ruling' as const,
  text: 'A spin was left out',
  marks: [],
  penalties: [{ programmeId: staged.programmeIds[0] ?? '', penalties: [{ code: 'omitted', tenths }] }],
  states: [],
});
const propose = async (tenths = 20, by = admin) =>
  (await by.data('correctResult', { params: flight, body: penalty(tenths) })).proposal;
const decide = (by: Caller, operation: 'confirmCorrection' | 'rejectCorrection', body: object) =>
  by.call(operation, { params: flight, body });
const listed = async () =>
  (await admin.data('listFlightResults', { params: staged.params })).flights.find(({ id }) => id === 'f1')
    ?.result;
const secondOrganiser = async () =>
  (await newInvitedUser('MANAGER', { competitionId: flight.competitionId })).caller;

describe('a proposed correction', () => {
  it('changes nothing that anybody but officials can read, and is confirmed by the referee', async () => {
    const { eventId } = (await admin.data('listFlightResults', { params: staged.params })).flights[0] ?? {};
    const readPublic = async () =>
      JSON.stringify([
        await anybody.data('getResult', { params: { ...staged.params, eventId: eventId ?? '' } }),
        await anybody.data('listResults', { params: staged.params }),
        await anybody.data('getTeamPoints', { params: staged.params }),
        await staged.family.data('listMyResults', { params: staged.params }),
      ]);
    const before = await readPublic();
    const proposal = await propose();
    const { name } = await admin.data('currentUser');
    expect(await readPublic()).toBe(before);
    expect(before).not.toMatch(/propos/i);
    expect(await listed()).toMatchObject({
      version: 1,
      corrected: null,
      proposal: { id: proposal, by: name },
    });
    const shown = await referee().data('getCorrection', { params: flight });
    expect(shown).toMatchObject({
      version: 1,
      proposal: { id: proposal, by: name, text: 'A spin was left out', confirmation: 'second' },
    });
    expect(shown.sheets.map(({ source }) => source)).toEqual(['device', 'device', 'device']);
    expect(shown.range).toEqual({ least: 70, most: 74 });
    expect(shown.rows.every(({ columns }) => columns.length === shown.columns.length)).toBe(true);
    const body = { proposal };
    expect((await decide(referee(), 'confirmCorrection', body)).answer.data).toMatchObject({ version: 2 });
    const result = await listed();
    expect(result).toMatchObject({
      version: 2,
      proposal: null,
      approved: { at: expect.any(String) as string },
    });
    const [first, second] = result?.approvals ?? [];
    expect([first?.proposedBy, second?.proposedBy]).toEqual([null, name]);
    expect(second).toMatchObject({ version: 2, by: first?.by, aloneReason: null });
    // A lost answer is asked for again.
    expect((await decide(referee(), 'confirmCorrection', body)).status).toBe(200);
    expect((await decide(admin, 'confirmCorrection', body)).problem.code).toBe('VersionConflict');
    expect(await readPublic()).not.toBe(before);
  });

  it('is never confirmed by its proposer, but by a second organiser', async () => {
    const isProposed = async () =>
      (await admin.data('listPodiums', { params: staged.params, query: {} })).runs
        .flatMap(({ flights }) => flights)
        .find(({ id }) => id === 'f1')?.result?.isCorrectionProposed;
    expect(await isProposed()).toBe(false);
    const proposal = await propose();
    // Whoever is about to give the medals is told.
    expect(await isProposed()).toBe(true);
    const own = await decide(admin, 'confirmCorrection', { proposal });
    expect([own.status, own.problem.code]).toEqual([409, 'OwnCorrection']);
    expect((await listed())?.version).toBe(1);
    const manager = await secondOrganiser();
    expect((await decide(manager, 'confirmCorrection', { proposal })).status).toBe(200);
    expect((await listed())?.approvals[1]).toMatchObject({ by: 'Kim Lake', aloneReason: null });
    expect(await isProposed()).toBe(false);
  });

  it('is confirmed by one organiser alone with a reason, which stays with the version for ever', async () => {
    const proposal = await propose();
    const reason = 'The referee has left, and I run the day alone';
    await admin.data('confirmCorrection', { params: flight, body: { proposal, reason } });
    const again = await admin.data('correctResult', { params: flight, body: penalty(30, 2) });
    await referee().data('confirmCorrection', { params: flight, body: { ...again, reason: 'Not needed' } });
    expect((await listed())?.approvals.map(({ aloneReason }) => aloneReason)).toEqual([null, reason, null]);
    const { records } = await historyOf();
    expect(records).toContain(reason);
    expect(records).not.toContain('Not needed');
    const protocol = await admin.data('getProtocol', {
      params: staged.params,
      query: { copy: 'organisers' },
    });
    const [own] = protocol.events.flatMap(({ flights }) => flights);
    expect(own?.corrections.map((one) => [one.version, one.aloneReason])).toEqual([
      [2, reason],
      [3, null],
    ]);
    const handout = await admin.data('getProtocol', { params: staged.params, query: { copy: 'handout' } });
    expect(JSON.stringify(handout)).not.toContain(reason);
  });

  it('of the referee is confirmed by an organiser, and not by the referee with a reason', async () => {
    const proposal = await propose(20, referee());
    const own = await decide(referee(), 'confirmCorrection', { proposal, reason: 'I am sure' });
    expect(own.problem.code).toBe('OwnCorrection');
    expect((await decide(admin, 'confirmCorrection', { proposal })).status).toBe(200);
  });

  it('is rejected by the referee or withdrawn by its proposer, and leaves the result as it is', async () => {
    const first = await propose();
    const rejected = await decide(referee(), 'rejectCorrection', {
      proposal: first,
      reason: 'The spin was there',
    });
    expect(rejected.status).toBe(200);
    expect((await decide(referee(), 'confirmCorrection', { proposal: first })).problem.code).toBe(
      'VersionConflict',
    );
    const second = await propose(30);
    expect((await decide(admin, 'rejectCorrection', { proposal: second })).status).toBe(200);
    expect(await listed()).toMatchObject({ version: 1, proposal: null, corrected: null });
    expect((await historyOf()).actions.filter((action) => action.startsWith('correction'))).toEqual([
      'correctionRejected',
      'correctionProposed',
      'correctionRejected',
      'correctionProposed',
    ]);
  });
});

async function historyOf() {
  const items = await admin.data('listCompetitionHistory', {
    params: { competitionId: flight.competitionId },
    query: {},
  });
  return { actions: items.map(({ deed: action }) => action), records: JSON.stringify(items) };
}

describe('two at once', () => {
  it('propose: the second learns whose correction waits; the same call again is the same proposal', async () => {
    const manager = await secondOrganiser();
    const call = (by: Caller, tenths: number) =>
      by.call('correctResult', { params: flight, body: penalty(tenths) });
    const replies = await Promise.all([call(admin, 20), call(manager, 30)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409)?.problem;
    expect([refused?.code, refused?.by]).toEqual(['CorrectionProposed', (await listed())?.proposal?.by]);
    const first = replies[0]?.status === 200 ? call(admin, 20) : call(manager, 30);
    expect((await first).answer.data).toMatchObject({ proposal: (await listed())?.proposal?.id });
  });

  it('confirm and reject: one of both, and the other is told', async () => {
    const proposal = await propose();
    const late = await raced(
      [flight.competitionId, 'changes = :read', 'resultVersion'],
      () => decide(referee(), 'confirmCorrection', { proposal }),
      () => decide(admin, 'rejectCorrection', { proposal }),
    );
    expect([late.status, late.problem.code]).toEqual([409, 'VersionConflict']);
    expect(await listed()).toMatchObject({ version: 1, proposal: null });
  });

  it('a proposal of a version ends with it, whatever is sent for it afterwards', async () => {
    const proposal = await propose();
    await referee().data('confirmCorrection', { params: flight, body: { proposal } });
    const stale = await admin.call('correctResult', { params: flight, body: penalty(30) });
    expect(stale.problem.code).toBe('VersionConflict');
    const newer = await admin.data('correctResult', { params: flight, body: penalty(30, 2) });
    const old = await decide(referee(), 'rejectCorrection', { proposal });
    expect([old.status, old.problem.code]).toEqual([409, 'VersionConflict']);
    expect((await listed())?.proposal?.id).toBe(newer.proposal);
  });

  it('the awards and a correction: both are stored', async () => {
    const proposal = await propose();
    await raced(
      [flight.competitionId, 'changes = :read', 'resultVersion'],
      () => decide(referee(), 'confirmCorrection', { proposal }),
      () => admin.data('markAwarded', { params: flight, body: { version: 1 } }),
    );
    expect(await listed()).toMatchObject({
      version: 2,
      proposal: null,
      awarded: { at: expect.any(String) as string },
    });
  });
});

it('of a competition that is archived at that moment is not made', async () => {
  const proposal = await propose();
  const params = { competitionId: flight.competitionId };
  const { version } = await admin.data('getCompetition', { params });
  const late = await raced(
    [flight.competitionId, 'changes = :read', 'resultVersion'],
    () => decide(referee(), 'confirmCorrection', { proposal }),
    () => admin.data('archiveCompetition', { params, body: { version } }),
  );
  expect([late.status, late.problem.code]).toEqual([409, 'CompetitionArchived']);
  expect((await listed())?.version).toBe(1);
});

describe('nobody else', () => {
  it('proposes, reads, confirms or rejects', async () => {
    const proposal = await propose();
    const scoring = (await newHolder({ ...staged.params, kind: 'scoring' }, 'Lou Field')).caller;
    const judge = seated(0);
    const callers = [anybody, staged.family, judge, staged.other.caller, scoring];
    const statuses = async (call: (by: Caller) => Promise<{ status: number }>) =>
      Promise.all(callers.map(async (by) => (await call(by)).status));
    const refused = [401, 403, 403, 403, 403];
    expect(await statuses((by) => by.call('getCorrection', { params: flight }))).toEqual(refused);
    expect(await statuses((by) => by.call('correctResult', { params: flight, body: penalty(30) }))).toEqual(
      refused,
    );
    for (const operation of ['confirmCorrection', 'rejectCorrection'] as const)
      expect(await statuses((by) => decide(by, operation, { proposal, reason: 'x' }))).toEqual(refused);
  });

  it('a referee’s code confirms; a judge proposes marks of the own sheet alone', async () => {
    const judge = seated(0);
    const [programmeId = ''] = staged.programmeIds;
    const { columns } = await judge.data('getJudgingSheet', { params: { ...flight, seat: 'judge1' } });
    const mark = { programmeId, seat: 'judge1', column: columns[0]?.id ?? '', value: 71 };
    const body = { ...penalty(0), reason: 'typedWrong', penalties: [], marks: [mark] };
    const foreign = { ...body, marks: [{ ...mark, seat: 'judge2', column: 'judge2.1' }] };
    expect((await judge.call('correctResult', { params: flight, body: foreign })).status).toBe(403);
    const { proposal } = await judge.data('correctResult', { params: flight, body });
    expect((await decide(judge, 'confirmCorrection', { proposal })).status).toBe(403);
    const { caller } = await newHolderOfSeat(staged, 'referee', `Ref ${randomUUID().slice(0, 4)}`);
    expect((await decide(caller, 'confirmCorrection', { proposal })).status).toBe(200);
  });
});

it('tells the judge on the own sheet which marks were replaced, by whom and why', async () => {
  const judge = seated(0);
  const params = { ...flight, seat: 'judge1' };
  const { columns, corrections: none } = await judge.data('getJudgingSheet', { params });
  const [programmeId = ''] = staged.programmeIds;
  const column = columns[0]?.id ?? '';
  const text = 'The paper has a 9';
  const marks = [{ programmeId, seat: 'judge1', column, value: 73 }];
  const body = { ...penalty(0), reason: 'typedWrong', text, penalties: [], marks };
  const { proposal } = await admin.data('correctResult', { params: flight, body });
  expect([none, (await judge.data('getJudgingSheet', { params })).corrections]).toEqual([[], []]);
  await referee().data('confirmCorrection', { params: flight, body: { proposal } });
  const { corrections } = await judge.data('getJudgingSheet', { params });
  const { name } = await admin.data('currentUser');
  expect(corrections).toMatchObject([
    { version: 2, proposedBy: name, text, marks: [{ programmeId, column, from: 72, to: 73 }] },
  ]);
  const other = { params: { ...flight, seat: 'judge2' } };
  expect((await seated(1).data('getJudgingSheet', other)).corrections).toEqual([]);
  // Another reader of the same sheet, as a judge who took the seat over, wrote none of its marks.
  const read = async (by: Caller) => (await by.data('getJudgingSheet', { params })).corrections?.[0]?.isOwn;
  expect([await read(judge), await read(admin)]).toEqual([true, false]);
  const scoring = (await newHolder({ ...staged.params, kind: 'scoring' }, 'Lou Field')).caller;
  expect((await scoring.data('getJudgingSheet', { params })).corrections).toEqual([]);
  // The referee's table has the mark that stands now.
  const sheetAs = async (by: Caller) =>
    (await by.data('getFlightSheets', { params: flight })).sheets.find(({ seat }) => seat === 'judge1');
  const seen = await sheetAs(referee());
  const cell = seen?.cells.find((one) => one.programmeId === programmeId && one.column === column);
  expect([cell?.value, cell?.marks.map(({ value }) => value)]).toEqual([73, [72]]);
  expect(seen?.corrections).toMatchObject([{ version: 2, text, marks: [{ from: 72, to: 73 }] }]);
  expect((await sheetAs(scoring))?.corrections).toEqual([]);
});
