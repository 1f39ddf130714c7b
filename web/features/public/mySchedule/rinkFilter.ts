import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';

interface Start {
  readonly programmeId: string;
  readonly name: string;
  readonly coach: string | null;
  readonly date: string;
}

/** In place of a coach's name: those of who reads it. */
export const OWN_SKATERS = 'own';

export interface RinkFilter {
  /** A coach's name or OWN_SKATERS; '' for all. */
  readonly coach: string;
  /** As somebody types it; '' for all. */
  readonly name: string;
}

/**
 * The starts of a rink that somebody looks for.
 * @param own the programmes of the reader's own skaters
 */
export function filterRinkStarts<One extends Start>(
  starts: readonly One[],
  { coach, name }: RinkFilter,
  own: ReadonlySet<string>,
): One[] {
  const typed = nameOrder(name.trim());
  const isOfCoach = (one: One) =>
    coach === '' || (coach === OWN_SKATERS ? own.has(one.programmeId) : one.coach === coach);
  return starts.filter((one) => isOfCoach(one) && nameOrder(one.name).includes(typed));
}

/** The coaches of a rink's starts, by name. */
export const coachesOf = (starts: readonly Pick<Start, 'coach'>[]): string[] =>
  [...new Set(starts.flatMap(({ coach }) => coach ?? []))].sort((one, other) => one.localeCompare(other));

/** The day that a page begins with: today, else the next one of skating, else the last. */
export const firstRinkDay = (days: readonly string[], today: string): string =>
  days.find((day) => day >= today) ?? days.at(-1) ?? '';
