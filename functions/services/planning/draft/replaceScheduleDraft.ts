import { ulid } from 'ulidx';
import type { DraftFlight } from '../../../../shared/contract/planning/draftParts.ts';
import { draftProblems, wholePlan } from '../../../../shared/domain/planning/draft/draftProblems.ts';
import { planLockProblems } from '../../../../shared/domain/planning/draft/lockProblems.ts';
import type { BegunFlight } from '../../../../shared/domain/planning/published/begunFlights.ts';
import { drawnFlights, isSameOrder } from '../../../../shared/domain/planning/draft/startOrders.ts';
import { ApiError, refuse, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import {
  deleteOldPlans,
  deletePlan,
  storeScheduleDraft as switchPlan,
} from '../../../store/planning/draft/planSwitch.ts';
import { findScheduleDraft, StaleDraftError } from '../../../store/planning/draft/repository.ts';
import { factsOfChange } from './draftFacts.ts';
import { planHistoryWrite } from './draftHistory.ts';

/**
 * Replaces a competition's draft by a whole plan.
 * @throws {ApiError} NotFound; CompetitionArchived; VersionConflict where anything changed since the draft was read;
 * ValidationFailed with the problems of `draftProblems` and `planLockProblems`, events NotNull for a plan without flights
 * in place of one that has some
 */
export async function replaceScheduleDraft(
  request: Request<'replaceScheduleDraft'>,
  placesOfBegunFlights: (competitionId: string) => Promise<readonly BegunFlight[]>,
) {
  const { params, body, session, now } = request;
  const competition = await getCompetition(params.competitionId);
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  const draft = await findScheduleDraft(competition.id);
  const { generation, revision, seed } = body;
  if (draft.generation !== generation || draft.revision !== revision) throw new ApiError('VersionConflict');
  if (hasFlights(draft) && !hasFlights(body)) throw wrongField('events', 'NotNull');
  const [facts, begun] = await Promise.all([
    factsOfChange(competition, draft, body, true),
    placesOfBegunFlights(competition.id),
  ]);
  refuse([
    ...planLockProblems(draft, body, { ...facts, begun }),
    ...draftProblems(draft, wholePlan(draft, body), facts),
  ]);

  const stored = new Map(draft.events.map((event) => [event.eventId, event]));
  const at = now.toISOString();
  const after = {
    generation: generation + 1,
    revision: revision + 1,
    plan: ulid(now.getTime()),
    seed,
    plannedAt: at,
    tracks: body.tracks.map((track) => ({ ...track, version: 1 })),
    events: body.events.map(({ eventId, flights }) => {
      const before = stored.get(eventId);
      const drawn = before?.isFrozen
        ? flights
        : flights.map((flight) => drawnByPlan(before?.flights, flight, seed));
      return {
        eventId,
        version: 1,
        isFrozen: before?.isFrozen ?? false,
        flights: drawnFlights(before?.flights ?? [], drawn, { at, by: session.id, reason: null }),
      };
    }),
    panels: body.panels.map((panels) => ({ ...panels, version: 1 })),
  };
  const history = planHistoryWrite(competition, { by: session.id, at: now });
  try {
    await switchPlan(competition.id, draft, after, [history]);
  } catch (error) {
    // After any other error it may be the draft: an answer was lost on its way.
    if (!(error instanceof StaleDraftError)) throw error;
    await deletePlan(competition.id, after.plan, after);
    throw new ApiError('VersionConflict');
  }
  await deleteOldPlans(competition.id, { plan: after.plan, replaced: draft.plan }, now);
  return { generation: after.generation, revision: after.revision };
}

/** A plan of nothing is a mistake: it cannot be undone. */
const hasFlights = ({ events }: { readonly events: readonly { readonly flights: readonly unknown[] }[] }) =>
  events.some(({ flights }) => flights.length > 0);

interface PlannedFlight {
  readonly id: string;
  readonly programmes: readonly string[];
  readonly keepsOrder?: true | undefined;
}

/** A flight that the plan found in this order keeps the draw that it had, or stays undrawn. */
function drawnByPlan(before: readonly DraftFlight[] = [], flight: PlannedFlight, seed: number) {
  const stored = before.find(({ id }) => id === flight.id);
  const isKept =
    flight.keepsOrder === true ||
    (stored?.drawn !== undefined && isSameOrder(stored.programmes, flight.programmes));
  return isKept ? flight : { ...flight, seed };
}
