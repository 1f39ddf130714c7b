import type { Competition } from '../../shared/contract/competitions.ts';
import { nameOrder } from '../../shared/domain/skaters/nameOrder.ts';

/** "Mega Ice, Hong Kong, Hong Kong" says a city state's name once. */
export function placeOf({ rink }: Pick<Competition, 'rink'>): string {
  return [...new Set([rink.name, rink.city, rink.country])].join(', ');
}

/** Competitions whose name, motto, rink or country holds every typed word. */
export function matchingCompetitions(competitions: readonly Competition[], typed: string): Competition[] {
  const words = nameOrder(typed).split(' ');
  return competitions.filter((competition) => {
    const text = nameOrder(`${competition.name} ${competition.theme} ${placeOf(competition)}`);
    return words.every((word) => text.includes(word));
  });
}
