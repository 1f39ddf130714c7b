import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COMPETITION_IDS } from '../../../../local/demo/competitions.ts';
import type { Caller, Reply } from '../../../../local/testing/caller.ts';
import { newHolder } from '../../../../local/testing/codes.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
import { newPublished } from '../../../../local/testing/schedules.ts';
import { newToday, type Today } from '../../../../local/testing/today.ts';

let admin: Caller;
let helper: Caller;
let today: Today;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

/** Flights that are due in twenty minutes, and in two and three hours. */
beforeEach(async () => {
  today = await newToday([20, 120, 180]);
  helper = (await newHolder({ ...today.params, kind: 'checkIn' }, 'Kim Frost')).caller;
});

const flightOf = (index: number) => ({ ...today.params, flightId: `f${String(index)}` });
const starter = (flight: number, skater = 0) => ({
  ...flightOf(flight),
  programmeId: today.programmes[flight]?.[skater] ?? '',
});
type Place = ReturnType<typeof starter>;
const open = (caller: Caller, params: Place) => caller.call('openEmergencyContact', { params });
const refusal = ({ status, problem }: Pick<Reply<'checkIn'>, 'status' | 'problem'>) => [status, problem.code];
const CLOSED = [409, 'ContactClosed'];

async function readings({ programmeId }: Place) {
  const [entryId = ''] = programmeId.split('.');
  const record = await admin.data('getEntryRecord', { params: { ...today.params, entryId } });
  return record.history.filter(({ what }) => what === 'emergencyRead').map(({ by }) => by?.name);
}

async function rowOf({ programmeId }: Place) {
  const { runs } = await helper.data('listRuns', { params: today.params });
  return runs
    .flatMap(({ flights }) => flights)
    .flatMap(({ starters }) => starters)
    .find((one) => one.programmeId === programmeId);
}

describe('the emergency contact of a missing skater', () => {
  it('is opened by a helper, one skater at a time, and recorded with the entry', async () => {
    const params = starter(0);
    const found = await helper.data('openEmergencyContact', { params });
    expect(found.people).toHaveLength(1);
    expect(Object.keys(found.people[0] ?? {}).sort()).toEqual([
      'emergencyContact',
      'emergencyPhone',
      'fullName',
    ]);
    expect(await readings(params)).toEqual(['Kim Frost']);
    expect(await rowOf(params)).toMatchObject({ contactOpened: { by: 'Kim Frost' }, checkInUndone: false });
  });

  it('opens also for who was recorded as absent, while the flight is on the ice', async () => {
    const params = starter(1);
    expect(refusal(await open(helper, params))).toEqual(CLOSED);
    await helper.data('startFlight', { params: flightOf(1) });
    await helper.data('markNoShow', { params });
    expect((await open(helper, params)).status).toBe(200);
  });

  it('stays closed for organisers and helpers in a flight that is not due, and after it', async () => {
    for (const caller of [helper, admin]) expect(refusal(await open(caller, starter(2)))).toEqual(CLOSED);
    await helper.data('startFlight', { params: flightOf(0) });
    await helper.data('endFlight', { params: flightOf(0) });
    for (const caller of [helper, admin]) expect(refusal(await open(caller, starter(0)))).toEqual(CLOSED);
    // This flight's end was not recorded, but the next has started.
    await helper.data('startFlight', { params: flightOf(1) });
    await helper.data('startFlight', { params: flightOf(2) });
    expect(refusal(await open(admin, starter(1)))).toEqual(CLOSED);
    expect(await readings(starter(0))).toEqual([]);

    const later = await newPublished(1);
    const { runs } = await admin.data('listRuns', { params: later.params });
    const [flight] = runs.flatMap(({ flights }) => flights);
    const place = { ...later.params, flightId: flight?.id ?? '' };
    await admin.data('startFlight', { params: place });
    const early = { ...place, programmeId: flight?.starters[0]?.programmeId ?? '' };
    expect(refusal(await open(admin, early))).toEqual(CLOSED);
  });

  it('is nobody else’s, and stays closed for who is there or scratched', async () => {
    const [here, scratched] = [starter(0), starter(0, 1)];
    await helper.data('checkIn', { params: here });
    await helper.data('scratch', { params: scratched, body: { reason: 'Ill' } });
    for (const params of [here, scratched]) {
      expect(refusal(await open(helper, params))).toEqual(CLOSED);
      expect(refusal(await open(admin, params))).toEqual(CLOSED);
    }
    const desk = await newHolder({ ...today.params, kind: 'scoring' });
    expect((await open(desk.caller, here)).status).toBe(403);
    const stranger = { ...here, programmeId: `${here.programmeId}X` };
    expect((await open(helper, stranger)).status).toBe(404);
    const elsewhere = { ...here, flightId: 'f1' };
    expect((await open(helper, elsewhere)).status).toBe(404);
  });
});

