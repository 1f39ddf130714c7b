import type { Operation } from '../../../contract/routes.ts';
import type { CallOf, DataOf } from '../../../contract/types.ts';
import { idOf } from './inventedMarks.ts';
import { givePenalty, playSheet } from './playSheet.ts';
import type { Pace } from './pace.ts';
import { loseIce, runLate } from './playTrouble.ts';
import { playResult } from './playResult.ts';
import type { Step } from './script.ts';

/**
 * Calls a route as one person.
 * @throws what the route refuses
 */
export type PlayedCall = <Op extends Operation>(operation: Op, parts: CallOf<Op>) => Promise<DataOf<Op>>;

/** The people who play a day. People without an account have opened a code, as helpers do. */
export interface Cast {
  readonly organiser: PlayedCall;
  readonly checkIn: PlayedCall;
  /** Types paper sheets. */
  readonly typist: PlayedCall;
  /** Reads back what the typist typed: another person. */
  readonly reader: PlayedCall;
  /** The person on the panel's seat: `judge1`, ..., `referee`. */
  readonly seated: (panelId: string, seat: string) => Promise<PlayedCall>;
}

export interface Stage {
  readonly competitionId: string;
  readonly seed: number;
  readonly cast: Cast;
  /** By the clock of the actor's device, which may be wrong. */
  readonly now: () => Date;
  /** How the times of the script became those of the competition; none where they are the same. */
  readonly pace?: Pace;
}

/** The steps before the judges’ work and after it; a step that is played again finds itself done. */
export async function playStep(step: Step, stage: Stage): Promise<void> {
  const { competitionId, cast } = stage;
  const { flightId } = step;
  const params = { competitionId, flightId };
  switch (step.kind) {
    case 'checkIn':
    case 'noShow': {
      const { programmeId } = step;
      const operation = step.kind === 'checkIn' ? 'checkIn' : 'markNoShow';
      await cast.checkIn(operation, { params: { ...params, programmeId } });
      return;
    }
    case 'scratch': {
      const { programmeId } = step;
      const body = { reason: 'Injured in practice' };
      await cast.checkIn('scratch', { params: { ...params, programmeId }, body });
      return;
    }
    case 'restore':
      await cast.checkIn('restoreStarter', { params: { ...params, programmeId: step.programmeId } });
      return;
    case 'scratchDay': {
      const body = { reason: 'Ill this morning', starts: [...step.starts] };
      await cast.checkIn('scratchStarts', { params: scratchOf(step, stage), body });
      return;
    }
    case 'undoScratchDay':
      await cast.checkIn('restoreStarts', { params: scratchOf(step, stage) });
      return;
    case 'loseIce':
      return loseIce(step, stage);
    case 'runLate':
      return runLate(step, stage);
    case 'changeOrder':
      return changeOrder(step, stage);
    case 'start':
      await cast.organiser('startFlight', { params });
      return;
    case 'marks':
    case 'conflict':
    case 'settle':
    case 'handIn':
    case 'type':
    case 'readBack':
      return playSheet(step, stage);
    case 'penalty':
      return givePenalty(step, stage);
    case 'approve':
    case 'hold':
    case 'post':
    case 'award':
    case 'correct':
      return playResult(step, stage);
  }
}

const scratchOf = (
  { flightId, time }: Extract<Step, { readonly kind: 'scratchDay' | 'undoScratchDay' }>,
  { competitionId, seed }: Stage,
) => ({ competitionId, scratchId: idOf(seed, 'illness', flightId, String(time)) });

/** The first skater of the flight skates last, unless the order was changed before. */
async function changeOrder({ flightId, date }: Step, { competitionId, cast }: Stage): Promise<void> {
  const { runs } = await cast.organiser('listRuns', { params: { competitionId }, query: { date } });
  const flight = runs.flatMap(({ flights }) => flights).find(({ id }) => id === flightId);
  if (!flight || flight.version > 0) return;
  const [first, ...others] = flight.starters.map(({ programmeId }) => programmeId);
  if (first === undefined) return;
  await cast.organiser('changeOrder', {
    params: { competitionId, flightId },
    body: { order: [...others, first], reason: 'Arrives late', version: flight.version },
  });
}
