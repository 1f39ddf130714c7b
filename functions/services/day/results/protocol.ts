import type {
  Protocol,
  ProtocolCopy,
  ProtocolFlight,
} from '../../../../shared/contract/day/results/protocol.ts';
import { startOrderOf } from '../../../../shared/domain/day/running/startOrder.ts';
import { judgeSeat } from '../../../../shared/domain/entering/judgingRules/seats.ts';
import { handoutOf } from '../../../../shared/domain/day/results/protocol/handoutOf.ts';
import { protocolOf } from '../../../../shared/domain/day/results/protocol/protocolOf.ts';
import { coachesById } from '../../../store/people/coaches/repository.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { dayOf, type StoredDay } from '../../../store/day/running/repository.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { judgingRulesOf } from '../../../store/entering/judgingRules/repository.ts';
import { resultsOfCompetition } from '../../../store/day/results/repository.ts';
import { rinksById } from '../../../store/people/rinks/repository.ts';
import { eventsOf, formOf } from '../../planning/published/loadSchedule.ts';
import { publishedPlan, skatedPlan, type PlanOfVersion } from '../../planning/published/publishedPlans.ts';
import { publishedSkaters } from '../../planning/published/publishedSkaters.ts';
import { postedResultsOf, countRinks } from './postedResults.ts';

type Plan = PlanOfVersion['plan'];

const EMPTY_PLAN: Plan = { flights: [], blocks: [], panels: [] };

/**
 * The protocol of a competition as it is now, with the names that guardians publish now: the file outlives the page.
 * @throws {ApiError} NotFound for an unknown competition
 */
export async function loadProtocol(competitionId: string, copy: ProtocolCopy, now: Date): Promise<Protocol> {
  const [competition, published, ice, day, results, { rules }] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findIce(competitionId),
    dayOf(competitionId),
    resultsOfCompetition(competitionId),
    judgingRulesOf(competitionId),
  ]);
  const plan = published ? skatedPlan(published) : EMPTY_PLAN;
  const form = await formOf(competition);
  const [skaters, officials, venues] = await Promise.all([
    publishedSkaters(competition, form),
    officialsOf(plan),
    rinksById([competition.ring]),
  ]);
  const { rinks } = await countRinks(postedResultsOf(results), skaters);
  const { id, name, startDate, endDate, timeZone } = competition;
  const venue = venues.get(competition.ring);
  const protocol = protocolOf({
    competition: {
      id,
      name,
      venue: venue ? [venue.name, venue.city].join(', ') : '',
      startDate,
      endDate,
      timeZone,
    },
    madeAt: now.toISOString(),
    plan,
    events: eventsOf(form),
    cancelledEvents: form.cancelled ?? [],
    skaters,
    results,
    orders: ordersOf(plan, day),
    officials,
    surfaces: new Map((ice?.surfaces ?? []).map((surface) => [surface.id, surface.name])),
    penalties: new Map(rules.penalties.map(({ code, label }) => [code, label])),
    rinks,
  });
  return copy === 'handout' ? handoutOf(protocol) : protocol;
}

function ordersOf({ flights }: Plan, { flights: changed }: StoredDay): Map<string, readonly string[]> {
  const placed = new Set(flights.flatMap(({ programmes }) => programmes));
  return new Map(
    flights.map(({ id, programmes }) => [
      id,
      startOrderOf(programmes, changed.get(id) ?? null, (one) => placed.has(one)),
    ]),
  );
}

/** The officials on each flight's panel, the referee first. */
async function officialsOf({ panels }: Plan): Promise<Map<string, ProtocolFlight['officials']>> {
  const coachIds = new Set(panels.flatMap(({ judges, referee }) => [...judges, referee]));
  const coaches = await coachesById([...coachIds].filter((id) => id !== null));
  return new Map(
    panels.flatMap(({ flightIds, judges, referee }) => {
      const seats = [{ seat: 'referee', id: referee }].concat(
        judges.map((id, index) => ({ seat: judgeSeat(index), id })),
      );
      const seated = seats.flatMap(({ seat, id }) => {
        const name = coaches.get(id ?? '')?.name;
        return name === undefined ? [] : [{ seat, name }];
      });
      return flightIds.map((id) => [id, seated] as const);
    }),
  );
}
