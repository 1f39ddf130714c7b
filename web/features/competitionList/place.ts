import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { placeName } from '../../../shared/domain/competitions/placeName.ts';
import { nameOrder } from '../../../shared/domain/skaters/nameOrder.ts';

export function placeText({ rink }: Pick<Competition, 'rink'>): string {
  return placeName(rink);
}

/** Competitions that have every typed word in name, motto, rink or country. */
export function matchingCompetitions(competitions: readonly Competition[], typed: string): Competition[] {
  const words = nameOrder(typed).split(' ');
  return competitions.filter((competition) => {
    const text = nameOrder(`${competition.name} ${competition.theme} ${placeText(competition)}`);
    return words.every((word) => text.includes(word));
  });
}
