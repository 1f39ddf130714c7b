import type { Block, Rules } from '../../../contract/core/planningFiles.ts';
import { type Track, needsLunch } from '../../entering/onIce/bound.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { isFreshAfter, secondsOnIce } from '../iceUse.ts';

/** A block that never moves. */
export interface FixedBlock {
  readonly start: number;
  readonly end: number;
  readonly kind: Block['kind'];
}

/** A fixed block, and the seconds of ice from its start to the first moment at which the ice can be resurfaced. */
interface FixedChain {
  readonly start: number;
  readonly end: number;
  readonly isFreshAfter: boolean;
  /** Of the block itself. */
  readonly ownIceSeconds: number;
  readonly iceSeconds: number;
}

interface Lunch {
  readonly seconds: number;
  readonly from: number;
  /** The last second at which it can begin. */
  readonly until: number;
}

/** The rules of times on a track besides its flights; seconds since midnight, or long. */
export interface TrackRules {
  readonly opens: number;
  readonly run: number;
  readonly resurfacing: number;
  /** Null where no lunch is taken. */
  readonly lunch: Lunch | null;
  /** By start. */
  readonly fixed: readonly FixedChain[];
}

/** @param fixed the blocks of the track that do not move, by start */
export function trackRules(track: Track, rules: Rules, fixed: readonly FixedBlock[]): TrackRules {
  const resurfacing = rules.resurfacingMinutes * 60;
  return {
    opens: track.opens,
    run: rules.iceMinutesBetweenResurfacings * 60,
    resurfacing,
    lunch: needsLunch(track, rules) ? lunchBeside(fixed, rules.lunch) : null,
    fixed: chainsOf(fixed, resurfacing),
  };
}

function chainsOf(fixed: readonly FixedBlock[], resurfacing: number): FixedChain[] {
  let next: FixedChain | undefined;
  return fixed
    .toReversed()
    .map((block): FixedChain => {
      const { start, end } = block;
      const isFresh = isFreshAfter(block);
      const isJoined = next !== undefined && next.start - end < resurfacing;
      const ownIceSeconds = secondsOnIce({ kind: block.kind, seconds: end - start });
      const iceSeconds = isFresh ? 0 : ownIceSeconds + (isJoined ? (next?.iceSeconds ?? 0) : 0);
      next = { start, end, isFreshAfter: isFresh, ownIceSeconds, iceSeconds };
      return next;
    })
    .reverse();
}

/** The lunch as long and as late as fixed blocks leave room for it; null where one is fixed, or none has room. */
function lunchBeside(fixed: readonly FixedBlock[], lunch: Rules['lunch']): Lunch | null {
  if (!lunch || fixed.some(({ kind }) => kind === 'lunch')) return null;
  const seconds = lunch.minutes * 60;
  const from = secondsOfTime(lunch.from);
  let until = secondsOfTime(lunch.until);
  for (const { start, end } of fixed.toReversed()) {
    if (start < until + seconds && until < end) until = start - seconds;
  }
  return until >= from ? { seconds, from, until } : null;
}

/** A break before a flight. */
interface Pause {
  readonly kind: 'resurfacing' | 'lunch';
  readonly start: number;
  readonly seconds: number;
}

/** How many numbers the state of a clock has. */
export const CLOCK_STATE = 4;

/** Told of each break that the rules put between flights. */
type OnBreak = (start: number, seconds: number, kind: Pause['kind']) => void;

/**
 * A track's clock: flights are put one after the other, with a resurfacing when a run is full, the lunch at the
 * first break of its window, and around blocks that do not move.
 */
export class TrackClock {
  /** When the ice is free next. */
  now = 0;
  /** Seconds of ice in use since it was fresh. */
  private run = 0;
  private isLunchDue = false;
  private nextFixed = 0;
  private readonly rules: TrackRules;
  private readonly onBreak: OnBreak | null;

  constructor(rules: TrackRules, onBreak: OnBreak | null = null) {
    this.rules = rules;
    this.onBreak = onBreak;
    this.reset();
  }

