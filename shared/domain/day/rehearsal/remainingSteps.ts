import type { StarterState } from '../../../contract/day/running/dayWords.ts';
import type { Step } from './script.ts';

/** How far a flight is, by what is stored of it. */
export interface FlightSoFar {
  readonly startedAt: string | null;
  readonly stateOf: (programmeId: string) => StarterState | undefined;
  /** Null until it is approved. */
  readonly result: {
    readonly isPosted: boolean;
    readonly isHeld: boolean;
    readonly isAwarded: boolean;
    readonly version: number;
  } | null;
}

/**
 * Of a script, what nobody has done yet: whoever goes on with a day need not have begun it. Troubles of the ice are seen
 * from what is published (`isPublishedTrouble`).
 */
export function remainingSteps(
  steps: readonly Step[],
  flights: ReadonlyMap<string, FlightSoFar>,
): readonly Step[] {
  return steps.filter((step) => {
    if (step.kind === 'loseIce' || step.kind === 'runLate') return true;
    const flight = flights.get(step.flightId);
    return flight !== undefined && !isDone(step, flight);
  });
}

function isDone(step: Step, { startedAt, stateOf, result }: FlightSoFar): boolean {
  if (result !== null && !['hold', 'post', 'award', 'correct'].includes(step.kind)) return true;
  switch (step.kind) {
    case 'checkIn':
    case 'noShow':
      return startedAt !== null || stateOf(step.programmeId) !== 'expected';
    case 'scratchDay':
    case 'undoScratchDay':
      return (
        startedAt !== null ||
        step.starts.some(
          (start) => start.flightId === step.flightId && stateOf(start.programmeId) === 'scratched',
        )
      );
    case 'scratch':
    case 'restore':
    case 'changeOrder':
    case 'start':
      return startedAt !== null;
    case 'hold':
    case 'post':
      return result !== null && (result.isPosted || result.isHeld);
    case 'award':
      return result?.isAwarded ?? false;
    case 'correct':
      return (result?.version ?? 1) > 1;
    default:
      return false;
  }
}

/**
 * The screen on which a step is done: `checkIn`, `running`, a seat (`judge1`, `referee`), `results`. Troubles of the ice are
 * the `organiser`’s, a part that no volunteer plays: chosen, they come whoever plays the rest.
 */
export function partOf(step: Step): string {
  switch (step.kind) {
    case 'checkIn':
    case 'noShow':
    case 'scratch':
    case 'restore':
    case 'scratchDay':
    case 'undoScratchDay':
    case 'changeOrder':
      return 'checkIn';
    case 'start':
      return 'running';
    case 'loseIce':
    case 'runLate':
      return 'organiser';
    case 'penalty':
    case 'approve':
      return 'referee';
    case 'hold':
    case 'post':
    case 'award':
    case 'correct':
      return 'results';
    default:
      return step.seat;
  }
}
