import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import {
  panelsToKeep,
  withKeptPanels,
  type FlightsBegun,
} from '../../../../shared/domain/planning/published/keptPanels.ts';
import { planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { publishedTracks, type PublishedVersion } from '../../../store/planning/publishing/repository.ts';
import type { StoredDraft } from '../../../store/planning/draft/storedDraft.ts';
import { planOfTracks, type Planned } from './publishedPlan.ts';

/**
 * A draft as it would be published now: flights under way keep those who judge them.
 * @param draft with its panels fitted to its runs
 * @param begun of the published version
 */
export async function planToPublish(
  draft: StoredDraft & Partial<Pick<ScheduleDraft, 'numbers'>>,
  published: PublishedVersion | null,
  begun: FlightsBegun | null,
): Promise<Planned> {
  const plan = planOfDraft(draft);
  if (!published || !begun) return plan;
  const tracks = await publishedTracks(published);
  const panels = draft.panels.flatMap(({ surfaceId, date, panels: own }) =>
    own.map((panel) => ({ surfaceId, date, ...panel })),
  );
  const before = planOfTracks(tracks).panels.map(({ id = '', ...panel }) => ({ id, ...panel }));
  return { ...plan, panels: withKeptPanels(panels, panelsToKeep(before, panels, begun)) };
}
