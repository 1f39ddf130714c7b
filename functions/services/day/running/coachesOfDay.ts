import type { Panel, PlanCoach } from '../../../../shared/contract/core/planningFiles.ts';
import type { AnnouncedSkater } from '../../entering/duplicates/announcedSkaters.ts';
import { coachesWithMerged } from '../../people/coaches/coachesWithMerged.ts';
import { plannedCoaches } from '../../planning/draft/loadCoaches.ts';
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
  const known = await coachesWithMerged([...ids]);
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
