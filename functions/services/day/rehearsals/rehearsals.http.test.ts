import { beforeAll, describe, expect, inject, it } from 'vitest';
import { currentTime } from '../../../../local/clock.ts';
import type { Caller as CallerType } from '../../../../local/testing/caller.ts';
import { Caller } from '../../../../local/testing/caller.ts';
import { newHolder, type Holder } from '../../../../local/testing/codes.ts';
import { entryBody } from '../../../../local/testing/competitions.ts';
import { mailsSent, mailsTo } from '../../../../local/testing/outbox.ts';
import { demoAccount, newInvitedUser } from '../../../../local/testing/people.ts';
import { newPublishedDay } from '../../../../local/testing/publishedDay.ts';
import type { StagedSchedule } from '../../../../local/testing/schedules.ts';
import { storedItems } from '../../../../local/testing/storedItems.ts';
import type { Rehearsal } from '../../../../shared/contract/day/running/rehearsals.ts';
import { pacedScript } from '../../../../shared/domain/day/rehearsal/pacedScript.ts';
import { playStep, type PlayedCall } from '../../../../shared/domain/day/rehearsal/playStep.ts';
import { rehearsedFlights } from '../../../../shared/domain/day/rehearsal/rehearsedDay.ts';

const FLIGHTS = 3;
const PUBLIC_READS = ['getCompetition', 'getLive', 'getSchedule', 'listResults', 'getTeamPoints'] as const;

let admin: CallerType;
let manager: CallerType;
let staged: StagedSchedule;
let rehearsal: Rehearsal;
let params: { competitionId: string };
let helper: Holder;
/** Where a piece of its music is. */
let music: string;
let before: { mails: number; figures: unknown };

const familyMails = async () => {
  await mailsSent();
  const { email } = await staged.family.data('currentUser');
  return (await mailsTo(email)).length;
};
const figuresOf = () => admin.data('competitionFigures', { params: staged.params });

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newPublishedDay(FLIGHTS);
  const { competitionId } = staged.params;
  manager = (await newInvitedUser('MANAGER', { competitionId })).caller;
  before = { mails: await familyMails(), figures: await figuresOf() };
  const body = { date: staged.competition.startDate, minutes: 30 };
  const made = await Promise.all(
    [manager, admin].map((caller) => caller.call('createRehearsal', { params: staged.params, body })),
  );
  expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(made.find(({ status }) => status === 409)?.problem.code).toBe('RehearsalExists');
  const found = await manager.data('getRehearsal', { params: staged.params });
  expect(found.days).toEqual([{ date: staged.competition.startDate, flights: 3 }]);
  if (!found.rehearsal) throw new Error('There is no rehearsal');
  rehearsal = found.rehearsal;
  expect(rehearsal).toMatchObject({ state: 'ready', flights: 3, programmes: 9 });
  params = { competitionId: rehearsal.id };
  helper = await newHolder({ competitionId: rehearsal.id, kind: 'checkIn' }, 'Kim Frost');
});

