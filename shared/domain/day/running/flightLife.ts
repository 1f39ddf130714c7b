import type { StarterState } from '../../../contract/day/running/dayWords.ts';

/**
 * The life of a flight on the day. Nothing of it is stored: each state follows from what was recorded, so that no two
 * records can disagree (decision 0251).
 */
export const FLIGHT_STATES = [
  'undrawn',
  'drawn',
  'checkedIn',
  'warmingUp',
  'skating',
  'marksIn',
  'checked',
  'approved',
  'posted',
  'awarded',
  'final',
] as const;

export type FlightState = (typeof FLIGHT_STATES)[number];

/** A flight waits for one of these before its next state. */
export const WAITS = [
  'checkIn',
  'start',
  'sheets',
  'secondPerson',
  'conflicts',
  'approval',
  'posting',
  'awards',
] as const;

export interface Wait {
  readonly what: (typeof WAITS)[number];
  /** Seats of the judges whose sheets it is about; empty otherwise. */
  readonly seats: readonly string[];
}

/** The sheet of a judge's seat. */
export interface SheetProgress {
  readonly seat: string;
  /** Handed in by the judge, or typed from paper. */
  readonly isIn: boolean;
  /** In, and if it was typed, checked by a second person. */
  readonly isChecked: boolean;
  /** Whether two devices wrote different marks. */
  readonly hasConflict: boolean;
}

export interface FlightFacts {
  /** False where a start order was published that nobody drew. */
  readonly isDrawn: boolean;
  readonly starters: readonly StarterState[];
  /** UTC instants; null until it started. */
  readonly startedAt: string | null;
  readonly warmUpSeconds: number;
  /** Of the judges; the referee's own sheet may stay empty. */
  readonly sheets: readonly SheetProgress[];
  readonly result: ResultFacts | null;
  /** An archived competition is read-only: its results are final. */
  readonly isArchived: boolean;
}

/** An approved result; UTC instants. */
export interface ResultFacts {
  readonly postedAt: string | null;
  readonly awardedAt: string | null;
  readonly isHeldUntilAwards: boolean;
}

export interface FlightLife {
  readonly state: FlightState;
  readonly waitsFor: readonly Wait[];
}

/** How far a flight has come, and what it waits for. */
export function flightLife(facts: FlightFacts, now: Date): FlightLife {
  if (facts.result) return lifeOfResult(facts.result, facts.isArchived);
  const { sheets, starters, startedAt } = facts;
  const skating = starters.filter((state) => state === 'expected' || state === 'checkedIn');
  const missing = sheets.filter(({ isIn }) => !isIn);
  // A flight of which nobody skates has nothing to mark.
  if (skating.length === 0 || (sheets.length > 0 && missing.length === 0)) {
    const unread = skating.length === 0 ? [] : sheets.filter(({ isIn, isChecked }) => isIn && !isChecked);
    const open = sheets.filter(({ hasConflict }) => hasConflict);
    if (unread.length + open.length === 0) return { state: 'checked', waitsFor: [wait('approval')] };
    return { state: 'marksIn', waitsFor: [...waitOf('secondPerson', unread), ...waitOf('conflicts', open)] };
  }
  const forSheets = waitOf('sheets', missing);
  if (startedAt !== null) {
    const isWarmingUp = now.getTime() < Date.parse(startedAt) + facts.warmUpSeconds * 1_000;
    return { state: isWarmingUp ? 'warmingUp' : 'skating', waitsFor: forSheets };
  }
  // A paper day records no start: the first sheet shows that they skate.
  if (missing.length < sheets.length) return { state: 'skating', waitsFor: forSheets };
  const isCheckedIn = !starters.includes('expected');
  return isCheckedIn
    ? { state: 'checkedIn', waitsFor: [wait('start')] }
    : { state: facts.isDrawn ? 'drawn' : 'undrawn', waitsFor: [wait('checkIn')] };
}

function lifeOfResult(
  { postedAt, awardedAt, isHeldUntilAwards }: ResultFacts,
  isArchived: boolean,
): FlightLife {
  if (isArchived && postedAt !== null) return { state: 'final', waitsFor: [] };
  if (awardedAt !== null) return { state: 'awarded', waitsFor: [] };
  if (postedAt !== null) return { state: 'posted', waitsFor: [wait('awards')] };
  return { state: 'approved', waitsFor: [wait(isHeldUntilAwards ? 'awards' : 'posting')] };
}

const wait = (what: Wait['what']): Wait => ({ what, seats: [] });

const waitOf = (what: Wait['what'], sheets: readonly SheetProgress[]): Wait[] =>
  sheets.length === 0 ? [] : [{ what, seats: sheets.map(({ seat }) => seat) }];

/** Whether a result can be approved: every judge's sheet counts and no two devices disagree. */
export const isApprovable = (life: FlightLife): boolean => life.state === 'checked';
