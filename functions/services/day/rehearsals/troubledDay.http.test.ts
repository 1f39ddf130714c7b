import { beforeAll, describe, expect, it } from 'vitest';
import { currentTime } from '../../../../local/clock.ts';
import type { Caller } from '../../../../local/testing/caller.ts';
import { mailsSent, mailsTo } from '../../../../local/testing/outbox.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import type { StagedSchedule } from '../../../../local/testing/schedules.ts';
import { storedItems } from '../../../../local/testing/storedItems.ts';
import { newTroubledDay } from '../../../../local/testing/troubledDay.ts';
import type { Rehearsal } from '../../../../shared/contract/day/running/rehearsals.ts';
import { pacedScript } from '../../../../shared/domain/day/rehearsal/pacedScript.ts';
import { playStep, type PlayedCall, type Stage } from '../../../../shared/domain/day/rehearsal/playStep.ts';
import { rehearsedFlights } from '../../../../shared/domain/day/rehearsal/rehearsedDay.ts';
import { DAY_INCIDENTS, type Step } from '../../../../shared/domain/day/rehearsal/script.ts';

const SEED = 4;

let admin: Caller;
let staged: StagedSchedule;
let rehearsal: Rehearsal;
let params: { competitionId: string };
let steps: Step[];
let stage: Stage;
let mails: number;

const familyMails = async () => {
  await mailsSent();
  const { email } = await staged.family.data('currentUser');
  return (await mailsTo(email)).length;
};

async function runsOf() {
  const { runs } = await admin.data('listRuns', { params });
  return runs.flatMap(({ surfaceId, flights }) => flights.map((flight) => ({ ...flight, surfaceId })));
}

const play = async (isWanted: (step: Step) => boolean) => {
  for (const step of steps.filter(isWanted)) {
    await playStep(step, stage);
    await playStep(step, stage);
  }
};

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newTroubledDay();
  mails = await familyMails();
  const body = { date: staged.competition.startDate, minutes: 30 };
  rehearsal = await admin.data('createRehearsal', { params: staged.params, body });
  params = { competitionId: rehearsal.id };
  const runs = await admin.data('listRuns', { params });
  const { flights } = await admin.data('listSheets', { params, query: { date: rehearsal.date } });
  const panelOf = new Map(flights.map(({ id, panelId }) => [id, panelId ?? ''] as const));
  steps = pacedScript(rehearsedFlights(runs, panelOf), {
    seed: SEED,
    judges: 3,
    incidents: [],
    dayIncidents: DAY_INCIDENTS,
    pace: rehearsal.pace,
  });
  const call: PlayedCall = (operation, parts) =>
    admin.data(operation, parts as Parameters<Caller['data']>[1]);
  stage = {
    ...params,
    seed: SEED,
    now: currentTime,
    pace: rehearsal.pace,
    cast: {
      organiser: call,
      checkIn: call,
      typist: call,
      reader: call,
      seated: () => Promise.resolve(call),
    },
  };
});

describe('a rehearsed day on which everything goes wrong', () => {
  it('is played to its end, each step twice', async () => {
    const before = await runsOf();
    expect(steps.map(({ kind }) => kind).filter((kind) => /Day|Ice|Late/.test(kind))).toEqual([
      'scratchDay',
      'undoScratchDay',
      'scratchDay',
      'loseIce',
      'runLate',
      'runLate',
    ]);
    await play(() => true);

    const { versions } = await admin.data('getPublishing', { params });
    expect(versions.map(({ comment }) => comment?.replace(/ \(.*/, '') ?? null)).toEqual([
      'An hour of ice lost',
      'Forty minutes late',
      null,
    ]);
    const { surfaces } = await admin.data('getIce', { params });
    const [main, hall] = surfaces.map(({ days }) => days[0]?.closes);
    expect(main).toBe('24:00');
    expect(hall).not.toBe('24:00');
    const after = await runsOf();
    const changed = after.filter(({ id, start, surfaceId }) =>
      before.some((own) => own.id === id && (own.start !== start || own.surfaceId !== surfaceId)),
    );
    expect(changed.length).toBeGreaterThan(0);
    expect((await admin.data('listRuns', { params })).shortRests).toEqual([]);

    const { flights } = await admin.data('listFlightResults', { params });
    expect(flights.map(({ result }) => result?.awarded !== null)).toEqual(flights.map(() => true));
    const out = after.flatMap(({ starters }) => starters.filter(({ state }) => state === 'scratched'));
    expect(new Set(out.map(({ reason }) => reason))).toEqual(new Set(['Ill this morning']));
    expect(out.map(({ people }) => people[0]?.id)).toEqual([out[0]?.people[0]?.id, out[0]?.people[0]?.id]);
    expect(await familyMails()).toBe(mails);
  });

  it('is deleted without a trace', async () => {
    const own = { ...staged.params, rehearsalId: rehearsal.id };
    await expect
      .poll(async () => (await admin.data('deleteRehearsal', { params: own })).isDeleted)
      .toBe(true);
    expect(storedItems(rehearsal.id)).toEqual([]);
  });
});
