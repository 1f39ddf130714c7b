import type { DayTrack } from '../../../../shared/domain/day/running/dayTracks.ts';
import { shownTrack } from '../../../../shared/domain/day/running/shownTimes.ts';
import { eventsOf } from '../../planning/published/loadSchedule.ts';
import type { RunningDay } from './dayFacts.ts';
import { tracksOfDay } from './tracksOfDay.ts';

/** A flight of a published plan as every page shows it now. */
export interface ShownFlight {
  readonly flightId: string;
  readonly surfaceId: string;
  readonly date: string;
  /** `HH:MM`, as published or as expected now. */
  readonly start: string;
  readonly state: DayTrack['blocks'][number]['expected']['state'];
}

/** Each surface's day as it goes, and who skates in its flights. */
export function tracksOn(running: RunningDay, date: string, now: Date): ReturnType<typeof tracksOfDay> {
  const { competition, published, ice, day, form, skaters } = running;
  const events = new Map(eventsOf(form).map((event) => [event.id, event]));
  return tracksOfDay({
    plan: published.plan,
    day,
    ice,
    date,
    timeZone: competition.timeZone,
    now,
    warmUpSeconds: (eventId) => events.get(eventId)?.warmUpSeconds ?? 0,
    cancelledEvents: published.cancelledEvents,
    isEntered: (programme) => skaters.has(programme),
  });
}

/** The flights of these tracks, each with the time that readers see. */
export function shownFlights(tracks: readonly DayTrack[]): ShownFlight[] {
  return tracks.flatMap((track) => {
    const { times } = shownTrack(track);
    return track.blocks.flatMap(({ block, expected: { state } }, index): ShownFlight[] => {
      const { flightId, surfaceId, date, start } = block;
      if (flightId === undefined) return [];
      return [{ flightId, surfaceId, date, start: times[index] ?? start.slice(0, 5), state }];
    });
  });
}
