import type { StarterState } from '../../../contract/day/running/dayWords.ts';

interface ChangedOrder {
  readonly order?: readonly string[] | undefined;
  readonly walkOns?: readonly string[] | undefined;
}

/**
 * The start order of a flight on its day: as it was changed, without programmes that a later version of the schedule
 * has elsewhere, and with those that it added at the end.
 * @param published the flight's programmes in the published start order
 * @param changed what the day made of it; null for nothing
 * @param isPlaced whether a flight of the published schedule has a programme
 */
export function startOrderOf(
  published: readonly string[],
  changed: ChangedOrder | null | undefined,
  isPlaced: (programmeId: string) => boolean,
): readonly string[] {
  if (!changed?.order) return published;
  const walkOns = new Set((changed.walkOns ?? []).filter((programme) => !isPlaced(programme)));
  const stays = (programme: string) => published.includes(programme) || walkOns.has(programme);
  return [...new Set([...changed.order.filter(stays), ...published])];
}

/** Neither scratched nor absent. */
export const doesSkate = ({ state }: { readonly state: StarterState }): boolean =>
  state === 'expected' || state === 'checkedIn';

/** The programmes that were scratched or absent at an instant, as far as nobody has taken it back. */
export const notSkatingAt = (
  starters: readonly { readonly programmeId: string; readonly state: StarterState; readonly at: string }[],
  at: string,
): ReadonlySet<string> =>
  new Set(
    starters
      .filter((starter) => !doesSkate(starter) && starter.at <= at)
      .map(({ programmeId }) => programmeId),
  );

/** Numbers starters from 1, as they are called to the ice: who does not skate has no number, on screens and on paper. */
export function numberedStarters<Starter extends { readonly state: StarterState }>(
  starters: readonly Starter[],
): (Starter & { readonly order: number | null })[] {
  let number = 0;
  return starters.map((starter) => {
    if (doesSkate(starter)) number += 1;
    return { ...starter, order: doesSkate(starter) ? number : null };
  });
}

/**
 * Programmes that the day moved back: one that was published after them skates before them.
 * @param skating those who skate, in the order of the day
 * @returns for each which share of the others skates before it, from 0 to 1
 */
export function movedBackIn(
  published: readonly string[],
  skating: readonly string[],
): ReadonlyMap<string, number> {
  const places = skating.map((programme) => published.indexOf(programme));
  return new Map(
    skating.flatMap((programme, index) => {
      const own = places[index] ?? -1;
      const isMoved = own >= 0 && places.slice(0, index).some((place) => place > own);
      return isMoved ? [[programme, index / skating.length] as const] : [];
    }),
  );
}

interface OrderedStarter {
  readonly programmeId: string;
  readonly state: StarterState;
  readonly people: readonly { readonly id: string }[];
}

/**
 * A flight's start order with some people at its end, who gain the time of everybody else's programmes.
 * @returns null where they skate last as it is
 */
export function orderWithLast(
  starters: readonly OrderedStarter[],
  people: ReadonlySet<string>,
): readonly string[] | null {
  const isLast = (starter: OrderedStarter) => starter.people.some(({ id }) => people.has(id));
  const after = [...starters.filter((starter) => !isLast(starter)), ...starters.filter(isLast)];
  const skating = (all: readonly OrderedStarter[]) =>
    all.filter(doesSkate).map(({ programmeId }) => programmeId);
  return skating(after).join() === skating(starters).join()
    ? null
    : after.map(({ programmeId }) => programmeId);
}
