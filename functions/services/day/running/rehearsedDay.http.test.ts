import { beforeAll, describe, expect, it } from 'vitest';
import type { CodeKind } from '../../../../shared/contract/core/roles.ts';
import { playStep, type PlayedCall, type Stage } from '../../../../shared/domain/day/rehearsal/playStep.ts';
import { rehearsedFlights } from '../../../../shared/domain/day/rehearsal/rehearsedDay.ts';
import { scriptOf, type Step } from '../../../../shared/domain/day/rehearsal/script.ts';
import { currentTime } from '../../../../local/clock.ts';
import type { Caller } from '../../../../local/testing/caller.ts';
import { newHolder } from '../../../../local/testing/codes.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { newPublishedDay } from '../../../../local/testing/publishedDay.ts';
import type { StagedSchedule } from '../../../../local/testing/schedules.ts';

const FLIGHTS = 10;
const SEED = 4;

type Parts = Parameters<Caller['data']>[1];

let admin: Caller;
let staged: StagedSchedule;
let steps: Step[];

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newPublishedDay(FLIGHTS);
  const runs = await admin.data('listRuns', { params: staged.params });
  const panels = new Map(runs.runs.flatMap(({ flights }) => flights.map(({ id }) => [id, 'panel'] as const)));
  steps = scriptOf(rehearsedFlights(runs, panels), { seed: SEED, judges: 3 });
});

async function stageOf({ params }: StagedSchedule): Promise<Stage> {
  const { competitionId } = params;
  const by =
    (caller: Caller): PlayedCall =>
    (operation, parts) =>
      caller.data(operation, parts as Parts);
  const holder = async (kind: CodeKind, purpose: object, name: string) =>
    by((await newHolder({ competitionId, kind, ...purpose }, name)).caller);
  const seats = new Map<string, Promise<PlayedCall>>();
  return {
    competitionId,
    seed: SEED,
    now: currentTime,
    cast: {
      organiser: by(admin),
      checkIn: await holder('checkIn', {}, 'Kim Frost'),
      typist: await holder('scoring', {}, 'Lou Field'),
      reader: await holder('scoring', {}, 'Ada Winter'),
      seated: (panelId, seat) => {
        const known = seats.get(seat) ?? holder('panel', { panelId, seat }, seat);
        seats.set(seat, known);
        return known;
      },
    },
  };
}

describe('a rehearsed day', () => {
  it('plays from the first check-in to the last award, each step twice', async () => {
    const stage = await stageOf(staged);
    for (const step of steps) {
      await playStep(step, stage);
      await playStep(step, stage);
    }
    const { flights } = await admin.data('listFlightResults', { params: staged.params });
    expect(flights.map(({ result }) => result?.awarded !== null && result?.posted !== null)).toEqual(
      Array.from({ length: FLIGHTS }, () => true),
    );
    expect(flights.filter(({ result }) => result?.version === 2)).toHaveLength(1);
    const states = flights.flatMap(({ result }) => result?.rows.map(({ state }) => state) ?? []);
    expect(states.filter((state) => state === 'withdrawn')).toHaveLength(1);
    expect(states.filter((state) => state === 'noShow')).toHaveLength(1);
    expect(states).toHaveLength(3 * FLIGHTS);
  });
});
