import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { newPublished, type StagedSchedule } from '../../../../local/testing/schedules.ts';
import { newMark } from '../../../../local/testing/sheets.ts';
import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';

let admin: Caller;
let staged: StagedSchedule;

const params = () => staged.params;
const runsNow = () => admin.data('listRuns', { params: params() });

async function flightAt(index: number): Promise<RunFlight> {
  const flight = (await runsNow()).runs.flatMap(({ flights }) => flights)[index];
  if (!flight) throw new Error('The schedule has such a flight');
  return flight;
}

async function starterAt(index: number, order: number) {
  const flight = await flightAt(index);
  const starter = flight.starters[order];
  if (!starter) throw new Error('The flight has such a starter');
  return { params: { ...params(), flightId: flight.id, programmeId: starter.programmeId }, starter, flight };
}

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newPublished(3);
});

describe('the runs of a day', () => {
  it('have flights in order, with the full names that are announced and nothing private', async () => {
    const runs = await runsNow();
    expect(runs).toMatchObject({ version: 1, date: staged.competition.startDate, unplaced: [] });
    expect(runs.runs).toHaveLength(1);
    const [run] = runs.runs;
    expect(run?.flights.map(({ start }) => start)).toEqual(['07:00:00', '07:10:00']);
    const names = staged.problem.people.map(({ fullName }) => fullName);
    for (const { starters, version, startedAt } of run?.flights ?? []) {
      expect(starters.map(({ order, state }) => [order, state])).toEqual([
        [1, 'expected'],
        [2, 'expected'],
        [3, 'expected'],
      ]);
      expect(starters.every(({ name }) => names.includes(name))).toBe(true);
      expect([version, startedAt]).toEqual([0, null]);
    }
    const { coachClashes, ...others } = runs;
    expect(coachClashes).toEqual([]);
    expect(JSON.stringify(others)).not.toMatch(/birthdate|address|coach|email/i);
  });

  it('are refused without a schedule, and for a day that is none', async () => {
    const unknown = await admin.call('listRuns', { params: { competitionId: 'unknown' } });
    const bad = await admin.call('listRuns', { params: params(), query: { date: 'Monday' } });
    expect([unknown.status, bad.status, fieldCodes(bad)]).toEqual([404, 400, ['date MustValid']]);
  });
});

describe('a check-in', () => {
  it('by two helpers at once tells both the same, and can be taken back', async () => {
    const { params: place } = await starterAt(0, 0);
    const both = await Promise.all([1, 2].map(() => admin.call('checkIn', { params: place })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = both.map(({ answer }) => answer.data);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ state: 'checkedIn', at: expect.stringMatching(/Z$/) });
    expect((await starterAt(0, 0)).starter).toMatchObject({ state: 'checkedIn', at: one?.at });

    expect(await admin.data('undoCheckIn', { params: place })).toMatchObject({ state: 'expected', at: null });
    expect(await admin.data('undoCheckIn', { params: place })).toMatchObject({ state: 'expected' });
    expect((await flightAt(0)).version).toBe(0);
  });

  it('of somebody who was missing changes who skates', async () => {
    const { params: place } = await starterAt(0, 1);
    const before = (await flightAt(0)).version;
    expect(await admin.data('markNoShow', { params: place })).toMatchObject({ state: 'noShow' });
    expect((await flightAt(0)).version).toBe(before + 1);
    expect(await admin.data('checkIn', { params: place })).toMatchObject({ state: 'checkedIn' });
    expect((await flightAt(0)).version).toBe(before + 2);
  });

  it('is for a programme of the flight only', async () => {
    const [{ params: place }, { params: other }] = await Promise.all([starterAt(0, 0), starterAt(1, 0)]);
    const reply = await admin.call('checkIn', { params: { ...place, programmeId: other.programmeId } });
    expect(reply.status).toBe(404);
    const nobody = await new Caller().call('checkIn', { params: place });
    const family = await staged.family.call('checkIn', { params: place });
    expect([nobody.status, family.status]).toEqual([401, 403]);
  });
});

describe('a scratch', () => {
  it('needs a reason, keeps the place, and is restored', async () => {
    const { params: place, starter } = await starterAt(0, 2);
    const bad = await admin.call('scratch', { params: place, body: {} });
    expect([bad.status, fieldCodes(bad)]).toEqual([400, ['reason NotNull']]);
    const reason = 'Sprained ankle';
    const both = await Promise.all(
      [1, 2].map(() => admin.call('scratch', { params: place, body: { reason } })),
    );
    expect(both.map(({ answer }) => answer.data)).toMatchObject([
      { state: 'scratched', reason },
      { state: 'scratched', reason },
    ]);
    const late = await admin.call('checkIn', { params: place });
    expect([late.status, late.problem.code]).toEqual([409, 'StarterScratched']);
    expect((await starterAt(0, 2)).starter).toMatchObject({
      programmeId: starter.programmeId,
      state: 'scratched',
    });
    expect(await admin.data('restoreStarter', { params: place })).toMatchObject({ state: 'expected' });
  });
});

