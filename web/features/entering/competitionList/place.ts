import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { placeName } from '../../../../shared/domain/entering/competitions/placeName.ts';
import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';

export function venueText({ rink }: Pick<Competition, 'rink'>): string {
  return placeName(rink);
}

/** Competitions that have every typed word in name, motto, rink or country. */
export function matchingCompetitions(competitions: readonly Competition[], typed: string): Competition[] {
  const words = nameOrder(typed).split(' ');
  return competitions.filter((competition) => {
    const text = nameOrder(`${competition.name} ${competition.theme} ${venueText(competition)}`);
    return words.every((word) => text.includes(word));
  });
}
