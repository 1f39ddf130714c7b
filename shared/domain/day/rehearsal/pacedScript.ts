import { pacedSeconds, type Pace } from './pace.ts';
import type { RehearsedFlight } from './rehearsedDay.ts';
import { scriptOf, type ScriptOptions, type Step } from './script.ts';

/** The script of a day whose times are those of a rehearsal: what takes minutes on a real day takes as much less. */
export function pacedScript(
  flights: readonly RehearsedFlight[],
  { pace, ...options }: ScriptOptions & { readonly pace: Pace },
): Step[] {
  const { factor, from, at } = pace;
  const backwards: Pace = { factor: 1 / factor, from: at, at: from };
  const real = flights.map((flight) => ({
    ...flight,
    start: pacedSeconds(backwards, flight.start),
    seconds: Math.round(flight.seconds / factor),
    warmUpSeconds: Math.round(flight.warmUpSeconds / factor),
  }));
  return scriptOf(real, options).map((step) => ({ ...step, at: pacedSeconds(pace, step.at) }));
}