describe('a rehearsal', () => {
  it('has the day with invented skaters, at times from now on', async () => {
    const { runs, date, competition } = await manager.data('listRuns', { params });
    expect(date).toBe(rehearsal.date);
    expect(competition.name).toBe(`Rehearsal: ${staged.competition.name}`);
    const flights = runs.flatMap((run) => run.flights);
    expect(flights.map(({ id }) => id)).toEqual(['f0', 'f1', 'f2']);
    // Twenty minutes, ten of which a flight takes, in a day of fifty that plays in thirty with what is before and after.
    expect(rehearsal.pace.factor).toBeCloseTo(30 / (30 + 50 + 45));
    expect(flights.map(({ seconds }) => seconds)).toEqual([144, 144, 144]);
    expect(
      flights
        .flatMap(({ starters }) => starters)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'Alba Axelby',
      'Benno Arabesk',
      'Clio Bladeworth',
      'Dario Camelson',
      'Edda Choctaw',
      'Falk Crossover',
      'Gilda Deathspiral',
      'Hugo Edgeley',
      'Ilse Flipson',
    ]);
    const live = await manager.data('getLive', { params });
    expect(live.surfaces.map(({ delayMinutes }) => delayMinutes)).toEqual([0]);
  });

  it('holds nothing of a family', async () => {
    const items = storedItems(rehearsal.id);
    expect(items.length).toBeGreaterThan(9);
    const { email, name } = await staged.family.data('currentUser');
    const { birthdate } = entryBody(staged);
    for (const own of ['Ada Frost', email, name, birthdate])
      expect(items.filter((item) => item.includes(own))).toEqual([]);
  });

  it('is there for its organisers and helpers alone', async () => {
    for (const caller of [manager, admin, helper.caller]) {
      const replies = await Promise.all(PUBLIC_READS.map((read) => caller.call(read, { params })));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(replies.map(({ headers }) => headers.get('cache-control'))).toEqual(
        PUBLIC_READS.map(() => 'private, no-store'),
      );
    }
    const others = [
      new Caller(),
      staged.family,
      await demoAccount('headcoach'),
      await demoAccount('manager'),
      (await newHolder({ ...staged.params, kind: 'checkIn' }, 'Lou Field')).caller,
    ];
    for (const caller of others) {
      const replies = await Promise.all(PUBLIC_READS.map((read) => caller.call(read, { params })));
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    const statuses = await Promise.all(
      others.map(async (caller) => (await caller.call('listRuns', { params })).status),
    );
    expect(statuses).toEqual([401, 403, 403, 403, 403]);
    expect((await helper.caller.call('listRuns', { params: staged.params })).status).toBe(403);
  });

  it('has music of its own, which its music desk plays', async () => {
    const { rules, programmes } = await helper.caller.data('listMusic', { params });
    expect(rules).toMatchObject({ isCollected: true, licence: null });
    expect(programmes).toHaveLength(9);
    // A helper's code sees no payment reference.
    expect(programmes.every(({ reference }) => reference === '')).toBe(true);
    const fileId = programmes[0]?.file?.fileId ?? '';
    const { url } = await helper.caller.data('readMusicOfCompetition', { params: { ...params, fileId } });
    const read = await fetch(new URL(url, inject('origin')));
    expect([read.status, read.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    // Thirty seconds of 8,000 bytes, and the head.
    expect((await read.arrayBuffer()).byteLength).toBe(240_044);
    music = url;
  });

  it('stands in no list, and takes no entries, no money and no mail', async () => {
    for (const state of ['published', 'archived']) {
      const listed = await admin.data('listCompetitions', { query: { state } });
      expect(listed.filter(({ id }) => id === rehearsal.id)).toEqual([]);
    }
    const forms = { competitionId: rehearsal.id, formId: rehearsal.id };
    const body = { ...entryBody(staged, 1), ...forms };
    const version = { id: rehearsal.id, version: 1 };
    const refused = await Promise.all([
      staged.family.call('submitIndividualEntry', { body }),
      admin.call('submitIndividualEntryForFamily', { body: { ...body, reason: 'Late' } }),
      admin.call('getForm', { params: forms }),
      admin.call('getCompetitionPage', { params }),
      admin.call('getCompetitionCalendar', { params }),
      admin.call('listSkaters', { params }),
      admin.call('listInvoices', { params }),
      admin.call('competitionDashboard', { params }),
      admin.call('listUnsentMails', { params }),
      admin.call('sendUnsentMails', { params, body: { ids: ['id'] } }),
      admin.call('getRehearsal', { params }),
      admin.call('changeCompetitions', { body: { action: 'archive', competitions: [version] } }),
      manager.call('listScheduleReaders', { params }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  });

  it('is played by one organiser, and nobody else hears of it', async () => {
    const runs = await manager.data('listRuns', { params });
    const panels = new Map(
      runs.runs.flatMap(({ flights }) => flights.map(({ id }) => [id, 'panel'] as const)),
    );
    const steps = pacedScript(rehearsedFlights(runs, panels), {
      seed: 4,
      judges: 3,
      pace: rehearsal.pace,
      incidents: ['scratch', 'late', 'correction'],
    });
    const call: PlayedCall = (operation, parts) =>
      manager.data(operation, parts as Parameters<CallerType['data']>[1]);
    const cast = {
      organiser: call,
      checkIn: call,
      typist: call,
      reader: call,
      seated: () => Promise.resolve(call),
    };
    const stage = { ...params, seed: 4, now: currentTime, cast };
    for (const step of steps) await playStep(step, stage);
    const { flights } = await manager.data('listFlightResults', { params });
    expect(flights.map(({ result }) => result?.awarded !== null)).toEqual([true, true, true]);
    expect(flights.map(({ result }) => result?.version).sort()).toEqual([1, 1, 2]);
    const states = flights.flatMap(({ result }) => result?.rows.map(({ state }) => state) ?? []);
    expect(states.filter((state) => state === 'withdrawn')).toHaveLength(1);
    const { events } = await manager.data('listResults', { params });
    expect(events).toHaveLength(1);
    expect({ mails: await familyMails(), figures: await figuresOf() }).toEqual(before);
  });

  it('is deleted without a trace, by its organisers alone', async () => {
    const own = { ...staged.params, rehearsalId: rehearsal.id };
    const coach = await demoAccount('headcoach');
    expect((await coach.call('deleteRehearsal', { params: own })).status).toBe(403);
    const other = await demoAccount('manager');
    expect((await other.call('deleteRehearsal', { params: own })).status).toBe(403);
    const deleteOnce = () => manager.data('deleteRehearsal', { params: own });
    expect(await deleteOnce()).toEqual({ isDeleted: false });
    // Two organisers at once find it deleted, both of them.
    const replies = await Promise.all([deleteOnce(), deleteOnce(), deleteOnce()]);
    expect(replies.map(({ isDeleted }) => isDeleted)).toEqual([true, true, true]);
    expect(storedItems(rehearsal.id)).toEqual([]);
    expect((await fetch(new URL(music, inject('origin')))).status).toBe(404);
    expect((await helper.caller.call('listRuns', { params })).problem.code).toBe('CodeEnded');
    expect((await manager.call('getLive', { params })).status).toBe(404);
    expect(await manager.data('deleteRehearsal', { params: own })).toEqual({ isDeleted: true });
    expect((await manager.data('getRehearsal', { params: staged.params })).rehearsal).toBeNull();
  });
});
