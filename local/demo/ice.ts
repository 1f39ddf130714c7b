import { iceItem, type StoredIce } from '../../functions/store/ice/repository.ts';
import { daysOf } from '../../shared/domain/schedule/ice/iceDays.ts';
import { USUAL_RULES } from '../../shared/domain/schedule/ice/iceRules.ts';
import type { DemoTarget } from './entry.ts';
import type { DemoSeason } from './season.ts';

/** The largest competition has two surfaces on all of its days, and lacks ice; the closed one has enough. */
export const iceItems = ({ competitions: { open, closed } }: DemoSeason) =>
  [iceOf(open), iceOf(closed)].map(iceItem);

/** Two surfaces, open until the evening but on the last day. */
export function iceOf({ competition }: Pick<DemoTarget, 'competition'>): StoredIce {
  const dates = daysOf(competition);
  const last = dates.at(-1);
  const hours = (opens: string, closes: string) =>
    dates.map((date) => ({ date, opens, closes: date === last ? '18:00' : closes }));
  return {
    competitionId: competition.id,
    surfaces: [
      { id: 'main', name: 'Main ice', days: hours('07:00', '21:00') },
      { id: 'training', name: 'Training hall', days: hours('07:00', '21:00') },
    ],
    rules: USUAL_RULES,
    version: 1,
  };
}
