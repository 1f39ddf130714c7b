import type { PlanEvent } from '../../contract/core/planningFiles.ts';

type Turns = Pick<PlanEvent, 'warmUpSeconds' | 'betweenSeconds' | 'atOnce'>;

/**
 * How long a flight is on the ice: the warm-up, then for each turn its longest programme and the change to the
 * next.
 * @param seconds of the programmes, in start order
 * @returns whole seconds; 0 for a flight without programmes
 */
export function flightSeconds(event: Turns, seconds: readonly number[]): number {
  if (seconds.length === 0) return 0;
  const perTurn = event.atOnce === 'all' ? seconds.length : event.atOnce;
  let total = event.warmUpSeconds;
  for (let first = 0; first < seconds.length; first += perTurn) {
    total += Math.max(...seconds.slice(first, first + perTurn)) + event.betweenSeconds;
  }
  return total;
}
