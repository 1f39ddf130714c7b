import type { Problem } from '../../../shared/contract/core/planningFiles.ts';
import { createRandom } from '../../../shared/domain/planning/random.ts';
import { inventEvents } from './inventEvents.ts';
import { inventPeople } from './inventPeople.ts';
import { inventProgrammes } from './inventProgrammes.ts';

/** The choices of an invented competition; everything else is drawn with its seed. */
export interface Invention {
  readonly seed: number;
  readonly skaters: number;
  /** Starts: a couple counts twice, a team as often as it has skaters. */
  readonly entries: number;
  readonly coaches: number;
  readonly rinks: number;
  readonly days: number;
  readonly surfaces: number;
  readonly resurfacingMinutes: number;
  /** Opening and closing of each day; the last stands for all further days. */
  readonly hours: readonly (readonly [opens: string, closes: string])[];
  readonly lunch: Problem['rules']['lunch'];
  readonly iceMinutesBetweenResurfacings: number;
  /** Starts in teams and in couples, of a hundred. */
  readonly teamPercent: number;
  readonly couplePercent: number;
  /** Whether coaches skate, judge on some days only, and skaters are of unknown sex. */
  readonly isVaried: boolean;
}

/** A whole competition of invented people, the same for the same seed. */
export function inventProblem(invention: Invention): Problem {
  const random = createRandom(invention.seed);
  const events = inventEvents(invention, random);
  const people = inventPeople(invention, random);
  const programmes = inventProgrammes(invention, people, events, random);
  return {
    version: 1,
    timeZone: 'Asia/Hong_Kong',
    surfaces: surfacesOf(invention),
    rules: {
      resurfacingMinutes: invention.resurfacingMinutes,
      iceMinutesBetweenResurfacings: invention.iceMinutesBetweenResurfacings,
      lunch: invention.lunch,
      restMinutes: { least: 10, wanted: 25, otherSurface: 10 },
      judges: 3,
      judgeMoveMinutes: 10,
      ageSpanDays: 730,
      mixedSpanDays: 1_095,
      adultSpanDays: 5_475,
      sizeCost: [100, 12, 3, 0, 0, 25, 45, 70, 95],
    },
    events: events.map(({ event }) => event),
    programmes,
    skaters: people.skaters.map(({ id, birthdate, sex }) => ({ id, birthdate, sex })),
    coaches: people.coaches,
    fixed: { flights: [], blocks: [], panels: [] },
  };
}

function surfacesOf({ surfaces, days, hours }: Invention): Problem['surfaces'] {
  return Array.from({ length: surfaces }, (_, surface) => ({
    id: String.fromCharCode(65 + surface),
    days: Array.from({ length: days }, (_unused, day) => {
      const [opens, closes] = hours[Math.min(day, hours.length - 1)] ?? ['07:00', '21:00'];
      return { date: `2027-01-${String(6 + day).padStart(2, '0')}`, opens, closes };
    }),
  }));
}
