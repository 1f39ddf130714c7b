import type { Panel, PlanCoach } from '../../../../shared/contract/core/planningFiles.ts';
import type { AnnouncedSkater } from '../../entering/duplicates/announcedSkaters.ts';
import { coachesOfRink } from '../../../store/people/coaches/repository.ts';
import { coachesWithMerged } from '../../people/coaches/coachesWithMerged.ts';
import { plannedCoaches, type KnownCoach } from '../../planning/draft/loadCoaches.ts';
import { skatingCoaches } from '../../planning/draft/skatingCoaches.ts';

/** The coaches of a day's programmes, and who sits on its panels. */
export interface DayCoaches {
  readonly coaches: readonly PlanCoach[];
  /** By id. */
  readonly names: ReadonlyMap<string, string>;
  /** The coach that an id of an entry or a panel stands for today; null for none. */
  readonly current: (coachId: string | null) => string | null;
}

export async function coachesOfDay(
  panels: readonly Panel[],
  announced: ReadonlyMap<string, AnnouncedSkater>,
): Promise<DayCoaches> {
  const skaters = [...announced.values()];
  const judges = panels.flatMap((panel) => [...panel.judges, panel.referee].flatMap((id) => id ?? []));
  const ids = new Set([...skaters.flatMap(({ coachId }) => coachId ?? []), ...judges]);
  const known = await knownCoaches([...ids], skaters);
  const seated = new Map(judges.map((id) => [id, { state: 'accepted' as const, available: null }]));
  const found = plannedCoaches(skaters, [], seated, known);
  const people = skaters.flatMap((skater) => skater.people.map(({ id, name }) => ({ id, fullName: name })));
  const programmes = skaters.map(({ people: own, rinkId }) => ({
    personIds: own.map(({ id }) => id),
    rinkId,
  }));
  const skating = skatingCoaches(found, programmes, people);
  return {
    coaches: found.planCoaches.map((coach) => ({ ...coach, skaterId: skating.get(coach.id) ?? null })),
    names: new Map(found.named.map(({ id, name }) => [id, name])),
    current: found.current,
  };
}

/**
 * Coaches by id: from the lists of the rinks that skate, which say what a running day needs of them, and only
 * those who stand in none of them by their records: merged ones, and judges from elsewhere.
 */
async function knownCoaches(
  ids: readonly string[],
  skaters: readonly AnnouncedSkater[],
): Promise<ReadonlyMap<string, KnownCoach>> {
  const rinkIds = skaters.flatMap(({ rinkId }) => rinkId ?? []);
  const lists = await Promise.all(
    [...new Set(rinkIds)].map(async (rinkId) =>
      (await coachesOfRink(rinkId, false)).map((coach) => ({ ...coach, rinkId })),
    ),
  );
  const byCoach = Map.groupBy(lists.flat(), ({ coachId }) => coachId);
  const others = await coachesWithMerged(ids.filter((id) => !byCoach.has(id)));
  const listed = ids.flatMap((id): KnownCoach[] => {
    const [coach, ...more] = byCoach.get(id) ?? [];
    if (!coach) return [];
    const { name, state } = coach;
    const own = [coach, ...more].map(({ rinkId }) => rinkId);
    return [{ id, name, state, mergedInto: null, rinkIds: own, certificates: [] }];
  });
  return new Map([...others, ...listed.map((coach) => [coach.id, coach] as const)]);
}
