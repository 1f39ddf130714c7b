import { runsOfDay } from '../../../../shared/domain/day/running/runs.ts';
import type {
  ChangedStarters,
  PrintoutFacts,
} from '../../../../shared/domain/day/printouts/printoutFacts.ts';
import { momentText } from '../../../../shared/domain/core/dates/venueClock.ts';
import { printoutVersion } from '../../../../shared/domain/day/printouts/printoutVersion.ts';
import type { StoredDay } from '../../../store/day/running/repository.ts';
import { skatingFlights } from '../running/tracksOfDay.ts';
import { skatedPlan, type PlanOfVersion } from '../../planning/published/publishedPlans.ts';

interface PublishedDayParts {
  readonly published: PlanOfVersion;
  readonly day: StoredDay;
  readonly timeZone: string;
  /** By programme; who withdrew, or was erased, is not in it. */
  readonly skaters: ReadonlyMap<string, { readonly name: string }>;
}

/** The published version as the day has made it, for printouts. */
export interface DayOfPrintouts extends Pick<PrintoutFacts, 'runs' | 'changed' | 'version'> {
  /** Flights with those who skate, in the order of the day. */
  readonly plan: PlanOfVersion['plan'];
}

/** Orders, scratches, no-shows and walk-ons as the screens have them, and which version of a printout that makes. */
export function dayOfPrintouts({ published, day, timeZone, skaters }: PublishedDayParts): DayOfPrintouts {
  const plan = skatedPlan(published);
  const flightOf = skatingFlights({ plan, day, isEntered: (programme) => skaters.has(programme) });
  const changed = new Map<string, ChangedStarters>();
  const flights = plan.flights.map((flight) => {
    const skating = flightOf(flight.id);
    const stateOf = (programme: string) => skating?.stateOf(programme) ?? 'expected';
    const order = skating?.order ?? [];
    const programmes = order.filter((one) => stateOf(one) !== 'scratched' && stateOf(one) !== 'noShow');
    const namesOf = (isWanted: (programme: string) => boolean) =>
      order.filter(isWanted).flatMap((one) => skaters.get(one)?.name ?? []);
    const walkOns = programmes.filter((one) => skating?.isWalkOn(one));
    if (programmes.length < order.length || walkOns.length > 0) {
      changed.set(flight.id, {
        scratched: namesOf((one) => stateOf(one) === 'scratched'),
        noShows: namesOf((one) => stateOf(one) === 'noShow'),
        walkOns: namesOf((one) => walkOns.includes(one)),
      });
    }
    return { ...flight, programmes };
  });
  return {
    plan: { ...plan, flights },
    changed,
    // Those of check-in, also behind a cancelled run.
    runs: runNumbers(published.plan),
    version: versionOfDay(published, [...day.flights.values()], timeZone),
  };
}

type FlightsOfDay = Parameters<typeof printoutVersion>[1];

/** The version of papers with these records of flights; without one it is that of what was published. */
export const versionOfDay = (published: PlanOfVersion, flights: FlightsOfDay, timeZone: string) =>
  printoutVersion(published, flights, (instant) => momentText(instant, timeZone, 'long'));

/** The run of each flight, as check-in has it. */
export function runNumbers(plan: PlanOfVersion['plan']): ReadonlyMap<string, number> {
  const dates = [...new Set(plan.blocks.map(({ date }) => date))];
  const runs = dates.flatMap((date) => runsOfDay(plan, plan.panels, date));
  return new Map(runs.flatMap(({ number, flightIds }) => flightIds.map((id) => [id, number] as const)));
}
