import type { TeamPoints } from '../../../../shared/contract/day/results/publicResults.ts';
import type { PostedResult } from '../../../../shared/domain/day/results/postedResults.ts';
import { teamPointsOf, type CountedProgramme } from '../../../../shared/domain/day/results/teamPoints.ts';
import type { PublishedSkater } from '../../../../shared/domain/planning/published/publicBlocks.ts';
import { rinksById } from '../../../store/people/rinks/repository.ts';
import type { ResultWithVersion } from '../../../store/day/results/storedResults.ts';

/** With all that the version has of each programme. */
export interface PostedResultVersion extends PostedResult {
  readonly rows: ResultWithVersion['version']['rows'];
}

/** An approved result is nobody's until it is posted. */
export const postedResultsOf = (results: readonly ResultWithVersion[]): PostedResultVersion[] =>
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

/**
 * The rinks in their order by posted results, and the events that count in it.
 * @param readers everybody sees no points of who has no rink in public lists: a sum, or what is missing from it, would tell
 * the rink of one skater
 */
export async function countRinks(
  posted: readonly PostedResultVersion[],
  skaters: ReadonlyMap<string, PublishedSkater>,
  readers: 'everybody' | 'organisers',
): Promise<{ readonly rinks: TeamPoints['rinks']; readonly eventIds: ReadonlySet<string> }> {
  const programmes = posted
    .flatMap((result) => countedOf(result, skaters))
    .filter(({ name }) => readers === 'organisers' || name !== null);
  const rinkIds = new Set(programmes.flatMap((programme) => programme.skaters.map(({ rink }) => rink)));
  rinkIds.delete('');
  const rinks = await rinksById([...rinkIds]);
  return {
    rinks: teamPointsOf(programmes, new Map([...rinks].map(([id, { name }]) => [id, name]))),
    eventIds: new Set(programmes.map(({ eventId }) => eventId)),
  };
}

/** Skaters published by initials are in no list of a rink: a place alone would identify them. */
function countedOf(
  { eventId, rows }: PostedResultVersion,
  published: ReadonlyMap<string, PublishedSkater>,
): CountedProgramme[] {
  return rows.flatMap(({ programmeId, place, points, skaters }) => {
    if (place === null) return [];
    const found = published.get(programmeId);
    const name = found && found.rink !== null ? found.name : null;
    return [{ eventId, place, points, skaters, name }];
  });
}
