import type { CHANGE_SCOPES } from '../../../contract/entries/entryChanges.ts';
import type { ENTRY_STATES } from '../../../contract/entries/entry.ts';

export type ChangeScope = (typeof CHANGE_SCOPES)[number];

/** Whoever made the entry, or who runs the competition. */
export type EditorRole = 'family' | 'organiser';

interface Facts {
  readonly state: (typeof ENTRY_STATES)[number];
  readonly competition: {
    readonly state: 'published' | 'archived';
    /** UTC instants. */
    readonly openUntil: string;
    readonly correctionsUntil: string | null;
  };
}

/**
 * What of an entry can be changed at `now`. A family changes all of it until entries close, and may
 * correct names and spellings while that is open; who runs the competition, as long as it is not
 * archived. A withdrawn entry stays as it is: somebody who comes back enters anew.
 */
export function changeScope({ state, competition }: Facts, by: EditorRole, now: Date): ChangeScope {
  if (state === 'withdrawn' || competition.state === 'archived') return 'nothing';
  if (by === 'organiser' || Date.parse(competition.openUntil) > now.getTime()) return 'everything';
  const { correctionsUntil } = competition;
  return correctionsUntil !== null && Date.parse(correctionsUntil) > now.getTime() ? 'spellings' : 'nothing';
}
