import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { isEarlyAt } from '../../../../shared/domain/day/running/earlyStart.ts';
import { countStarters, hasFewCheckedIn } from '../../../../shared/domain/day/running/fewCheckedIn.ts';
import { isHeldAt } from '../../../../shared/domain/day/running/heldFlight.ts';

/** What a start is asked about. */
export interface StartQuestion {
  readonly flightId: string;
  /** Hardly anybody is checked in. */
  readonly isMissing: boolean;
  /** The time of its hold is still to come. */
  readonly isHeld: boolean;
  /** Its families expect it later. */
  readonly isEarly: boolean;
}

interface Present {
  /** Seconds since the venue's midnight of its day. */
  readonly now: number;
  /** Whether it is that day. */
  readonly isToday: boolean;
  /** Whether the page asks before a flight starts in which few skaters are checked in. */
  readonly asksFirst: boolean;
}

/** What to ask before a flight starts now; null where nothing speaks against it. */
export function startQuestion(
  flight: Pick<RunFlight, 'id' | 'start' | 'starters' | 'hold'>,
  { now, isToday, asksFirst }: Present,
): StartQuestion | null {
  const isMissing = asksFirst && hasFewCheckedIn(countStarters(flight.starters));
  const isHeld = isHeldAt(flight, now);
  const isEarly = isToday && isEarlyAt(flight, now);
  return isMissing || isHeld || isEarly ? { flightId: flight.id, isMissing, isHeld, isEarly } : null;
}
