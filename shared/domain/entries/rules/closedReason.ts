import type { ENTRY_STATES } from '../../../contract/entries/entry.ts';
import type { COMPETITION_STATES } from '../../../contract/competitions/competitions.ts';
import { dayIn } from '../../registration/timeZone.ts';

export type ClosedReason = 'withdrawn' | 'over' | 'closed';

interface Facts {
  readonly state: (typeof ENTRY_STATES)[number];
  readonly competition: {
    readonly state: (typeof COMPETITION_STATES)[number];
    /** The last day, YYYY-MM-DD at the venue. */
    readonly endDate: string;
    /** A UTC instant. */
    readonly openUntil: string;
    readonly timeZone: string;
  };
}

/**
 * Why a family cannot do everything with its entry by itself at `now`; null while it can. What can
 * still be corrected once entries have closed says `changeScope`.
 */
export function closedReason({ state, competition }: Facts, now: Date): ClosedReason | null {
  if (state === 'withdrawn') return 'withdrawn';
  if (competition.state === 'archived' || dayIn(now, competition.timeZone) > competition.endDate)
    return 'over';
  return Date.parse(competition.openUntil) > now.getTime() ? null : 'closed';
}
