import type { Problem } from '../../../../contract/core/planningFiles.ts';
import { secondsOfTime } from '../../../core/dates/times.ts';
import type { BegunIds } from '../../findings/panelFindings.ts';
import { peopleOfFlights } from '../../planFacts.ts';
import { type BoardPlan, boardFindings } from '../boardFindings.ts';
import { newFindings } from '../newFindings.ts';

/** What a change by hand costs the people of a plan. */
export interface RemedyPrice {
  /** Skaters who start later on their day by it, and by how many minutes at most. */
  readonly later: number;
  readonly minutesLater: number;
  /** The same of those who start earlier. */
  readonly earlier: number;
  readonly minutesEarlier: number;
  /** Skaters of flights that go to another surface on their day. */
  readonly elsewhere: number;
  /** Skaters of flights that go to another day. */
  readonly otherDay: number;
  /** Conflicts that were not there before, or are worse. */
  readonly conflicts: number;
}

export function remedyPrice(
  problem: Problem,
  before: BoardPlan,
  after: BoardPlan,
  begun: BegunIds,
): RemedyPrice {
  const people = peopleOfFlights(problem, before.flights);
  const was = new Map(before.blocks.map((block) => [block.flightId, block]));
  const later = new Map<string, number>();
  const earlier = new Map<string, number>();
  const elsewhere = new Set<string>();
  const otherDay = new Set<string>();
  for (const block of after.blocks) {
    const old = was.get(block.flightId);
    const skaters = people.get(block.flightId ?? '')?.skaters ?? [];
    if (!old || block.flightId === undefined) continue;
    if (old.date !== block.date) {
      for (const skater of skaters) otherDay.add(skater);
      continue;
    }
    const minutes = (secondsOfTime(block.start) - secondsOfTime(old.start)) / 60;
    for (const skater of skaters) {
      if (old.surfaceId !== block.surfaceId) elsewhere.add(skater);
      if (minutes >= 1) later.set(skater, Math.max(later.get(skater) ?? 0, minutes));
      if (minutes <= -1) earlier.set(skater, Math.max(earlier.get(skater) ?? 0, -minutes));
    }
  }
  const [found, foundAfter] = [before, after].map((plan) => boardFindings(problem, plan, begun).findings);
  return {
    later: later.size,
    minutesLater: Math.round(Math.max(0, ...later.values())),
    earlier: earlier.size,
    minutesEarlier: Math.round(Math.max(0, ...earlier.values())),
    elsewhere: elsewhere.size,
    otherDay: otherDay.size,
    conflicts: newFindings(found ?? [], foundAfter ?? []).added.length,
  };
}
