import { skatingDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { blocksOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { programmeIdOf } from '../../entering/duplicates/competitionProgrammes.ts';
import type { EntryStart } from '../../entering/mail/entryMail.ts';
import { appointmentText } from '../../planning/mail/appointmentText.ts';
import { dayFacts } from './dayFacts.ts';
import { shownFlights, tracksOn } from './shownFlights.ts';

/** What became of an entry's events on the day, by event: who is scratched, and when and where the others skate. */
export async function startsOfEntry(
  { id: entryId, competitionId, events }: StoredEntry,
  now: Date,
): Promise<ReadonlyMap<string, EntryStart>> {
  const running = await dayFacts(competitionId, now);
  const { competition, published, ice } = running;
  const surfaces = new Map(ice?.surfaces.map((surface) => [surface.id, surface.name]));
  const venue = { surfaces, timeZone: competition.timeZone };
  const today = skatingDay(now, competition.timeZone);
  const dates = new Set([...blocksOfFlights(published.plan).values()].map(({ date }) => date));
  const starts = [...dates].flatMap((date) => {
    const { tracks, flightOf } = tracksOn(running, date, now);
    return shownFlights(tracks).flatMap(({ flightId, start, state, ...place }) => {
      const flight = flightOf(flightId);
      return events
        .filter((event) => flight?.order.includes(programmeIdOf(entryId, event.id)))
        .map((event): [string, EntryStart] => [
          event.id,
          {
            isScratched: flight?.stateOf(programmeIdOf(entryId, event.id)) === 'scratched',
            isToday: date === today,
            at: state === 'toCome' ? appointmentText({ ...place, start }, venue) : null,
            order: `${date} ${start}`,
          },
        ]);
    });
  });
  return new Map(starts);
}
