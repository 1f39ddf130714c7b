import type { EventEntry } from '../../../shared/contract/entries/places.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { entriesOfEvent } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';

export const listEventEntries: Handler<'listEventEntries'> = async ({ params, query }) => {
  const { competitionId, eventId } = params;
  const [competition, page] = await Promise.all([
    findCompetition(competitionId),
    entriesOfEvent(competitionId, eventId, query.cursor),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: page.entries.map((entry) => rowOf(entry, eventId)), nextCursor: page.nextCursor };
};

function rowOf(entry: StoredEntry, eventId: string): EventEntry {
  const event = entry.events.find(({ id }) => id === eventId);
  return { ...entry, price: event?.price ?? 0 };
}
