import path from 'node:path';
import { currentTime } from '../../local/clock.ts';
import type { Caller } from '../../local/testing/caller.ts';
import { freePort } from '../../local/testing/freePort.ts';
import { playStep, type Stage } from '../../shared/domain/day/rehearsal/playStep.ts';
import { rehearsedFlights } from '../../shared/domain/day/rehearsal/rehearsedDay.ts';
import { DAY_INCIDENTS, isDayStep, scriptOf, type Step } from '../../shared/domain/day/rehearsal/script.ts';
import { HOST_COMMAND, startHost, type HostProcess } from '../localHost.ts';
import { atMost, pieces, reported, seconds, type Row } from '../row.ts';
import { newBook } from './book.ts';
import { castOf } from './cast.ts';
import { certificates } from './certificates.ts';
import { isRight, type Tally } from './compare.ts';
import { faultyNetwork, LostError, type Faults } from './faults.ts';
import { notices } from './notices.ts';
import { readBack, type PlayedDay } from './readBack.ts';
import { slowestPhone } from './slowestPhone.ts';
import { publishedCompetition } from './world.ts';

const SKATERS = 300;
const SEED = 17;
const KILLS = 12;
/** For one step: what is lost is sent again until it arrives, and a busy machine takes half a minute to start a server. */
const TRY_MILLISECONDS = 180_000;
const PAUSE_MILLISECONDS = 50;
/** Of approvals, which share two referees try at the same moment. */
const SECOND_REFEREE_EVERY = 5;
/** An hour: what is wrong with the clocks of one surface’s tablets. */
const WRONG_CLOCK = 3_600_000;
/** Skaters whom a judge has marked when the account is closed: in the middle of a flight. */
const CLOSED_AFTER = 2;
const HELD_OUT = 3;
/** Issue of the day: a posted result is on a phone within this time. */
const PHONE_SECONDS = 10;

/**
 * A competition of 300 skaters from entry to awards, over HTTP alone: the network loses and doubles calls, the server is
 * killed while marks arrive, tablets disagree and have wrong clocks, two referees approve at once. What is then stored
 * and shown is compared with a plain re-computation from what was sent.
 */
export async function rehearsal(dataDirectory: string): Promise<Row[]> {
  const folder = path.join(dataDirectory, 'rehearsal');
  const environment = { PASSWORD_COST: '1024', PORT: String(await freePort()) };
  let host = await startHost(HOST_COMMAND, folder, environment);
  const began = performance.now();
  try {
    const competition = await publishedCompetition(host.origin, SKATERS);
    const { admin, competitionId, starts, judge } = competition;
    const published = performance.now();
    const book = newBook();
    const faults: Faults = { lostRequests: 0, lostAnswers: 0, doubled: 0, brokenOff: 0 };
    const day = await playedDay(admin, competitionId);
    const spoil = faultyNetwork(SEED, faults, book);
    const cast = await castOf(competition, host.origin, spoil);
    const second = await castOf(competition, host.origin, spoil);
    const stageOf = (own: Stage['cast'], wrong = 0): Stage => ({
      competitionId,
      seed: SEED,
      cast: own,
      now: () => new Date(currentTime().getTime() + wrong),
    });
    const last = day.steps.filter(({ kind }) => kind === 'post').slice(-HELD_OUT);
    const heldOut = new Set(last.map(({ flightId }) => flightId));
    const isLater = ({ kind, flightId }: Step) =>
      heldOut.has(flightId) && ['post', 'award', 'correct'].includes(kind);
    const now = day.steps.filter((step) => !isLater(step));
    const killAt = Math.floor(now.filter(({ kind }) => kind === 'marks').length / (KILLS + 1));
    let [marksPlayed, kills, referees, ofJudge] = [0, 0, 0, 0];
    let panelOf: ReadonlyMap<string, string> = new Map();
    const play = async (scripted: Step) => {
      const step = { ...scripted, panelId: panelOf.get(scripted.flightId) ?? scripted.panelId };
      const wrong = day.surfaceOf.get(step.flightId) === 'b' ? WRONG_CLOCK : 0;
      if (step.kind === 'marks') {
        marksPlayed += 1;
        if (step.panelId === judge.panelId && step.seat === judge.seat && (ofJudge += 1) > CLOSED_AFTER)
          await untilDone(async () => judge.close(), faults);
        if (kills < KILLS && marksPlayed >= (kills + 1) * killAt) {
          kills += 1;
          host = await killedAndStarted(host, folder, environment);
        }
      }
      const stages = [stageOf(cast, wrong)];
      if (step.kind === 'approve' && (referees += 1) % SECOND_REFEREE_EVERY === 0)
        stages.push(stageOf(second, wrong));
      await Promise.all(stages.map(async (stage) => untilDone(() => playStep(step, stage), faults)));
    };
    for (const part of betweenDaySteps(now)) {
      const tracks = Map.groupBy(
        part,
        ({ flightId, date }) => `${date} ${day.surfaceOf.get(flightId) ?? ''}`,
      );
      await Promise.all(
        [...tracks.values()].map(async (steps) => {
          for (const step of steps) await play(step);
        }),
      );
      // A flight on other ice is judged by the panel there.
      if (part.some(({ kind }) => kind === 'runLate'))
        panelOf = await panelsOf(admin, competitionId, day.dates);
    }
    const played = performance.now();
    const phone = await slowestPhone(
      host.origin,
      competitionId,
      async (index) => {
        const step = last[index];
        if (step) await untilDone(() => playStep(step, stageOf(cast)), faults);
      },
      HELD_OUT,
    );
    for (const step of day.steps.filter((own) => isLater(own) && own.kind !== 'post'))
      await untilDone(() => playStep(step, stageOf(cast)), faults);
    const found = {
      ...(await readBack(admin, day, book)),
      notices: await notices(host.origin, admin, day, book),
      certificates: await certificates(host.origin, admin, day, book),
    };
    return [
      reported('rehearsal: skaters, starts, flights', `${SKATERS}, ${starts}, ${day.flights.length}`),
      reported('  entered, planned and published in', seconds((published - began) / 1000)),
      reported('  steps played, in', `${now.length}, ${seconds((played - published) / 1000)}`),
      reported(
        '  requests lost, answers lost, calls doubled',
        `${faults.lostRequests}, ${faults.lostAnswers}, ${faults.doubled}`,
      ),
      reported('  server killed, calls broken off', `${kills}, ${faults.brokenOff}`),
      reported('  two referees at once', pieces(Math.floor(referees / SECOND_REFEREE_EVERY))),
      reported(
        '  days late, hours of ice lost',
        `${countOf(now, 'runLate') - countOf(now, 'loseIce')}, ${countOf(now, 'loseIce')}`,
      ),
      reported('  sick children, scratched for the day', pieces(countOf(now, 'undoScratchDay'))),
      reported(
        '  skaters of a judge before and after the account was closed',
        `${CLOSED_AFTER}, ${ofJudge - CLOSED_AFTER}`,
      ),
      ...Object.entries(found).map(([what, tally]) => rowOf(what, tally)),
      atMost('  a posted result on the last of the phones after', phone, PHONE_SECONDS, seconds),
    ];
  } finally {
    await host.stop();
  }
}

