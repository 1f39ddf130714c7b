import type { EventResult, ResultList, TeamPoints } from '../../../shared/contract/results/publicResults.ts';
import {
  eventResult,
  resultList,
  type PostedResult,
} from '../../../shared/domain/results/publishedResults.ts';
import { teamStanding, type CountedProgramme } from '../../../shared/domain/results/teamStanding.ts';
import type { PublishedSkater } from '../../../shared/domain/schedule/published/publicBlocks.ts';
import type { PublishedPlan } from '../../../shared/domain/schedule/published/publishedPlan.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { getCompetition, type StoredCompetition } from '../../store/competitions/repository.ts';
import { resultsOfCompetition, resultsOfEvent } from '../../store/results/repository.ts';
import type { Result } from '../../store/results/storedResults.ts';
import { rinksById } from '../../store/rinks/repository.ts';
import { eventsOf, formOf } from '../publicSchedule/loadSchedule.ts';
import { publishedPlan } from '../publicSchedule/publishedPlans.ts';
import { publishedSkaters } from '../publicSchedule/publishedSkaters.ts';

/*
 * What everybody may see: posted results only, places and points without marks. Names are looked up with every reading, as
 * the guardians have them published at that moment.
 */

/** @throws {ApiError} NotFound for an unknown competition */
export async function loadResultList(competitionId: string): Promise<ResultList> {
  const { competition, plan, events, skaters, results } = await loadFacts(competitionId);
  return {
    competition: headOf(competition, plan),
    ...resultList(plan, posted(results), { events, skaters }),
  };
}

/** @throws {ApiError} NotFound for an unknown competition or event */
export async function loadEventResult(competitionId: string, eventId: string): Promise<EventResult> {
  const { plan, events, skaters, results } = await loadFacts(competitionId, () =>
    resultsOfEvent(competitionId, eventId),
  );
  const event = events.find(({ id }) => id === eventId);
  if (!event) throw new ApiError('NotFound');
  return eventResult(plan, posted(results), { event, skaters });
}

/** @throws {ApiError} NotFound for an unknown competition */
export async function loadTeamPoints(competitionId: string): Promise<TeamPoints> {
  const { competition, plan, events, skaters, results } = await loadFacts(competitionId);
  const programmes = posted(results).flatMap((result) => countedOf(result, skaters));
  const rinkIds = new Set(programmes.flatMap((programme) => programme.skaters.map(({ rink }) => rink)));
  rinkIds.delete('');
  const rinks = await rinksById([...rinkIds]);
  const counted = new Set(programmes.map(({ eventId }) => eventId));
  return {
    competition: headOf(competition, plan),
    events: events
      .filter(({ id }) => counted.has(id))
      .map(({ id, format, level }) => ({ id, format, level })),
    rinks: teamStanding(programmes, new Map([...rinks].map(([id, { name }]) => [id, name]))),
  };
}

interface Facts {
  readonly competition: StoredCompetition;
  readonly plan: PublishedPlan;
  readonly events: ReturnType<typeof eventsOf>;
  readonly skaters: ReadonlyMap<string, PublishedSkater>;
  readonly results: readonly Result[];
}

const NOTHING: PublishedPlan = { flights: [], blocks: [] };

async function loadFacts(
  competitionId: string,
  readResults: () => Promise<readonly Result[]> = () => resultsOfCompetition(competitionId),
): Promise<Facts> {
  const [competition, published, results] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    readResults(),
  ]);
  const form = await formOf(competition);
  const hasPosted = results.some(({ result }) => result.posted !== null);
  return {
    competition,
    plan: published?.plan ?? NOTHING,
    events: eventsOf(form),
    skaters: hasPosted ? await publishedSkaters(competition, form) : new Map(),
    results,
  };
}

const headOf = ({ name, timeZone }: StoredCompetition, { blocks }: PublishedPlan) => ({
  name,
  timeZone,
  days: [...new Set(blocks.map(({ date }) => date))].sort(),
});

interface PostedVersion extends PostedResult {
  readonly rows: Result['version']['rows'];
}

/** An approved result is nobody's until it is posted. */
const posted = (results: readonly Result[]): PostedVersion[] =>
  results.flatMap(({ result: { flightId, eventId, posted: step, corrected }, version }) =>
    step === null
      ? []
      : [
          {
            flightId,
            eventId,
            version: version.version,
            postedAt: step.at,
            // A correction before the posting corrected nothing that anybody had seen.
            correctedAt: corrected !== null && corrected.at > step.at ? corrected.at : null,
            rows: version.rows,
          },
        ],
  );

/** Whose guardian wants initials alone is in no list of a rink: a place alone would tell who it is. */
function countedOf({ eventId, rows }: PostedVersion, published: Facts['skaters']): CountedProgramme[] {
  return rows.flatMap(({ programmeId, place, points, skaters }) => {
    if (place === null) return [];
    const found = published.get(programmeId);
    const name = found && found.rink !== null ? found.name : null;
    return [{ eventId, place, points, skaters, name }];
  });
}
