import { DAY_SECONDS } from '../../core/dates/days.ts';
import { DELAY_SECONDS } from './dayTrouble.ts';
import { pacedLength, pacedSeconds, scheduledPace, type Pace } from './pace.ts';
import type { RehearsedFlight } from './rehearsedDay.ts';
import { scriptOf, type ScriptOptions, type Step } from './script.ts';

/** By so much may times change before the day ends. */
const LATER_SECONDS = 2 * DELAY_SECONDS;

/** The script of a day whose times are those of a rehearsal: what takes minutes on a real day takes as much less. */
export function pacedScript(
  flights: readonly RehearsedFlight[],
  { pace, ...options }: ScriptOptions & { readonly pace: Pace },
): Step[] {
  const { factor } = pace;
  const backwards = scheduledPace(pace);
  const real = flights.map((flight) => ({
    ...flight,
    start: pacedSeconds(backwards, flight.start),
    seconds: Math.round(flight.seconds / factor),
    warmUpSeconds: Math.round(flight.warmUpSeconds / factor),
  }));
  const ends = Math.max(0, ...flights.map(({ start, seconds }) => start + seconds));
  // No ice is open after midnight, so no times change on it.
  const isInDay = ends + pacedLength(pace, LATER_SECONDS) < DAY_SECONDS;
  const dayIncidents = options.dayIncidents?.filter((incident) => isInDay || incident === 'illness');
  return scriptOf(real, { ...options, dayIncidents }).map((step) => ({
    ...step,
    at: pacedSeconds(pace, step.at),
  }));
}
