import type { OfficialOfFlight } from '../../../../shared/domain/day/results/correctionRights.ts';
import type { PublishedPanel } from '../../../../shared/domain/planning/published/myDuties.ts';
import type { ResultWithVersion, StoredProposal } from '../../../store/day/results/storedResults.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';
import { requireReader, type SheetCaller, type SheetReader } from '../sheets/sheetReader.ts';
import { loadResult } from './transitionResult.ts';

/** An approved result, and who asks for it. */
export interface OpenedResult extends ResultWithVersion {
  readonly reader: SheetReader;
  /** Null for a flight that the schedule has lost: only organisers correct its result. */
  readonly panel: PublishedPanel | null;
}

/**
 * The result of a flight for its officials. A withdrawn schedule leaves organisers alone to correct.
 * @throws {ApiError} Forbidden for a flight of another panel; NotFound without an approved result; CompetitionArchived
 */
export async function openResult(
  params: { readonly competitionId: string; readonly flightId: string },
  caller: SheetCaller,
): Promise<OpenedResult> {
  const { competitionId, flightId } = params;
  const [stored, published] = await Promise.all([loadResult(params), publishedPlan(competitionId)]);
  const panel = published?.plan.panels.find(({ flightIds }) => flightIds.includes(flightId)) ?? null;
  const reader = await requireReader(caller, { competitionId, panel });
  return { ...stored, reader, panel };
}

/** Who reads, as the rules of corrections know people. */
export const officialOf = ({ role, ownSeat, ids, actor }: SheetReader): OfficialOfFlight => ({
  role,
  ownSeat,
  ids,
  name: actor.name,
});

/** Who proposed. An account that was deleted since keeps its id and name: others confirm or reject. */
export const proposerOf = ({ by, alsoBy }: Pick<StoredProposal, 'by' | 'alsoBy'>) => ({
  ids: [by.id, ...alsoBy],
  name: by.name,
});
