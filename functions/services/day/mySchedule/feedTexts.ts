import { DAY_WORDS } from '../../../../shared/domain/day/words/dayWords.ts';

/** The texts of calendar feeds, in English as those of the competition's own calendar. */
export const FEED_TEXTS = {
  names: {
    family: 'Rinkside: our skating',
    coach: 'Rinkside: my pupils',
    judge: 'Rinkside: my judging',
    rink: 'Rinkside: my rink',
  },
  skates: (who: string, event: string) => `${who} · ${event}`,
  judges: (seat: string) => `Judging · ${seat}`,
  seat: DAY_WORDS.printouts.seat,
  order: (number: number, of: number) => `Skates ${number} of ${of}.`,
  warmUp: 'The flight begins with its warm-up.',
  flights: (count: number) => (count === 1 ? '1 flight.' : `${count} flights.`),
} as const;