it('a contact that stays closed uses up none of the twenty that a helper may open', async () => {
  const params = { competitionId: COMPETITION_IDS.today };
  const { caller } = await newHolder({ ...params, kind: 'checkIn' });
  const { runs } = await caller.data('listRuns', { params });
  const here = runs
    .flatMap(({ flights }) => flights)
    .flatMap(({ id: flightId, starters }) =>
      starters
        .filter(({ state }) => state === 'checkedIn')
        .map(({ programmeId }) => ({ ...params, flightId, programmeId })),
    )
    .slice(0, 22);
  expect(here).toHaveLength(22);
  const replies = await Promise.all(here.map((one) => open(caller, one)));
  expect(new Set(replies.map(({ problem }) => problem.code))).toEqual(new Set(['ContactClosed']));
});

describe('a check-in that was taken back', () => {
  it.each(['undoCheckIn', 'markNoShow'] as const)(
    'by %s leaves the contact to the organiser',
    async (undo) => {
      const params = starter(0);
      await helper.data('checkIn', { params });
      await helper.data(undo, { params });
      expect(refusal(await open(helper, params))).toEqual([409, 'ContactNeedsOrganiser']);
      expect(await readings(params)).toEqual([]);
      expect(await rowOf(params)).toMatchObject({ checkInUndone: true, contactOpened: null });
      expect((await open(admin, params)).status).toBe(200);
      expect(await readings(params)).toHaveLength(1);
      // A scratch that is restored does not wash it off.
      await helper.data('scratch', { params, body: { reason: 'Ill' } });
      await helper.data('restoreStarter', { params });
      expect(refusal(await open(helper, params))).toEqual([409, 'ContactNeedsOrganiser']);
      expect((await open(helper, starter(0, 1))).status).toBe(200);
    },
  );

  it('is refused once the flight is over; a wrong absence is still corrected', async () => {
    const [here, absent] = [starter(0), starter(0, 1)];
    await helper.data('checkIn', { params: here });
    await helper.data('markNoShow', { params: absent });
    await helper.data('startFlight', { params: flightOf(0) });
    await helper.data('endFlight', { params: flightOf(0) });
    for (const params of [here, absent]) {
      const reply = await helper.call('undoCheckIn', { params });
      expect(refusal(reply)).toEqual([409, 'FlightOver']);
    }
    expect(await helper.data('checkIn', { params: absent })).toMatchObject({ state: 'checkedIn' });

    // A flight that the next one has followed is over without a tap.
    const passed = starter(1);
    await helper.data('checkIn', { params: passed });
    await helper.data('startFlight', { params: flightOf(2) });
    expect(refusal(await helper.call('undoCheckIn', { params: passed }))).toEqual([409, 'FlightOver']);
  });
});

describe('what happens while a contact is being opened', () => {
  const OPENING = () => [today.params.competitionId, 'openedContact'];

  it.each([
    ['a check-in closes it', 'ContactClosed', (params: Place) => helper.data('checkIn', { params })],
    [
      'the end of the flight closes it',
      'ContactClosed',
      () => helper.data('endFlight', { params: flightOf(0) }),
    ],
    [
      'a check-in that is taken back leaves it to the organiser',
      'ContactNeedsOrganiser',
      async (params: Place) => {
        await helper.data('checkIn', { params });
        await helper.data('undoCheckIn', { params });
      },
    ],
  ] as const)('%s', async (_, code, meanwhile) => {
    const params = starter(0);
    const reply = await raced(
      OPENING(),
      () => open(helper, params),
      () => meanwhile(params),
    );
    expect(refusal(reply)).toEqual([409, code]);
    expect(await readings(params)).toEqual([]);
  });

  it('a flight that ends meanwhile keeps its check-ins', async () => {
    const params = starter(0);
    await helper.data('checkIn', { params });
    const reply = await raced(
      [params.programmeId, 'undoneCheckIn'],
      () => helper.call('undoCheckIn', { params }),
      () => helper.data('endFlight', { params: flightOf(0) }),
    );
    expect(refusal(reply)).toEqual([409, 'FlightOver']);
    expect(await rowOf(params)).toMatchObject({ state: 'checkedIn', checkInUndone: false });
  });
});