  reset(): void {
    this.now = this.rules.opens;
    this.run = 0;
    this.isLunchDue = this.rules.lunch !== null;
    this.nextFixed = 0;
  }

  /** Writes the clock's state to a place of a list. */
  save(states: Int32Array, from: number): void {
    states[from] = this.now;
    states[from + 1] = this.run;
    states[from + 2] = this.isLunchDue ? 1 : 0;
    states[from + 3] = this.nextFixed;
  }

  load(states: Int32Array, from: number): void {
    this.now = states[from] ?? 0;
    this.run = states[from + 1] ?? 0;
    this.isLunchDue = states[from + 2] === 1;
    this.nextFixed = states[from + 3] ?? 0;
  }

  isAt(states: Int32Array, from: number): boolean {
    return (
      states[from] === this.now &&
      states[from + 1] === this.run &&
      states[from + 2] === (this.isLunchDue ? 1 : 0) &&
      states[from + 3] === this.nextFixed
    );
  }

  /** Puts a flight of `seconds` and returns when it starts. */
  place(seconds: number): number {
    for (;;) {
      const pause = this.pauseBefore(seconds);
      const fixed = this.rules.fixed[this.nextFixed];
      if (fixed && !this.fitsBefore(fixed, pause, seconds)) this.passFixed(fixed);
      else if (pause) this.take(pause);
      else break;
    }
    const start = this.now;
    this.now += seconds;
    this.run += seconds;
    return start;
  }

  /** Passes the blocks that do not move and stand after the last flight. */
  finish(): void {
    for (let fixed = this.rules.fixed[this.nextFixed]; fixed; fixed = this.rules.fixed[this.nextFixed]) {
      this.passFixed(fixed);
    }
  }

  private pauseBefore(seconds: number): Pause | null {
    const isRunFull = this.run > 0 && this.run + seconds > this.rules.run;
    const { lunch } = this.rules;
    if (this.isLunchDue && lunch) {
      const isLastChance = this.now + seconds > lunch.until;
      const pause = this.lunchPause(lunch);
      if (pause && (isLastChance || (isRunFull && this.now >= lunch.from))) return pause;
    }
    return isRunFull ? this.resurfacingPause() : null;
  }

  private resurfacingPause(): Pause {
    return { kind: 'resurfacing', start: this.now, seconds: this.rules.resurfacing };
  }

  /** The lunch, if it can begin in its window and end before the next fixed block. */
  private lunchPause({ seconds, from, until }: Lunch): Pause | null {
    const start = Math.max(this.now, from);
    const fixed = this.rules.fixed[this.nextFixed];
    const fits = start <= until && (!fixed || start + seconds <= fixed.start);
    return fits ? { kind: 'lunch', start, seconds } : null;
  }

  /** Whether a flight can stand before a fixed block and leave room for the resurfacing that the block then needs. */
  private fitsBefore(fixed: FixedChain, pause: Pause | null, seconds: number): boolean {
    const end = (pause ? pause.start + pause.seconds : this.now) + seconds;
    if (end > fixed.start) return false;
    const run = (pause ? 0 : this.run) + seconds;
    const isRunLeft = fixed.isFreshAfter || run + fixed.iceSeconds <= this.rules.run;
    return isRunLeft || end + this.rules.resurfacing <= fixed.start;
  }

  private take({ kind, start, seconds }: Pause): void {
    this.onBreak?.(start, seconds, kind);
    if (kind === 'lunch') this.isLunchDue = false;
    this.now = start + seconds;
    this.run = 0;
  }

  private passFixed(fixed: FixedChain): void {
    const { lunch, resurfacing, run } = this.rules;
    const pause = this.isLunchDue && lunch && fixed.end > lunch.until ? this.lunchPause(lunch) : null;
    if (pause) this.take(pause);
    else if (this.run > 0 && this.run + fixed.iceSeconds > run && this.now + resurfacing <= fixed.start) {
      this.take(this.resurfacingPause());
    }
    this.nextFixed += 1;
    this.now = Math.max(this.now, fixed.end);
    this.run = fixed.isFreshAfter ? 0 : this.run + fixed.ownIceSeconds;
  }
}
