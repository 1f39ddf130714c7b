import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { entryBody } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
import { newJudgedFlights, type JudgedFlights } from '../../../../local/testing/sheets.ts';
import { newToday } from '../../../../local/testing/today.ts';

let admin: Caller;
let staged: JudgedFlights;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newJudgedFlights();
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

    // It was the wrong flight: the check-in moves along.
    const programmeId = body.programmeId ?? '';
    await admin.data('checkIn', { params: { ...params, flightId: 'f2', programmeId } });
    const move = (change: object) =>
      admin.call('moveWalkOn', {
        params: { ...params, flightId: 'f2', programmeId },
        body: { to: 'f1', reason: 'Wrong flight', version: 1, toVersion: 0, ...change },
      });
    expect(fieldCodes(await move({ reason: '' }))).toEqual(['reason NotNull']);
    const same = await move({ to: 'f2' });
    expect(same.problem.errors).toMatchObject([
      { field: 'to', code: 'MustEnabled', message: 'Choose another flight of the same event' },
    ]);
    expect((await move({ version: 0 })).problem.code).toBe('VersionConflict');
    expect((await move({})).status).toBe(200);
    expect((await move({})).status).toBe(404);
    const { runs } = await admin.data('listRuns', { params });
    const flights = runs.flatMap((run) => run.flights);
    const [joined, left] = ['f1', 'f2'].map((id) => flights.find((flight) => flight.id === id));
    expect(joined?.starters.at(-1)).toMatchObject({ programmeId, isWalkOn: true, state: 'checkedIn' });
    expect(left?.starters.map((starter) => starter.programmeId)).not.toContain(programmeId);
    const own = await staged.family.data('getMySchedule', { params });
    expect(own.missing).toEqual([]);
    const appointment = own.appointments.find((one) => one.programmeId === programmeId);
    expect(appointment).toMatchObject({ order: { number: joined?.starters.length } });
    expect([joined?.changes.at(-1)?.what, left?.changes.at(-1)?.what]).toEqual(['walkOn', 'walkOnMoved']);
  });

  it('joins no flight that is over, not even one that ends at that moment', async () => {
    const [day, family] = [await newToday([30, 60, 90]), await newFamily()];
    const ends = (flightId: string) =>
      admin.data('endFlight', { params: { ...day.params, flightId }, query: {} });
    const enter = () => family.data('submitIndividualEntry', { body: entryBody(day, 1) });
    await enter();
    await enter();
    const { unplaced } = await admin.data('listRuns', { params: day.params });
    const [first = '', second = ''] = unplaced.map(({ programmeId }) => programmeId);
    const join = (flightId: string, programmeId: string) =>
      admin.call('addWalkOn', {
        params: { ...day.params, flightId },
        body: { programmeId, reason: 'Came late', version: 0 },
      });
    await ends('f0');
    const refused = await join('f0', first);
    expect([refused.status, refused.problem.code]).toEqual([409, 'FlightOver']);

    const late = await raced(
      [day.params.competitionId, first, 'walkOns'],
      () => join('f1', first),
      () => ends('f1'),
    );
    expect([late.status, late.problem.code]).toEqual([409, 'FlightOver']);

    // Nor is one moved into it.
    expect((await join('f2', second)).status).toBe(200);
    const moved = await admin.call('moveWalkOn', {
      params: { ...day.params, flightId: 'f2', programmeId: second },
      body: { to: 'f1', reason: 'Wrong flight', version: 1, toVersion: 0 },
    });
    expect([moved.status, moved.problem.code]).toEqual([409, 'FlightOver']);
  });
});
