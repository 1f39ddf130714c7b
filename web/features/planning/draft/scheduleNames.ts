import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import { planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { partsOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';

/** A flight as it is named: its event, and which of the event's flights it is. */
export interface NamedFlight {
  readonly event: string;
  /** The event in fewer words: its level, and its format unless the level begins with it. */
  readonly level: string;
  readonly format: string;
  /** From 1. */
  readonly part: number;
  readonly of: number;
}

/** The names behind the ids of a schedule. An id that is not known any more is its own name. */
export interface ScheduleNames {
  readonly surface: (id: string) => string;
  readonly event: (id: string) => string;
  readonly level: (id: string) => string;
  /** '' where the level begins with it. */
  readonly format: (id: string) => string;
  readonly person: (id: string) => string;
  /** Of the skater, the couple or the team. */
  readonly programme: (id: string) => string;
  readonly rink: (id: string) => string;
  readonly coach: (id: string) => string;
}

export function namesOf(problem: ScheduleProblem): ScheduleNames {
  const { surfaces, events, people, programmes, rinks, coaches } = problem;
  return {
    surface: nameIn(surfaces, ({ name }) => name),
    event: nameIn(events, ({ format, level }) => eventLabel(format, level)),
    level: nameIn(events, ({ level }) => level),
    format: nameIn(events, ({ format, level }) => (eventLabel(format, level) === level ? '' : format)),
    person: nameIn(people, ({ fullName }) => fullName),
    programme: nameIn(programmes, ({ name }) => name),
    rink: nameIn(rinks, ({ name }) => name),
    coach: nameIn(coaches, ({ name }) => name),
  };
}

function nameIn<Item extends { readonly id: string }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): (id: string) => string {
  const names = new Map(items.map((item) => [item.id, nameOf(item)]));
  return (id) => names.get(id) ?? id;
}

/** The names of a draft's flights by their ids. */
export function flightNamesOf(
  draft: Parameters<typeof planOfDraft>[0],
  names: Pick<ScheduleNames, 'event' | 'level' | 'format'>,
): ReadonlyMap<string, NamedFlight> {
  const plan = planOfDraft(draft);
  const parts = partsOfFlights(plan);
  return new Map(
    plan.flights.map(({ id, eventId }) => {
      const { number, of } = parts.get(id) ?? { number: 1, of: 1 };
      const event = names.event(eventId);
      return [id, { event, level: names.level(eventId), format: names.format(eventId), part: number, of }];
    }),
  );
}
