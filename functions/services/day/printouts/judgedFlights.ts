import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { judgeCount, type EventOfForm } from '../../../../shared/domain/entering/judgingRules/columnsOf.ts';
import { flightRulesOf } from '../../../../shared/domain/entering/judgingRules/flightRules.ts';
import { rangeOf } from '../../../../shared/domain/entering/judgingRules/rangeOf.ts';
import { judgeSeat, type Seat } from '../../../../shared/domain/entering/judgingRules/seats.ts';
import type { JudgedFlight } from '../../../../shared/domain/day/printouts/printoutFacts.ts';
import { coachesById } from '../../../store/people/coaches/repository.ts';
import type { StoredIce } from '../../../store/entering/ice/repository.ts';
import { judgingRulesOf } from '../../../store/entering/judgingRules/repository.ts';
import { sheetStatesOf } from '../../../store/day/sheets/repository.ts';
import type { PlanOfVersion } from '../../planning/published/publishedPlans.ts';

interface Judged {
  readonly plan: PlanOfVersion['plan'];
  /** The flights that are wanted, and how many skate in each. */
  readonly skaters: ReadonlyMap<string, number>;
  readonly form: Form;
  readonly ice: StoredIce | null;
}

/**
 * By which rules each flight is judged, as its sheets have them on the screen, and who sits on its panel. A flight without
 * one has open seats. From its first mark on a flight has rules of its own, and the referee may have set its range.
 */
export async function judgedFlights(
  competitionId: string,
  { plan, skaters, form, ice }: Judged,
): Promise<ReadonlyMap<string, JudgedFlight>> {
  const coachIds = new Set(plan.panels.flatMap(({ judges, referee }) => [...judges, referee]));
  const [{ rules }, states, coaches] = await Promise.all([
    judgingRulesOf(competitionId),
    sheetStatesOf(competitionId, [...skaters.keys()]),
    coachesById([...coachIds].filter((id) => id !== null)),
  ]);
  const events = eventsById(form);
  const panels = new Map(plan.panels.flatMap((panel) => panel.flightIds.map((id) => [id, panel] as const)));
  return new Map(
    plan.flights.flatMap(({ id, eventId }) => {
      const [event, count, state] = [events.get(eventId), skaters.get(id), states.get(id)];
      if (!event || count === undefined) return [];
      const panel = panels.get(id);
      const own = state?.judgedBy ?? flightRulesOf(rules, event, judgeCount(panel, ice?.rules));
      const range = state?.range === undefined ? rangeOf(own, count) : state.range;
      const seated: [Seat, string | null][] = [
        ...(panel?.judges ?? []).map((coach, index): [Seat, string | null] => [judgeSeat(index), coach]),
        ['referee', panel?.referee ?? null],
      ];
      const names = new Map(seated.map(([seat, coach]) => [seat, coaches.get(coach ?? '')?.name ?? '']));
      return [[id, { rules: own, range, penalties: rules.penalties, names }] as const];
    }),
  );
}

const eventsById = ({ formats }: Form): ReadonlyMap<string, EventOfForm> =>
  new Map(formats.flatMap((format) => format.events.map((event) => [event.id, { format, event }] as const)));
