import type { PeopledPlan } from '../comparePlans.ts';

/** A judge or referee who was told that an event is cancelled, while a version was the published one. */
export interface ToldJudge {
  readonly coachId: string;
  readonly eventId: string;
  readonly version: number;
}

type Plan = PeopledPlan['plan'];
type Panel = Plan['panels'][number];

/**
 * An earlier version as its judges know it since: who was told that an event is cancelled no longer judges its flights.
 * What a later version gave them is not among that.
 * @param number of the version
 */
export function withoutToldFlights(plan: Plan, number: number, told: readonly ToldJudge[]): Plan {
  const events = Map.groupBy(
    told.filter(({ version }) => version >= number),
    ({ eventId }) => eventId,
  );
  if (events.size === 0) return plan;
  const eventOf = new Map(plan.flights.map(({ id, eventId }) => [id, eventId]));
  const panels = plan.panels.flatMap((panel) => {
    const byEvent = Map.groupBy(panel.flightIds, (id) => {
      const eventId = eventOf.get(id) ?? '';
      return events.has(eventId) ? eventId : null;
    });
    // Parts of a panel have its id.
    return [...byEvent].map(([eventId, flightIds]) => {
      const gone = new Set(eventId === null ? [] : events.get(eventId)?.map(({ coachId }) => coachId));
      return { ...withoutJudges(panel, gone), flightIds };
    });
  });
  return { ...plan, panels };
}

function withoutJudges(panel: Panel, gone: ReadonlySet<string>): Panel {
  const stays = (id: string | null) => (id !== null && gone.has(id) ? null : id);
  return { ...panel, judges: panel.judges.map(stays), referee: stays(panel.referee) };
}
