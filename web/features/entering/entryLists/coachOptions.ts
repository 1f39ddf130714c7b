import type { CompetitionCoach } from '../../../../shared/contract/people/coaches/entryCoaches.ts';

type NamedCoach = Pick<CompetitionCoach, 'id' | 'mergedIds' | 'name' | 'rinkIds'>;

interface CoachOption {
  /** The coach's ids, those of merged doubles included. */
  readonly value: string;
  readonly label: string;
  /** The rinks, if another coach has the same name. */
  readonly detail?: string;
}

/** The coaches to choose from; two of one name are told apart by their rinks. */
export function coachOptions(
  coaches: readonly NamedCoach[],
  rinkNames: ReadonlyMap<string, string>,
): CoachOption[] {
  return coaches.map(({ id, mergedIds, name, rinkIds }) => {
    const isShared = coaches.some((other) => other.id !== id && other.name === name);
    const rinks = rinkIds.flatMap((rinkId) => rinkNames.get(rinkId) ?? []).join(', ');
    return {
      value: [id, ...mergedIds].join(','),
      label: name,
      ...(isShared && rinks !== '' && { detail: rinks }),
    };
  });
}
