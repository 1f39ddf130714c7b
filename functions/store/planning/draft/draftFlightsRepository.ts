import { getItem, getItems, queryAll } from '../../../platform/table/read.ts';
import { draftEventKey, draftKey, draftTracksPrefix, schedulePartition } from './keys.ts';
import { headOf, partsOf, type StoredDraftParts } from './storedDraft.ts';

/** The flights of some events, and the days of all blocks, as the draft has them now; none where nothing is stored. */
export async function draftFlightsOf(
  competitionId: string,
  eventIds: readonly string[],
): Promise<Pick<StoredDraftParts, 'events' | 'tracks'>> {
  const { plan, generation } = headOf(await getItem(draftKey(competitionId)));
  if (generation === 0) return { events: [], tracks: [] };
  const [events, tracks] = await Promise.all([
    getItems(
      eventIds.map((id) => draftEventKey(competitionId, plan, id)),
      true,
    ),
    queryAll({
      KeyConditionExpression: 'pk = :schedule AND begins_with(sk, :tracks)',
      ExpressionAttributeValues: {
        ':schedule': schedulePartition(competitionId),
        ':tracks': draftTracksPrefix(plan),
      },
      ConsistentRead: true,
    }),
  ]);
  return partsOf([...events, ...tracks]);
}
