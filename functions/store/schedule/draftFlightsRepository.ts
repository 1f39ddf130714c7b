import type { DraftEvent } from '../../../shared/contract/schedule/draftParts.ts';
import { getItem, getItems } from '../../platform/table/read.ts';
import { draftEventKey, draftKey } from './keys.ts';
import { headOf, partsOf } from './storedDraft.ts';

/** The flights of some events as the draft has them now; none where nothing is stored. */
export async function draftFlightsOf(
  competitionId: string,
  eventIds: readonly string[],
): Promise<readonly DraftEvent[]> {
  const { plan, generation } = headOf(await getItem(draftKey(competitionId)));
  if (generation === 0) return [];
  return partsOf(
    await getItems(
      eventIds.map((id) => draftEventKey(competitionId, plan, id)),
      true,
    ),
  ).events;
}
