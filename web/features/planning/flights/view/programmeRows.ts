import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { Programme } from '../../../../../shared/contract/core/planningFiles.ts';
import type { ScheduleProblem } from '../../../../../shared/contract/planning/scheduleProblem.ts';
import { ageOn } from '../../../../../shared/domain/core/dates/age.ts';

/** A programme as a flight's card lists it. */
export interface ProgrammeRow {
  readonly id: string;
  /** '' where the entry is unknown by now. */
  readonly name: string;
  readonly entryId: string | null;
  /** On the competition's first day; several in a couple or a team, by age. */
  readonly ages: readonly number[];
  readonly sexes: readonly ('F' | 'M')[];
  readonly rink: string;
  readonly coach: string;
  readonly isWithdrawn: boolean;
}

/** Finds what a card shows of a programme. */
export type FindRow = (programmeId: string) => ProgrammeRow;

/** Reads the names once; each row is made when it is shown. */
export function rowsOf(facts: ScheduleProblem): FindRow {
  const { problem, programmes, rinks, coaches, competition } = facts;
  const nameOf = <Named extends { readonly id: string }>(list: readonly Named[]) =>
    new Map(list.map((one) => [one.id, one]));
  const named = nameOf([...facts.unconfirmed, ...programmes]);
  const entered = nameOf(problem.programmes);
  const skaters = nameOf(problem.skaters);
  const [rinkNames, coachNames] = [nameOf(rinks), nameOf(coaches)];
  const firstDay = competition.startDate;
  return (id) => {
    const programme: Programme | undefined = entered.get(id);
    const people = programme?.skaters.flatMap((skater) => skaters.get(skater) ?? []) ?? [];
    return {
      id,
      name: named.get(id)?.name ?? '',
      entryId: named.get(id)?.entryId ?? null,
      ages:
        firstDay === null
          ? []
          : people.map(({ birthdate }) => ageOn(birthdate, firstDay)).sort((one, other) => one - other),
      sexes: [...new Set(people.flatMap(({ sex }) => sex ?? []))].sort(),
      rink: rinkNames.get(programme?.rinkId ?? '')?.name ?? '',
      coach: coachNames.get(programme?.coachId ?? '')?.name ?? '',
      isWithdrawn: programme === undefined,
    };
  };
}

/**
 * Programmes that open their flight although one of their skaters opens another one too, and somebody else of the
 * flight opens none: only a change by hand leaves it so.
 */
export function openTwice({ problem }: ScheduleProblem, draft: Pick<ScheduleDraft, 'events'>): Set<string> {
  const entered = new Map(problem.programmes.map((programme) => [programme.id, programme]));
  const drawn = draft.events.flatMap(({ flights }) => flights).filter((flight) => flight.drawn !== undefined);
  const counts = new Map<string, number>();
  const skatersOf = (programmeId: string | undefined) => entered.get(programmeId ?? '')?.skaters ?? [];
  for (const skater of drawn.flatMap(({ programmes }) => skatersOf(programmes[0]))) {
    counts.set(skater, (counts.get(skater) ?? 0) + 1);
  }
  const opensMost = (programmeId: string | undefined) =>
    Math.max(0, ...skatersOf(programmeId).map((skater) => counts.get(skater) ?? 0));
  return new Set(
    drawn.flatMap(({ programmes: [first, ...others] }) =>
      first !== undefined && opensMost(first) > 1 && others.some((one) => opensMost(one) === 0)
        ? [first]
        : [],
    ),
  );
}
