import { beforeAll, describe, expect, it } from 'vitest';
import { COMPETITION_IDS } from '../../../local/demo/competitions.ts';
import type { Caller } from '../../../local/testing/caller.ts';
import { newHolder } from '../../../local/testing/codes.ts';
import { demoAccount } from '../../../local/testing/people.ts';
import { newPublished } from '../../../local/testing/schedules.ts';
import type { RunFlight } from '../../../shared/contract/day/checkIn.ts';

const competitionId = COMPETITION_IDS.today;
let admin: Caller;
let helper: Caller;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  helper = (await newHolder({ competitionId, kind: 'checkIn' }, 'Kim Frost')).caller;
});

async function starters(state: RunFlight['starters'][number]['state']) {
  const { runs } = await admin.data('listRuns', { params: { competitionId } });
  return runs
    .flatMap(({ flights }) => flights)
    .flatMap(({ id: flightId, starters: all }) =>
      all
        .filter((starter) => starter.state === state)
        .map(({ programmeId }) => ({ competitionId, flightId, programmeId })),
    );
}

describe('the emergency contact of a missing skater', () => {
  it('is opened by a helper, one skater at a time, and recorded with the entry', async () => {
    const [params] = await starters('expected');
    if (!params) throw new Error('Somebody is still expected');
    const found = await helper.data('openEmergencyContact', { params });
    expect(found.people).toHaveLength(1);
    expect(Object.keys(found.people[0] ?? {}).sort()).toEqual([
      'emergencyContact',
      'emergencyPhone',
      'fullName',
    ]);
    const [entryId = ''] = params.programmeId.split('.');
    const record = await admin.data('getEntryRecord', { params: { competitionId, entryId } });
    expect(record.history[0]).toMatchObject({
      what: 'emergencyRead',
      by: { name: 'Kim Frost' },
      changes: [],
    });
    const { runs } = await helper.data('listRuns', { params: { competitionId } });
    const row = runs
      .flatMap(({ flights }) => flights)
      .flatMap((flight) => flight.starters)
      .find(({ programmeId }) => programmeId === params.programmeId);
    expect(row?.contactOpened).toMatchObject({ by: 'Kim Frost' });

    await helper.data('checkIn', { params });
    const there = await helper.call('openEmergencyContact', { params });
    expect([there.status, there.problem.code]).toEqual([409, 'ContactClosed']);
    await helper.data('undoCheckIn', { params });
    expect((await admin.call('openEmergencyContact', { params })).status).toBe(200);
  });

  it('is nobody else’s, and stays closed for who is there or scratched, and on another day', async () => {
    const [here] = await starters('checkedIn');
    const [scratched] = await starters('scratched');
    if (!here || !scratched) throw new Error('Somebody is there, and somebody scratched');
    for (const params of [here, scratched]) {
      expect((await helper.call('openEmergencyContact', { params })).problem.code).toBe('ContactClosed');
    }
    const desk = await newHolder({ competitionId, kind: 'scoring' });
    const [expected] = await starters('expected');
    if (!expected) throw new Error('Somebody is still expected');
    // Who is there uses up none of the twenty contacts that a helper may open.
    const closed = (await starters('checkedIn')).slice(0, 21);
    expect(closed).toHaveLength(21);
    const other = (await newHolder({ competitionId, kind: 'checkIn' })).caller;
    const codes = await Promise.all(
      closed.map(async (params) => (await other.call('openEmergencyContact', { params })).problem.code),
    );
    expect(new Set(codes)).toEqual(new Set(['ContactClosed']));
    expect((await other.call('openEmergencyContact', { params: expected })).status).toBe(200);
    expect((await desk.caller.call('openEmergencyContact', { params: expected })).status).toBe(403);
    const stranger = { ...expected, programmeId: `${expected.programmeId}X` };
    expect((await helper.call('openEmergencyContact', { params: stranger })).status).toBe(404);

    const later = await newPublished(1);
    const { runs } = await admin.data('listRuns', { params: later.params });
    const [flight] = runs.flatMap(({ flights }) => flights);
    const params = {
      ...later.params,
      flightId: flight?.id ?? '',
      programmeId: flight?.starters[0]?.programmeId ?? '',
    };
    const early = await admin.call('openEmergencyContact', { params });
    expect([early.status, early.problem.code]).toEqual([409, 'ContactClosed']);
  });
});
