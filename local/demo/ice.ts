import { iceItem, type StoredIce } from '../../functions/store/entering/ice/repository.ts';
import { daysOf } from '../../shared/domain/entering/onIce/iceDays.ts';
import { USUAL_RULES } from '../../shared/domain/planning/ice/iceRules.ts';
import { venueTimeOf } from '../../shared/domain/core/dates/venueTime.ts';
import { COMPETITION_IDS } from './competitions.ts';
import type { DemoTarget } from './entry.ts';
import type { DemoSeason } from './season.ts';

/** The largest competition lacks ice; those with a schedule have enough. */
export const iceItems = ({ competitions: { open, closed, today, archived } }: DemoSeason) =>
  [open, closed, today, archived].map(demoIce).map(iceItem);

/** How long before now the doors opened of the competition that runs: about half of its day is over. */
const OPENED_MINUTES = 55;

/** Two surfaces, open until the evening but on the last day. */
export function demoIce({ competition, now }: Pick<DemoTarget, 'competition' | 'now'>): StoredIce {
  const dates = daysOf(competition);
  const last = dates.at(-1);
  const isToday = competition.id === COMPETITION_IDS.today;
  const opens = isToday ? openedAt(now, competition.timeZone) : '07:00';
  const evening = isToday ? '23:59' : '18:00';
  const days = dates.map((date) => ({ date, opens, closes: date === last ? evening : '21:00' }));
  return {
    competitionId: competition.id,
    surfaces: [
      { id: 'main', name: 'Main ice', days },
      { id: 'training', name: 'Training hall', days },
    ],
    rules: USUAL_RULES,
    version: 1,
  };
}

/** `HH:mm` on the venue's clock, in five minutes. */
function openedAt(now: Date, timeZone: string): string {
  const step = 5 * 60_000;
  const instant = Math.floor((now.getTime() - OPENED_MINUTES * 60_000) / step) * step;
  return venueTimeOf(new Date(instant).toISOString(), timeZone).slice(11, 16);
}
