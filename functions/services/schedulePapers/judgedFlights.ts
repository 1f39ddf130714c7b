import type { Form } from '../../../shared/contract/competitions/forms.ts';
import { USUAL_JUDGES, type EventOfForm } from '../../../shared/domain/judging/rules/columnsOf.ts';
import { flightRulesOf } from '../../../shared/domain/judging/rules/flightRules.ts';
import { judgeSeat, type Seat } from '../../../shared/domain/judging/rules/seats.ts';
import type { JudgedFlight } from '../../../shared/domain/schedule/papers/paper.ts';
import { coachesById } from '../../store/coaches/repository.ts';
import type { StoredIce } from '../../store/ice/repository.ts';
import { judgingRulesOf } from '../../store/judgingRules/repository.ts';
import type { PlanOfVersion } from '../publicSchedule/publishedPlans.ts';

interface Judged {
  readonly plan: PlanOfVersion['plan'];
  readonly form: Form;
  readonly ice: StoredIce | null;
}

/** By which rules each published flight is judged, and who sits on its panel. A flight without one has open seats. */
export async function judgedFlights(
  competitionId: string,
  { plan, form, ice }: Judged,
): Promise<ReadonlyMap<string, JudgedFlight>> {
  const coachIds = new Set(plan.panels.flatMap(({ judges, referee }) => [...judges, referee]));
  const [{ rules }, coaches] = await Promise.all([
    judgingRulesOf(competitionId),
    coachesById([...coachIds].filter((id) => id !== null)),
  ]);
  const events = eventsById(form);
  const panels = new Map(plan.panels.flatMap((panel) => panel.flightIds.map((id) => [id, panel] as const)));
  return new Map(
    plan.flights.flatMap(({ id, eventId }) => {
      const event = events.get(eventId);
      if (!event) return [];
      const panel = panels.get(id);
      const judges = panel?.judges.length ?? ice?.rules.judges ?? USUAL_JUDGES;
      const seated: [Seat, string | null][] = [
        ...(panel?.judges ?? []).map((coach, index): [Seat, string | null] => [judgeSeat(index), coach]),
        ['referee', panel?.referee ?? null],
      ];
      const names = new Map(seated.map(([seat, coach]) => [seat, coaches.get(coach ?? '')?.name ?? '']));
      const judged = { rules: flightRulesOf(rules, event, judges), penalties: rules.penalties, names };
      return [[id, judged] as const];
    }),
  );
}

const eventsById = ({ formats }: Form): ReadonlyMap<string, EventOfForm> =>
  new Map(formats.flatMap((format) => format.events.map((event) => [event.id, { format, event }] as const)));
