import type { Block, Flight, Problem } from '../../../contract/core/planningFiles.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { smallProblem } from '../planProblem.testing.ts';

export const DATE = '2027-01-06';

/** Programmes of one skater each, by the name of the skater. */
export function problemOf(skaters: readonly string[], closes = '15:00'): Problem {
  const base = smallProblem(1, []);
  const [event] = base.events;
  if (!event) throw new Error('The small problem has events');
  return {
    ...base,
    rules: { ...base.rules, lunch: { minutes: 45, from: '11:30', until: '14:00' } },
    surfaces: base.surfaces.map((surface) => ({
      ...surface,
      days: [{ date: DATE, opens: '10:00', closes }],
    })),
    events: [event],
    programmes: skaters.map((skater, index) => ({
      id: `p${index}`,
      eventId: event.id,
      seconds: 90,
      skaters: [skater],
      rinkId: null,
      coachId: null,
    })),
    skaters: [...new Set(skaters)].map((id) => ({ id, birthdate: '2015-01-01', sex: null })),
    coaches: [],
  };
}

/** Seconds since the venue's midnight. */
export const at = (clock: string) => secondsOfTime(clock);

export const flightOf = (number: number, programmes: readonly number[]): Flight => ({
  id: `f${number}`,
  eventId: 'Solo Alpha',
  programmes: programmes.map((index) => `p${index}`),
});
export const block = (
  surfaceId: string,
  start: string,
  minutes: number,
  kind: Block['kind'] | number,
): Block => ({
  surfaceId,
  date: DATE,
  start: `${start}:00`,
  seconds: minutes * 60,
  ...(typeof kind === 'number' ? { kind: 'flight' as const, flightId: `f${kind}` } : { kind }),
});

export const publishedOf = (blocks: readonly Block[]) =>
  new Map(blocks.map(({ flightId, start }) => [flightId ?? '', at(start)]));
