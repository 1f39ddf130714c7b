import { ENTRY_KINDS } from '../../../shared/contract/competitions/forms.ts';
import type { MyFlights } from '../../../shared/contract/schedule/publishing.ts';
import { windowState } from '../../../shared/domain/schedule/publishing/correctionWindow.ts';
import { getCompetition } from '../../store/competitions/repository.ts';
import { isErased } from '../../store/entries/people.ts';
import { entriesInCompetition } from '../../store/entries/repository.ts';
import { draftFlightsOf } from '../../store/schedule/draftFlightsRepository.ts';
import { programmeIdOf } from '../people/competitionProgrammes.ts';

/**
 * The flights of an account's own entries while the correction window is open, whatever is published: which flight of
 * the event it is and how many skate in it, but no time and nobody else.
 * @throws {ApiError} NotFound
 */
export async function myFlights(accountId: string, competitionId: string, now: Date): Promise<MyFlights> {
  const { correctionWindow = null, timeZone } = await getCompetition(competitionId);
  if (windowState(correctionWindow, timeZone, now) !== 'open') return { correctionWindow, flights: [] };
  const kinds = await Promise.all(
    ENTRY_KINDS.map((kind) => entriesInCompetition(accountId, kind, competitionId)),
  );
  const entered = kinds
    .flat()
    .filter((entry) => entry.state !== 'withdrawn' && !isErased(entry))
    .flatMap(({ id: entryId, events }) =>
      events.map(({ id: eventId, format, level }) => ({ entryId, eventId, format, level })),
    );
  const drafted = await draftFlightsOf(competitionId, [...new Set(entered.map(({ eventId }) => eventId))]);
  const byEvent = new Map(drafted.map(({ eventId, flights }) => [eventId, flights]));
  return {
    correctionWindow,
    flights: entered.flatMap((one) => {
      const flights = byEvent.get(one.eventId) ?? [];
      const programme = programmeIdOf(one.entryId, one.eventId);
      const index = flights.findIndex(({ programmes }) => programmes.includes(programme));
      const size = flights[index]?.programmes.length ?? 0;
      return size === 0 ? [] : [{ ...one, number: index + 1, of: flights.length, size }];
    }),
  };
}
