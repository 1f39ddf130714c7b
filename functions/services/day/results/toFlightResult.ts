import type { FlightResult, ListedFlight } from '../../../../shared/contract/day/results/results.ts';
import { versionAwarded } from '../../../../shared/domain/day/awards/medalSteps.ts';
import { flightLife } from '../../../../shared/domain/day/running/flightLife.ts';
import type { Part, PublishedPlan } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import type { ResultWithVersions, StoredResult } from '../../../store/day/results/storedResults.ts';
import { medalStepsOf } from './medalStepsOf.ts';
import type { announcedNames } from '../sheets/announcedNames.ts';

type AnnouncedNames = Awaited<ReturnType<typeof announcedNames>>;

interface LostFacts {
  /** Of all flights, with the lost ones. */
  readonly parts: ReadonlyMap<string, Part>;
  readonly names: AnnouncedNames;
  readonly isArchived: boolean;
  readonly now: Date;
}

/** The flights that have a result although the published schedule has lost them: organisers still post and correct it. */
export function unscheduledFlights(
  { flights }: Pick<PublishedPlan, 'flights'>,
  results: readonly ResultWithVersions[],
  { parts, names, isArchived, now }: LostFacts,
): ListedFlight[] {
  const scheduled = new Set(flights.map(({ id }) => id));
  const lost = results.filter(({ result }) => !scheduled.has(result.flightId));
  return lost.map((found): ListedFlight => {
    const { flightId, eventId } = found.result;
    const nothing = { isDrawn: true, starters: [], sheets: [], startedAt: null, warmUpSeconds: 0 };
    const life = flightLife({ ...nothing, result: resultFacts(found.result), isArchived }, now);
    return {
      id: flightId,
      eventId,
      part: parts.get(flightId) ?? { number: 1, of: 1 },
      surfaceId: '',
      date: '',
      start: '',
      state: life.state,
      waitsFor: life.waitsFor.map(({ what }) => ({ what, seats: [] })),
      revision: found.version.revision,
      starters: [],
      columns: found.version.columns,
      result: toFlightResult(found, names),
    };
  });
}

export const resultFacts = ({ posted, awarded, isHeldUntilAwards }: StoredResult) => ({
  postedAt: posted?.at ?? null,
  awardedAt: awarded?.at ?? null,
  isHeldUntilAwards,
});

const stepOf = (step: StoredResult['posted']) => step && { at: step.at, by: step.by.name };

/** An approved result for its organisers. */
export function toFlightResult(found: ResultWithVersions, names: AnnouncedNames): FlightResult {
  const { result, version, versions } = found;
  const { awarded, exchanged } = result;
  return {
    version: version.version,
    isHeldUntilAwards: result.isHeldUntilAwards,
    approved: stepOf(result.approved),
    posted: stepOf(result.posted),
    awarded: awarded && { at: awarded.at, by: awarded.by.name, version: versionAwarded(awarded, versions) },
    exchanged: exchanged && { at: exchanged.at, by: exchanged.by.name, version: exchanged.version },
    medalSteps: medalStepsOf(found).length,
    corrected:
      result.corrected && version.correction
        ? { at: result.corrected.at, by: result.corrected.by.name, ...version.correction }
        : null,
    approvals: versions.map(({ version: number, at, by, proposed, aloneReason, refereeAllowed }) => ({
      version: number,
      at,
      by: by.name,
      proposedBy: proposed?.by.name ?? null,
      aloneReason,
      refereeAllowed,
    })),
    proposal: result.proposal && {
      id: result.proposal.id,
      at: result.proposal.at,
      by: result.proposal.by.name,
    },
    rows: version.rows.map(({ programmeId, state, place, total, points, before, columns, penalties }) => {
      const skater = names.get(programmeId);
      return {
        programmeId,
        entryId: programmeId.split('.')[0] ?? '',
        name: skater?.name ?? '',
        rink: skater?.rink ?? '',
        state,
        place,
        total,
        points,
        before,
        columns,
        penalties,
      };
    }),
  };
}
