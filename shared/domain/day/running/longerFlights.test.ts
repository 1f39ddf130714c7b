import { expect, it } from 'vitest';
import { flightOf, problemOf } from '../../planning/late/lateProblem.testing.ts';
import { lengthsOfFlights } from '../../planning/byHand/trackFindings.ts';
import { longerFlights, minutesShort } from './longerFlights.ts';

const PROBLEM = problemOf(['ann', 'bo', 'cy']);
const lengthOf = (...programmes: number[]) =>
  lengthsOfFlights(PROBLEM, [flightOf(0, programmes)]).get('f0') ?? 0;
const starter = (number: number, isWalkOn = false, state: 'expected' | 'scratched' = 'expected') => ({
  programmeId: `p${String(number)}`,
  isWalkOn,
  state,
});

it('adds the minutes of walk-ons who skate, where the schedule has no ice for them', () => {
  const flight = { id: 'f0', eventId: 'Solo Alpha', seconds: lengthOf(0) };
  const longer = (...starters: ReturnType<typeof starter>[]) => [
    ...longerFlights(PROBLEM, [{ ...flight, starters }]),
  ];
  expect(longer(starter(0), starter(1, true))).toEqual([['f0', lengthOf(0, 1)]]);
  expect(longer(starter(0), starter(1, true, 'scratched'))).toEqual([]);
  expect(longer(starter(0, false, 'scratched'), starter(1, true))).toEqual([]);
  expect(longer(starter(0), starter(1))).toEqual([]);
});

it('says beforehand how many minutes a flight lacks for one more walk-on', () => {
  const short = (seconds: number, ...starters: ReturnType<typeof starter>[]) =>
    minutesShort(PROBLEM, { id: 'f0', eventId: 'Solo Alpha', seconds, starters }, 'p2');
  const [one, two] = [lengthOf(0), lengthOf(0, 2)];
  expect(short(one, starter(0))).toBe(Math.ceil((two - one) / 60));
  expect(short(two - 1, starter(0))).toBe(1);
  expect(short(two, starter(0))).toBe(0);
  expect(short(one, starter(0, false, 'scratched'))).toBe(0);
});
