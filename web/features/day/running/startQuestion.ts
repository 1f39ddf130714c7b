import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { earlyMinutes } from '../../../../shared/domain/day/running/earlyStart.ts';
import { countStarters, hasFewCheckedIn } from '../../../../shared/domain/day/running/fewCheckedIn.ts';
import { isHeldAt } from '../../../../shared/domain/day/running/heldFlight.ts';

/** What a start is asked about. */
export interface StartQuestion {
  readonly flightId: string;
  /** Hardly anybody is checked in. */
  readonly isMissing: boolean;
  /** It is on another day. */
  readonly isOtherDay: boolean;
  /** Its hours are lost. */
  readonly hasNoIce: boolean;
  /** The time of its hold is still to come. */
  readonly isHeld: boolean;
  /** By how many minutes its families expect it later; 0 for about now. */
  readonly early: number;
}

interface Present {
  /** Seconds since the venue's midnight of its day. */
  readonly now: number;
  /** Whether the flight has lost its ice. */
  readonly hasNoIce: boolean;
  /** Whether it is that day. */
  readonly isToday: boolean;
  /** A rehearsal plays any day. */
  readonly isRehearsed: boolean;
  /** Whether the page asks before a flight starts in which few skaters are checked in. */
  readonly asksFirst: boolean;
}

/** What to ask before a flight starts now; null where nothing speaks against it. */
export function startQuestion(
  flight: Pick<RunFlight, 'id' | 'start' | 'expected' | 'starters' | 'hold'>,
  { now, hasNoIce, isToday, isRehearsed, asksFirst }: Present,
): StartQuestion | null {
  const isMissing = asksFirst && hasFewCheckedIn(countStarters(flight.starters));
  const isHeld = isToday && isHeldAt(flight, now);
  // Its time is lost with its ice.
  const early = isToday && !hasNoIce ? earlyMinutes(flight, now) : 0;
  const isOtherDay = !isToday && !isRehearsed;
  const isAsked = isOtherDay || hasNoIce || isMissing || isHeld || early > 0;
  return isAsked ? { flightId: flight.id, isOtherDay, hasNoIce, isMissing, isHeld, early } : null;
}
