import type { Rehearsal } from '../../../../shared/contract/day/running/rehearsals.ts';
import type { Operation } from '../../../../shared/contract/routes.ts';
import type { CallOf, DataOf } from '../../../../shared/contract/types.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { pacedScript } from '../../../../shared/domain/day/rehearsal/pacedScript.ts';
import type { PlayedCall, Cast } from '../../../../shared/domain/day/rehearsal/playStep.ts';
import { isPublishedTrouble } from '../../../../shared/domain/day/rehearsal/playTrouble.ts';
import { rehearsedFlights } from '../../../../shared/domain/day/rehearsal/rehearsedDay.ts';
import { remainingSteps, type FlightSoFar } from '../../../../shared/domain/day/rehearsal/remainingSteps.ts';
import {
  DAY_INCIDENTS,
  INCIDENTS,
  type DayIncident,
  type Incident,
  type Step,
} from '../../../../shared/domain/day/rehearsal/script.ts';
import { instantOf } from '../../../../shared/domain/planning/published/instantOf.ts';
import { call } from '../../../api/client.ts';
import { currentTime } from '../../../clock.ts';
import type { LoadedScript } from './player.ts';

/** The incidents of a rehearsal, for the organiser to choose from. */
export const CHOSEN_INCIDENTS = [
  'scratch',
  'noShow',
  'delay',
  'lostIce',
  'penalty',
  'correction',
  'illness',
] as const satisfies readonly (Incident | DayIncident)[];
export type ChosenIncident = (typeof CHOSEN_INCIDENTS)[number];

const ofDay = (incident: ChosenIncident) => DAY_INCIDENTS.find((one) => one === incident) ?? [];
const ofFlight = (incident: ChosenIncident) => INCIDENTS.find((one) => one === incident) ?? [];

export interface LoadedDay extends LoadedScript {
  /** Of the panels, `judge1` first. */
  readonly seats: readonly string[];
  readonly flightName: (flightId: string) => {
    readonly event: string;
    readonly number: number;
    readonly of: number;
  };
}

const SEED = 17;

/** Many calls follow each other: screens ask again by themselves. */
const untyped = call as (operation: Operation, parts: object) => Promise<unknown>;

/** The organiser plays everybody: see `actsAsJudge`. */
const organiser: PlayedCall = async <Op extends Operation>(operation: Op, parts: CallOf<Op>) => {
  const answer = await untyped(operation, {
    ...(parts as object),
    background: true,
    quiet: true,
    refetch: 'never',
  });
  return (answer as { data: DataOf<Op> }).data;
};
const CAST: Cast = {
  organiser,
  checkIn: organiser,
  typist: organiser,
  reader: organiser,
  seated: () => Promise.resolve(organiser),
};

/** The script of a rehearsal, and what of it is left by what the server says is done. */
export async function loadScript(
  { id: competitionId, date, pace }: Rehearsal,
  incidents: readonly ChosenIncident[],
): Promise<LoadedDay> {
  const parts = { params: { competitionId } };
  const [runs, sheets, results, published] = await Promise.all([
    organiser('listRuns', parts),
    organiser('listSheets', { ...parts, query: { date } }),
    organiser('listFlightResults', parts),
    organiser('getPublishing', parts),
  ]);
  // Its times are in the schedule by now.
  const isOver = (incident: DayIncident) =>
    incident !== 'illness' && isPublishedTrouble({ cause: incident, date }, published);
  const panelOf = new Map(
    sheets.flights.flatMap(({ id, panelId }) => (panelId === null ? [] : [[id, panelId] as const])),
  );
  const seatsOf = new Map(sheets.flights.map(({ id, seats }) => [id, seats.map(({ seat }) => seat)]));
  const seats = [...new Set([...seatsOf.values()].flat())].sort();
  const steps = pacedScript(rehearsedFlights(runs, panelOf), {
    seed: SEED,
    judges: seats.filter((seat) => seat !== 'referee').length,
    incidents: incidents.flatMap(ofFlight),
    dayIncidents: incidents.flatMap(ofDay).filter((incident) => !isOver(incident)),
    pace,
  }).filter((step) => !('seat' in step) || seatsOf.get(step.flightId)?.includes(step.seat));
  const flights = runs.runs.flatMap((run) => run.flights);
  const resultOf = new Map(results.flights.map(({ id, result }) => [id, result]));
  const soFar = new Map(
    flights.map(({ id, startedAt, starters }): [string, FlightSoFar] => {
      const states = new Map(starters.map(({ programmeId, state }) => [programmeId, state]));
      const result = resultOf.get(id);
      return [
        id,
        {
          startedAt,
          stateOf: (programmeId) => states.get(programmeId),
          result: result
            ? {
                isPosted: result.posted !== null,
                isHeld: result.isHeldUntilAwards,
                isAwarded: result.awarded !== null,
                version: result.version,
              }
            : null,
        },
      ];
    }),
  );
  const named = new Map(flights.map(({ id, event, part }) => [id, { event, part }]));
  const { timeZone } = runs.competition;
  return {
    steps: remainingSteps(steps, soFar),
    all: steps.length,
    timeOf: (step: Step) => Date.parse(instantOf(step.date, step.at, timeZone)),
    stage: { competitionId, seed: SEED, cast: CAST, now: currentTime, pace },
    seats,
    flightName: (flightId) => {
      const { event, part } = named.get(flightId) ?? {
        event: { format: '', level: '' },
        part: { number: 1, of: 1 },
      };
      return { event: eventLabel(event.format, event.level), ...part };
    },
  };
}
