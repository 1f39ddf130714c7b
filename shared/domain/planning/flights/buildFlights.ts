import type { Flight, PlanEvent, Problem } from '../../../contract/core/planningFiles.ts';
import { type AgedProgramme, ageProgrammes, compareAges } from './programmeAges.ts';
import { joinLoneSkaters } from './joinLoneSkaters.ts';
import { partitionByAge } from './partition.ts';

/**
 * Flights by rule: each event's programmes divided by sex where the event says so, adults apart, then by
 * birthdate. Fixed flights stay as they are; programmes of an event that the problem does not have are left out.
 * @returns the fixed flights, then new ones in the order of the events, each by birthdate
 */
export function buildFlights(problem: Problem): Flight[] {
  const fixed = problem.fixed.flights;
  const taken = new Set(fixed.flatMap(({ programmes }) => programmes));
  const free = ageProgrammes(problem).filter(({ programme }) => !taken.has(programme.id));
  const byEvent = Map.groupBy(free, ({ programme }) => programme.eventId);
  const usedIds = new Set(fixed.map(({ id }) => id));
  let number = 0;
  const built = problem.events.flatMap((event) =>
    flightsOfEvent(event, byEvent.get(event.id) ?? [], problem.rules).map((programmes) => {
      do number += 1;
      while (usedIds.has(`f${number}`));
      return {
        id: `f${number}`,
        eventId: event.id,
        programmes: programmes.map(({ programme }) => programme.id),
      };
    }),
  );
  return [...fixed, ...built];
}

function flightsOfEvent(
  event: PlanEvent,
  programmes: readonly AgedProgramme[],
  rules: Problem['rules'],
): AgedProgramme[][] {
  return [false, true].flatMap((isAdult) => {
    const group = programmes.filter((programme) => programme.isAdult === isAdult).sort(compareAges);
    const allowed = isAdult ? rules.adultSpanDays : rules.ageSpanDays;
    const most = event.flight.most;
    if (!event.splitBySex) return partitionByAge(group, rules, allowed, most);
    const bySex = (['F', 'M', null] as const).flatMap((sex) =>
      partitionByAge(
        group.filter((programme) => programme.sex === sex),
        rules,
        allowed,
        most,
      ),
    );
    const mixed = isAdult ? rules.adultSpanDays : rules.mixedSpanDays;
    return joinLoneSkaters(bySex, { sizeCost: rules.sizeCost, mixedSpanDays: mixed }, event.flight);
  });
}
