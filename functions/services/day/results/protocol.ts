import type { Protocol, ProtocolCopy } from '../../../../shared/contract/day/results/protocol.ts';
import { startOrderOf } from '../../../../shared/domain/day/running/startOrder.ts';
import { judgeSeat } from '../../../../shared/domain/entering/judgingRules/seats.ts';
import { handoutOf } from '../../../../shared/domain/day/results/protocol/handoutOf.ts';
import {
  protocolOf,
  type SeatedOfficial,
} from '../../../../shared/domain/day/results/protocol/protocolOf.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { dayOf, type StoredDay } from '../../../store/day/running/repository.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { judgingRulesOf } from '../../../store/entering/judgingRules/repository.ts';
import { resultsOfCompetition } from '../../../store/day/results/repository.ts';
import { rinksById } from '../../../store/people/rinks/repository.ts';
import { canonicalCoach, coachesWithMerged } from '../../people/coaches/coachesWithMerged.ts';
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
  const readers = copy === 'handout' ? 'everybody' : 'organisers';
  const { rinks } = await countRinks(postedResultsOf(results), skaters, readers);
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
async function officialsOf({ panels }: Plan): Promise<Map<string, SeatedOfficial[]>> {
  const coachIds = new Set(panels.flatMap(({ judges, referee }) => [...judges, referee]));
  const known = await coachesWithMerged([...coachIds].filter((id) => id !== null));
  const coachOf = (id: string | null) => (id === null ? undefined : canonicalCoach(known, id));
  const names = await namesApart([...coachIds].flatMap((id) => coachOf(id) ?? []));
  return new Map(
    panels.flatMap(({ flightIds, judges, referee }) => {
      const seats = [{ seat: 'referee', id: referee }].concat(
        judges.map((id, index) => ({ seat: judgeSeat(index), id })),
      );
      const seated = seats.flatMap(({ seat, id }) => {
        const coach = coachOf(id);
        return coach ? [{ seat, coachId: coach.id, name: names.get(coach.id) ?? coach.name }] : [];
      });
      return flightIds.map((id) => [id, seated] as const);
    }),
  );
}

/** The names of coaches by id; two of one name are told apart by their rinks. */
async function namesApart(coaches: readonly StoredCoach[]): Promise<Map<string, string>> {
  const isShared = ({ id, name }: StoredCoach) =>
    coaches.some((other) => other.id !== id && other.name === name);
  const shared = coaches.filter(isShared);
  const rinks = await rinksById([...new Set(shared.flatMap(({ rinkIds }) => rinkIds))]);
  return new Map(
    coaches.map((coach) => {
      const own = isShared(coach) ? coach.rinkIds.flatMap((id) => rinks.get(id)?.name ?? []) : [];
      return [coach.id, own.length === 0 ? coach.name : `${coach.name} (${own.join(', ')})`];
    }),
  );
}
