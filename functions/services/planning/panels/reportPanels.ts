import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { storeReport } from '../../../store/planning/panels/repository.ts';
import type { StoredReport } from '../../../store/planning/panels/storedJudges.ts';
import type { BegunFlightIds } from './begunFlights.ts';
import { requireGeneration } from './changeSeats.ts';
import { loadPanelFacts } from './panelFacts.ts';
import { retryOnStaleDraft } from './panelWrites.ts';
import { reportedPanels } from './reportState.ts';

/**
 * Records the panels as they are reported to the district. From then on judges cannot leave their seats themselves.
 * @throws {ApiError} NotFound; CompetitionArchived; VersionConflict where somebody made this report first;
 * NotFound also without panels
 */
export async function reportPanels(
  { params, body, session, now }: Request<'reportPanels'>,
  begunFlights: BegunFlightIds,
) {
  return retryOnStaleDraft(async () => {
    const facts = await loadPanelFacts(params.competitionId, begunFlights);
    requireGeneration(facts, body.generation);
    if ((facts.records.report?.number ?? 0) !== body.number) throw new ApiError('VersionConflict');
    const panels = reportedPanels(facts);
    if (panels.length === 0) throw new ApiError('NotFound');
    const report: StoredReport = {
      type: 'panelReport',
      competitionId: params.competitionId,
      number: body.number + 1,
      madeAt: now.toISOString(),
      by: session.id,
      panels,
    };
    await storeReport(report, facts.draft);
    return { number: report.number };
  });
}
