import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { isTeam } from '../../../../shared/domain/day/running/otherStarts.ts';
import type { PublishedSkater } from '../../../../shared/domain/planning/published/publicBlocks.ts';
import { shortRestsOf } from './dayTroubles.ts';

type RestFacts = Parameters<typeof shortRestsOf>[0];

/**
 * Short rests between two surfaces, for visitors. Nobody is named where the two flights together would tell more than each
 * of them does: who stands behind initials, or who skates in a team.
 */
export function publicShortRests(
  facts: RestFacts,
  published: ReadonlyMap<string, PublishedSkater>,
): Live['shortRests'] {
  const surfaces = new Map(
    facts.tracks.flatMap(({ surfaceId, blocks }) =>
      blocks.map(({ block }) => [block.flightId ?? '', surfaceId] as const),
    ),
  );
  const programmesOf = (flightId: string, people: ReadonlySet<string>) =>
    (facts.flightOf(flightId)?.order ?? []).filter((id) =>
      facts.skaters.get(id)?.people.some((person) => people.has(person.id)),
    );
  const isNameable = (programme: string) =>
    published.get(programme)?.rink !== null && !isTeam(facts.skaters.get(programme) ?? { people: [] });
  return shortRestsOf(facts)
    .filter(({ from, to }) => surfaces.get(from) !== surfaces.get(to))
    .map(({ skaters, from, to }) => {
      const concerned = new Set(skaters);
      const names = programmesOf(to, concerned).map((programme) => {
        const people = facts.skaters.get(programme)?.people.map(({ id }) => id) ?? [];
        const before = programmesOf(from, new Set(people.filter((id) => concerned.has(id))));
        const name = published.get(programme)?.name;
        return name !== undefined && [programme, ...before].every(isNameable) ? name : '';
      });
      return { fromFlightId: from, toFlightId: to, skaters: names };
    });
}
