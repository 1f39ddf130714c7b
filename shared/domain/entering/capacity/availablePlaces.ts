import type { Form } from '../../../contract/entering/competitions/forms.ts';
import { iceSecondsOf } from '../onIce/iceTimes.ts';

/**
 * Places taken by event id, and ice seconds by format id where ice is limited;
 * and what is left of what the competition takes in all, null where that is not limited.
 */
export interface TakenPlaces {
  readonly places: ReadonlyMap<string, number>;
  readonly seconds: ReadonlyMap<string, number>;
  readonly entriesLeft: number | null;
  readonly iceSecondsLeft: number | null;
}

/**
 * How many more entries each event of a form can take, by its own places, by what is left of its
 * format's ice and of the competition as a whole; null where nothing of it is limited.
 */
export function availablePlaces(
  { formats }: Pick<Form, 'formats'>,
  taken: TakenPlaces,
): { eventId: string; left: number | null }[] {
  return formats.flatMap((format) => {
    const { id: formatId, iceMinutes, events } = format;
    const ice = iceMinutes === null ? null : iceMinutes * 60 - (taken.seconds.get(formatId) ?? 0);
    return events.map((event) => {
      const { id, capacity } = event;
      const seconds = iceSecondsOf(format, event);
      const limits = [
        capacity === null ? null : capacity - (taken.places.get(id) ?? 0),
        programmesThatFit(ice, seconds),
        programmesThatFit(taken.iceSecondsLeft, seconds),
        taken.entriesLeft,
      ].filter((limit) => limit !== null);
      return { eventId: id, left: limits.length === 0 ? null : Math.max(0, Math.min(...limits)) };
    });
  });
}

function programmesThatFit(ice: number | null, seconds: number): number | null {
  return ice === null || seconds === 0 ? null : Math.floor(ice / seconds);
}
