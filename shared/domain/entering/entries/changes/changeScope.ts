import type { COMPETITION_STATES } from '../../../../contract/entering/competitions/competitions.ts';
import type { ENTRY_STATES } from '../../../../contract/core/entryStates.ts';
import type { CHANGE_SCOPES } from '../../../../contract/entering/entries/entryChanges.ts';
import { dayIn } from '../../../core/dates/timeZone.ts';
import { windowState, type CorrectionWindow } from './correctionWindow.ts';

export type ChangeScope = (typeof CHANGE_SCOPES)[number];

/** The family that made the entry, or the competition's organiser. */
export type EditorRole = 'family' | 'organiser';

interface ChangeFacts {
  readonly state: (typeof ENTRY_STATES)[number];
  readonly competition: {
    readonly state: (typeof COMPETITION_STATES)[number];
    /** UTC instants. */
    readonly openUntil: string;
    readonly correctionsUntil: string | null;
    readonly timeZone: string;
    readonly correctionWindow?: CorrectionWindow | null | undefined;
  };
}

/**
 * Decides which parts of an entry can be changed at `now`. A family changes everything until entries close, and corrects
 * names and spellings until corrections end, and while the correction window is open; once the window is over,
 * they are frozen. The organiser changes everything until the competition is archived. A withdrawn entry stays as it is: a family that comes back submits a new one.
 */
export function changeScope({ state, competition }: ChangeFacts, by: EditorRole, now: Date): ChangeScope {
  if (state === 'withdrawn' || competition.state === 'archived') return 'nothing';
  if (by === 'organiser' || Date.parse(competition.openUntil) > now.getTime()) return 'everything';
  const { correctionsUntil, correctionWindow, timeZone } = competition;
  const window = windowState(correctionWindow, timeZone, now);
  if (window === 'open') return 'spellings';
  if (window === 'over') return 'nothing';
  return correctionsUntil !== null && Date.parse(correctionsUntil) > now.getTime() ? 'spellings' : 'nothing';
}

export type ClosedReason = 'withdrawn' | 'over' | 'closed';

interface ClosedFacts {
  readonly state: (typeof ENTRY_STATES)[number];
  readonly competition: {
    readonly state: (typeof COMPETITION_STATES)[number];
    /** The last day, `YYYY-MM-DD` in venue time. */
    readonly endDate: string;
    /** A UTC instant. */
    readonly openUntil: string;
    readonly timeZone: string;
  };
}

/**
 * Why a family can no longer change everything in its entry; null while it can. Corrections may still be
 * possible: see `changeScope`.
 */
export function closedReason({ state, competition }: ClosedFacts, now: Date): ClosedReason | null {
  if (state === 'withdrawn') return 'withdrawn';
  if (competition.state === 'archived' || dayIn(now, competition.timeZone) > competition.endDate)
    return 'over';
  return Date.parse(competition.openUntil) > now.getTime() ? null : 'closed';
}