describe('a start order of the day', () => {
  it('changes with a reason over the version that was read', async () => {
    const { id: flightId, starters, version } = await flightAt(1);
    const order = starters.map(({ programmeId }) => programmeId).toReversed();
    const change = (body: object) =>
      admin.call('changeOrder', { params: { ...params(), flightId }, body: { order, version, ...body } });
    expect(fieldCodes(await change({}))).toEqual(['reason NotNull']);
    expect(fieldCodes(await change({ reason: 'Broken lace', order: order.slice(1) }))).toEqual([
      'order MustValid',
    ]);
    const both = await Promise.all([change({ reason: 'Broken lace' }), change({ reason: 'Broken lace' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = await flightAt(1);
    expect(after.starters.map(({ programmeId }) => programmeId)).toEqual(order);
    expect(after).toMatchObject({
      version: version + 1,
      changes: [{ what: 'order', reason: 'Broken lace' }],
    });
  });

  it('gets a walk-on at its end, once', async () => {
    await staged.family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    const [candidate] = (await runsNow()).unplaced;
    const flights = (await runsNow()).runs.flatMap((run) => run.flights);
    const flight = flights.find(({ eventId }) => eventId === candidate?.eventId);
    const other = flights.find(({ eventId }) => eventId !== candidate?.eventId);
    const walkOn = ({ id, version }: RunFlight) =>
      admin.call('addWalkOn', {
        params: { ...params(), flightId: id },
        body: { programmeId: candidate?.programmeId, reason: 'Entered at the desk', version },
      });
    if (!flight || !other) throw new Error('Both events have a flight');
    expect(fieldCodes(await walkOn(other))).toEqual(['programmeId MustExist']);
    const both = await Promise.all([walkOn(flight), walkOn(flight)]);
    expect(both.map(({ status }) => status).sort()[0]).toBe(200);
    const after = await runsNow();
    expect(after.unplaced).toEqual([]);
    const joined = after.runs.flatMap((run) => run.flights).find(({ id }) => id === flight.id);
    expect(joined?.starters.map(({ isWalkOn }) => isWalkOn)).toEqual([false, false, false, true]);
    expect(joined?.starters.at(-1)?.programmeId).toBe(candidate?.programmeId);
  });
});

describe('a flight on the ice', () => {
  it('started by two at once has one start, which both are told', async () => {
    const { id: flightId } = await flightAt(0);
    const place = { params: { ...params(), flightId } };
    const both = await Promise.all([1, 2].map(() => admin.data('startFlight', place)));
    expect(both[0]).toEqual(both[1]);
    expect(both[0]).toMatchObject({ id: flightId, startedAt: expect.stringMatching(/Z$/), endedAt: null });
    const startedAt = both[0]?.startedAt;

    const undo = (body: object) => admin.call('undoStartFlight', { ...place, body });
    expect(fieldCodes(await undo({ startedAt }))).toEqual(['reason NotNull']);
    const stale = await undo({ reason: 'Wrong row', startedAt: '2026-01-01T00:00:00.000Z' });
    expect([stale.status, stale.problem.code]).toEqual([409, 'VersionConflict']);
    const undone = await undo({ reason: 'Wrong row', startedAt });
    expect(undone.answer.data).toMatchObject({ startedAt: null, startedBy: null });
    expect((await undo({ reason: 'Wrong row', startedAt })).status).toBe(200);
    const { changes } = await flightAt(0);
    expect(changes.filter(({ what }) => what === 'startUndone')).toMatchObject([{ reason: 'Wrong row' }]);
  });

  it('ends once, and the end can be taken back', async () => {
    const { id: flightId } = await flightAt(0);
    const place = { params: { ...params(), flightId } };
    await admin.data('startFlight', place);
    const both = await Promise.all([1, 2].map(() => admin.data('endFlight', place)));
    expect(both[0]).toEqual(both[1]);
    const body = { reason: 'Still skating', endedAt: both[0]?.endedAt };
    const undone = await Promise.all([1, 2].map(() => admin.data('undoEndFlight', { ...place, body })));
    expect(undone.map(({ endedAt }) => endedAt)).toEqual([null, null]);
    expect((await flightAt(0)).changes.filter(({ what }) => what === 'endUndone')).toHaveLength(1);
  });
});

describe('what is live', () => {
  const anybody = new Caller();

  it('has the day with names as guardians chose, nothing private, and an ETag', async () => {
    const reply = await anybody.call('getLive', { params: params() });
    const { date, version, surfaces, events } = reply.answer.data;
    expect([date, version]).toEqual([staged.competition.startDate, 1]);
    expect(surfaces.map(({ id, name }) => [id, name])).toEqual([['a', 'Main ice']]);
    const blocks = surfaces.flatMap((surface) => surface.blocks);
    expect(blocks.map(({ start }) => start)).toEqual(['07:00', '07:10']);
    expect(new Set(blocks.map(({ flight }) => flight?.eventId))).toEqual(new Set(events.map(({ id }) => id)));
    const names = blocks.flatMap(({ flight }) => flight?.skaters.map(({ name }) => name) ?? []);
    expect(new Set(names)).toEqual(new Set(['Ada']));
    const text = JSON.stringify(reply.answer);
    for (const { fullName, id } of staged.problem.people) {
      expect(text).not.toContain(fullName);
      expect(text).not.toContain(id);
    }
    expect(text).not.toMatch(/birthdate|judges|coach|checkedIn|reason/i);
    expect(reply.headers.get('cache-control')).toContain('s-maxage=5');
    const etag = reply.headers.get('etag') ?? '';
    const same = await anybody.call('getLive', { params: params(), headers: { 'if-none-match': etag } });
    expect(same.status).toBe(304);
  });

  it('names a scratched skater as that without the reason, and tells what is on the ice', async () => {
    const { params: place } = await starterAt(1, 0);
    await admin.data('scratch', { params: place, body: { reason: 'Flu' } });
    // As on paper: who does not skate has no number.
    const { starters } = await flightAt(1);
    expect(starters.map(({ state, order }) => [state === 'scratched', order])).toEqual([
      [true, null],
      [false, 1],
      [false, 2],
    ]);
    await admin.data('startFlight', { params: { ...params(), flightId: place.flightId } });
    const { surfaces } = await anybody.data('getLive', { params: { ...params() }, query: { fresh: '1' } });
    const [surface] = surfaces;
    const block = surface?.blocks[1];
    expect([surface?.now, block?.state]).toEqual([1, 'now']);
    expect(block?.flight?.skaters.map(({ missed = 'skates' }) => missed)).toEqual([
      'scratched',
      'skates',
      'skates',
    ]);
    expect(JSON.stringify(surfaces)).not.toContain('Flu');
  });

  it('is nothing before a schedule is published, and unknown for an unknown competition', async () => {
    const { competition } = await newCompetition();
    const live = await anybody.data('getLive', { params: { competitionId: competition.id } });
    expect(live).toMatchObject({ version: 0, date: null, surfaces: [] });
    expect((await anybody.call('getLive', { params: { competitionId: 'unknown' } })).status).toBe(404);
  });
});

describe('an entry that is withdrawn on the day', () => {
  it('leaves an order that can be changed, and marks that a tablet still holds are taken', async () => {
    // Its flights have not started, so that their orders can be changed.
    staged = await newPublished(3);
    const { programmeId, flight } = await withdrawnStarter();
    const order = (await flightAt(0)).starters.map((starter) => starter.programmeId).toReversed();
    expect(order).not.toContain(programmeId);
    const change = (body: object) =>
      admin.call('changeOrder', {
        params: { ...params(), flightId: flight.id },
        body: { version: flight.version, reason: 'Broken lace', order, ...body },
      });
    expect(fieldCodes(await change({ order: order.slice(1) }))).toEqual(['order MustValid']);
    expect(fieldCodes(await change({ order: [...order, ...order.slice(1)] }))).toEqual(['order MustValid']);
    expect((await change({})).answer.data?.order).toEqual([...order, programmeId]);
    expect((await flightAt(0)).starters.map((starter) => starter.programmeId)).toEqual(order);

    const sheet = { ...params(), flightId: flight.id, seat: 'judge1' };
    const { flight: judged, columns } = await admin.data('getJudgingSheet', { params: sheet });
    expect(judged.order.map((starter) => starter.programmeId)).not.toContain(programmeId);
    const marks = [newMark(1, [programmeId, columns[0]?.id ?? '', 72])];
    const sent = await admin.call('submitMarks', { params: sheet, body: { device: 'paper', marks } });
    expect(sent.status).toBe(200);
  });
});

async function withdrawnStarter() {
  const flight = await flightAt(0);
  const programmeId = flight.starters[0]?.programmeId ?? '';
  const [entryId = ''] = programmeId.split('.');
  const version = (await staged.family.data('listMyEntries')).find(({ id }) => id === entryId)?.version;
  const entry = { competitionId: staged.competition.id, entryId };
  await admin.data('withdrawEntryForFamily', { params: entry, body: { version, reason: 'Broken arm' } });
  return { programmeId, flight };
}