function rowOf(what: string, tally: Tally): Row {
  const { expected, right, wrong, missing, extra } = tally;
  return {
    what: `  ${what}: expected, right, wrong, missing, doubled`,
    measured: [expected, right, wrong, missing, extra].join(', '),
    budget: 'all right',
    ok: isRight(tally),
  };
}

/** The steps that surfaces play side by side, and by itself each one that is about several of them. */
function betweenDaySteps(steps: readonly Step[]): Step[][] {
  const parts: Step[][] = [[]];
  for (const step of steps)
    if (isDayStep(step)) parts.push([step], []);
    else parts.at(-1)?.push(step);
  return parts;
}

/** The flights of all days, with their script. */
async function playedDay(
  admin: Caller,
  competitionId: string,
): Promise<PlayedDay & { readonly dates: readonly string[]; readonly steps: Step[] }> {
  const params = { competitionId };
  const { days } = await admin.data('listRuns', { params });
  const runs = await Promise.all(
    days.map(async (date) => admin.data('listRuns', { params, query: { date } })),
  );
  const panelOf = await panelsOf(admin, competitionId, days);
  const flights = runs.flatMap((own) => rehearsedFlights(own, panelOf));
  return {
    competitionId,
    dates: days,
    flights,
    steps: scriptOf(flights, { seed: SEED, judges: 3, dayIncidents: DAY_INCIDENTS }),
    surfaceOf: new Map(flights.map(({ id, surfaceId }) => [id, surfaceId])),
    names: new Map(
      runs.flatMap((own) =>
        own.runs.flatMap((run) =>
          run.flights.flatMap(({ starters }) =>
            starters.map(({ programmeId, name }) => [programmeId, name] as const),
          ),
        ),
      ),
    ),
  };
}

/** The panel of each flight that has one. */
async function panelsOf(
  admin: Caller,
  competitionId: string,
  days: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const params = { competitionId };
  const sheets = await Promise.all(
    days.map(async (date) => admin.data('listSheets', { params, query: { date } })),
  );
  return new Map(
    sheets.flatMap(({ flights }) =>
      flights.flatMap(({ id, panelId }) => (panelId === null ? [] : [[id, panelId] as const])),
    ),
  );
}

/** Does something as somebody would who sees that nothing has happened: again, until it is done. */
async function untilDone(act: () => Promise<void>, faults: Faults): Promise<void> {
  const until = performance.now() + TRY_MILLISECONDS;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() > until || !isPassing(error)) throw error;
      if (error instanceof LostError) continue;
      if (error instanceof TypeError || isStarting(error)) faults.brokenOff += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    }
  }
}

const countOf = (steps: readonly Step[], kind: Step['kind']) =>
  steps.filter((step) => step.kind === kind).length;

const isStarting = (error: unknown) => error instanceof Error && error.message.includes('is starting');

/** Lost on the way, or somebody was quicker: look again. */
const isPassing = (error: unknown): boolean =>
  error instanceof LostError ||
  error instanceof TypeError ||
  (error instanceof Error &&
    /VersionConflict|ResultApproved|FlightApproved|Busy|is starting/.test(error.message));

async function killedAndStarted(
  host: HostProcess,
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<HostProcess> {
  await host.kill();
  return startHost(HOST_COMMAND, folder, environment);
}
