import { coachesById } from '../../../store/people/coaches/repository.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';

/** Coaches by id, with those that duplicates among them were merged into. */
export async function coachesWithMerged(ids: readonly string[]): Promise<Map<string, StoredCoach>> {
  const known = await coachesById(ids);
  for (let missing = mergedIntoMissing(known); missing.length > 0; missing = mergedIntoMissing(known)) {
    const found = await coachesById(missing);
    if (found.size === 0) break;
    for (const [id, coach] of found) known.set(id, coach);
  }
  return known;
}

function mergedIntoMissing(known: ReadonlyMap<string, StoredCoach>): string[] {
  const into = [...known.values()].flatMap(({ mergedInto }) => mergedInto ?? []);
  return [...new Set(into)].filter((id) => !known.has(id));
}

/** The coach that an id stands for today. @param known of `coachesWithMerged` */
export function canonicalCoach<Coach extends Pick<StoredCoach, 'mergedInto'>>(
  known: ReadonlyMap<string, Coach>,
  id: string,
): Coach | undefined {
  let coach = known.get(id);
  while (coach?.mergedInto) coach = known.get(coach.mergedInto);
  return coach;
}
