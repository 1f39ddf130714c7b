import type { Block, Problem } from '../../../contract/core/planningFiles.ts';
import { secondsOfTime } from '../../core/dates/times.ts';

type Rules = Pick<Problem['rules'], 'lunch' | 'iceMinutesBetweenResurfacings'>;

/** What is to come on a surface, with its start in the plan and the time before which it does not start. */
interface Coming {
  readonly block: Block;
  readonly from: number;
  readonly earliest: number;
}

/** How far a surface is laid. */
interface Laid {
  readonly now: number;
  readonly free: number;
  /** Seconds of ice used since it was fresh. */
  readonly ice: number;
}

export const isBreak = ({ kind }: Pick<Block, 'kind'>): boolean => kind === 'break' || kind === 'lunch';

/** A break gives way to a delay, and a lunch down to what the rules of the ice want. */
export function pauseSeconds({ lunch }: Rules, { kind, seconds }: Block, delay: number): number {
  const left = Math.min(seconds, seconds - delay);
  return kind === 'break' ? Math.max(0, left) : Math.max(Math.min(seconds, (lunch?.minutes ?? 0) * 60), left);
}

/** When a break begins that is moved out of the way of flights: lunch not before its hours; null where it stays. */
export function movedPause(rules: Rules, pause: Coming, next: Coming | undefined, laid: Laid): number | null {
  const { block, from } = pause;
  const usual = Math.max(laid.free, from);
  const isBegun = usual < laid.now;
  if (!next || !isBreak(block) || block.locked || isBegun) return null;
  const end = usual + pauseSeconds(rules, block, usual - from);
  if (Math.max(next.earliest, laid.now) >= end) return null;
  const opens = block.kind === 'lunch' && rules.lunch ? secondsOfTime(rules.lunch.from) : 0;
  return Math.min(usual, Math.max(laid.free, laid.now, opens));
}

/** Whether a flight skates before the break that it would wait for: lunch keeps its hours, and the ice holds it. */
export function skatesBefore(rules: Rules, pause: Coming, next: Coming | undefined, laid: Laid): boolean {
  const start = movedPause(rules, pause, next, laid);
  if (start === null || next?.block.flightId === undefined) return false;
  const { block, from } = pause;
  const ready = Math.max(laid.free, laid.now, next.earliest);
  if (ready >= start + block.seconds) return false;
  if (laid.ice + next.block.seconds > rules.iceMinutesBetweenResurfacings * 60) return false;
  const latest =
    block.kind === 'lunch' && rules.lunch ? secondsOfTime(rules.lunch.until) - block.seconds : Infinity;
  return ready + next.block.seconds <= Math.max(latest, from);
}
