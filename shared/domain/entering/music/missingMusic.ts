import { DAY_MILLISECONDS } from '../../core/dates/days.ts';
import type { MusicWindow } from './musicRules.ts';

interface Programme {
  readonly file: object | null;
  /** Its flight has left the ice, or it was scratched or absent. */
  readonly isOver: boolean;
}

/** Whether a file is still to be sent: nothing is missing once it was skated. */
export const lacksMusic = ({ file, isOver }: Programme): boolean => file === null && !isOver;

/** From so many days before it is due, missing music is shown first. */
const SOON_DAYS = 14;

/** Whether a family has to hurry: music is missing, and due soon or overdue while it is still taken. */
export function isMusicDue(
  music: {
    readonly window: MusicWindow;
    readonly until: string | null;
    readonly programmes: readonly Programme[];
  },
  now: Date,
): boolean {
  const { window, until, programmes } = music;
  if (!programmes.some(lacksMusic)) return false;
  const isSoon = until !== null && Date.parse(until) - now.getTime() < SOON_DAYS * DAY_MILLISECONDS;
  return window === 'late' || (window === 'open' && isSoon);
}

/** The programmes of a competition whose music is still to be sent; none where the organiser collects none. */
export const missingMusic = <P extends Programme>({
  rules,
  programmes,
}: {
  readonly rules: { readonly isCollected: boolean };
  readonly programmes: readonly P[];
}): readonly P[] => (rules.isCollected ? programmes.filter(lacksMusic) : []);
