import { familyEntriesIn } from '../../entering/families/familyEntries.ts';
import type { MyFlights } from '../../../../shared/contract/planning/publishing.ts';
import { planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { partsOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { windowState } from '../../../../shared/domain/entering/entries/changes/correctionWindow.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { draftFlightsOf } from '../../../store/planning/draft/draftFlightsRepository.ts';
import { programmeIdOf } from '../../entering/duplicates/competitionProgrammes.ts';

/**
 * The flights of an account's own entries while the correction window is open, whatever is published: which flight of
 * the event it is and how many skate in it, but no time and nobody else.
 * @throws {ApiError} NotFound
 */
export async function myFlights(accountId: string, competitionId: string, now: Date): Promise<MyFlights> {
  const { correctionWindow = null, timeZone } = await getCompetition(competitionId);
  if (windowState(correctionWindow, timeZone, now) !== 'open') return { correctionWindow, flights: [] };
  const entered = (await familyEntriesIn(competitionId, accountId))
    .filter((entry) => entry.state !== 'withdrawn' && !isErased(entry))
    .flatMap(({ id: entryId, events }) =>
      events.map(({ id: eventId, format, level }) => ({ entryId, eventId, format, level })),
    );
  const { events, tracks } = await draftFlightsOf(competitionId, [
    ...new Set(entered.map(({ eventId }) => eventId)),
  ]);
  const plan = planOfDraft({ events: [...events], tracks: [...tracks], panels: [] });
  const parts = partsOfFlights(plan);
  const flightOf = new Map(
    plan.flights.flatMap((flight) => flight.programmes.map((programme) => [programme, flight] as const)),
  );
  return {
    correctionWindow,
    flights: entered.flatMap((one) => {
      const flight = flightOf.get(programmeIdOf(one.entryId, one.eventId));
      const part = parts.get(flight?.id ?? '');
      return flight && part ? [{ ...one, ...part, size: flight.programmes.length }] : [];
    }),
  };
}
