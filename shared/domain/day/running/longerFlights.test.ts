import { expect, it } from 'vitest';
import { flightOf, problemOf } from '../../planning/late/lateProblem.testing.ts';
import { lengthsOfFlights } from '../../planning/byHand/trackFindings.ts';
import { longerFlights } from './longerFlights.ts';

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
