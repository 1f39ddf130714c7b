import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';
import type {
  CompetitionPerson,
  CompetitionProgramme,
} from '../../entering/duplicates/competitionProgrammes.ts';
import type { PlannedCoaches } from './loadCoaches.ts';

/**
 * Which coaches skate in the competition themselves: who has the name of a coach and skates for the coach's rink. Records
 * of coaches know no birthdate, so this is all that they share with entries.
 * @returns the person's id by the coach's
 */
export function skatingCoaches(
  { planCoaches, named }: Pick<PlannedCoaches, 'planCoaches' | 'named'>,
  programmes: readonly Pick<CompetitionProgramme, 'personIds' | 'rinkId'>[],
  skaters: readonly Pick<CompetitionPerson, 'id' | 'fullName'>[],
): ReadonlyMap<string, string> {
  const names = new Map(skaters.map(({ id, fullName }) => [id, nameOrder(fullName)]));
  const skating = new Map(
    programmes.flatMap(({ personIds, rinkId }) =>
      personIds.map((id) => [JSON.stringify([rinkId, names.get(id)]), id] as const),
    ),
  );
  const coachNames = new Map(named.map(({ id, name }) => [id, nameOrder(name)]));
  return new Map(
    planCoaches.flatMap(({ id, rinkId }) => {
      const skater = rinkId === null ? undefined : skating.get(JSON.stringify([rinkId, coachNames.get(id)]));
      return skater === undefined ? [] : [[id, skater] as const];
    }),
  );
}
