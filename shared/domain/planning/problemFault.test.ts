import { expect, it } from 'vitest';
import { readFileValue } from '../../contract/core/fileFault.ts';
import { problemFile } from '../../contract/core/planningFiles.ts';
import { RULES } from './planProblem.testing.ts';
import { contradictionIn } from './contradictions.ts';
import { problemFault } from './problemFault.ts';

const EVENT = {
  id: 'FS4',
  level: 'Freestyle 4',
  warmUpSeconds: 240,
  betweenSeconds: 35,
  atOnce: 1,
  flight: { wanted: 5, most: 9 },
  splitBySex: true,
  certificate: 'silver',
};
const PROGRAMME = {
  id: 'p1',
  eventId: 'FS4',
  seconds: 120,
  skaters: ['s1'],
  rinkId: 'r1',
  coachId: 'c1',
};
const COACH = { id: 'c1', rinkId: 'r1', certificates: ['gold'], skaterId: null, available: null };
const BLOCK = {
  surfaceId: 'A',
  date: '2027-01-06',
  start: '08:00:00',
  seconds: 395,
  kind: 'flight',
  flightId: 'f1',
};
const FLIGHT = { id: 'f1', eventId: 'FS4', programmes: ['p1'] };
const PROBLEM = {
  version: 1,
  timeZone: 'Asia/Hong_Kong',
  surfaces: [{ id: 'A', days: [{ date: '2027-01-06', opens: '07:00', closes: '21:00' }] }],
  rules: RULES,
  events: [EVENT],
  programmes: [PROGRAMME],
  skaters: [{ id: 's1', birthdate: '2016-03-20', sex: 'F' }],
  coaches: [COACH],
  fixed: { flights: [FLIGHT], blocks: [BLOCK], panels: [] },
};

/** Finds the fault that `npm run plan` names of a file. */
function faultOf(file: unknown): string | undefined {
  const { value, fault } = readFileValue(problemFile, file);
  return (value === null ? fault : (problemFault(value) ?? contradictionIn(value)))?.field;
}

const wordsOf = (file: unknown): string | undefined => {
  const { value, fault } = readFileValue(problemFile, file);
  const found = value === null ? fault : (problemFault(value) ?? contradictionIn(value));
  return found ? `${found.field}: ${found.message}` : undefined;
};

const withFixed = (fixed: object) => ({ ...PROBLEM, fixed: { ...PROBLEM.fixed, ...fixed } });
const day = (hours: object) => ({
  ...PROBLEM,
  surfaces: [{ id: 'A', days: [{ date: '2027-01-06', opens: '07:00', closes: '21:00', ...hours }] }],
});

it('accepts a good problem, and one with nothing in it', () => {
  expect(faultOf(PROBLEM)).toBeUndefined();
  const empty = { surfaces: [], events: [], programmes: [], skaters: [], coaches: [] };
  expect(faultOf({ ...PROBLEM, ...empty, fixed: { flights: [], blocks: [], panels: [] } })).toBeUndefined();
});

it.each([
  ['(file)', null],
  ['(file)', []],
  ['version', { ...PROBLEM, version: 2 }],
  ['timeZone', { ...PROBLEM, timeZone: 'Asia/Nowhere' }],
  ['surfaces', { ...PROBLEM, surfaces: 'A' }],
  ['surfaces', { ...PROBLEM, surfaces: [], fixed: { flights: [], blocks: [], panels: [] } }],
  ['surfaces[0].days[0].closes', day({ closes: '06:00' })],
  ['surfaces[0].days[0].opens', day({ opens: '7 o’clock' })],
  ['surfaces[0].days[0].date', day({ date: '2027-02-30' })],
  ['rules.lunch.until', { ...PROBLEM, rules: { ...RULES, lunch: { ...RULES.lunch, until: '11:00' } } }],
  [
    'rules.restMinutes.wanted',
    { ...PROBLEM, rules: { ...RULES, restMinutes: { least: 10, wanted: 5, otherSurface: 0 } } },
  ],
  ['rules.sizeCost', { ...PROBLEM, rules: { ...RULES, sizeCost: [] } }],
  ['events[1].id', { ...PROBLEM, events: [EVENT, EVENT] }],
  ['events[0].atOnce', { ...PROBLEM, events: [{ ...EVENT, atOnce: 3 }] }],
  ['events[0].flight.most', { ...PROBLEM, events: [{ ...EVENT, flight: { wanted: 5, most: 4 } }] }],
  ['programmes[0].eventId', { ...PROBLEM, programmes: [{ ...PROGRAMME, eventId: 'FS5' }] }],
  ['programmes[0].skaters', { ...PROBLEM, programmes: [{ ...PROGRAMME, skaters: [] }] }],
  ['programmes[0].skaters[1]', { ...PROBLEM, programmes: [{ ...PROGRAMME, skaters: ['s1', 's1'] }] }],
  ['programmes[0].coachId', { ...PROBLEM, programmes: [{ ...PROGRAMME, coachId: 'c9' }] }],
  ['programmes[0].seconds', { ...PROBLEM, programmes: [{ ...PROGRAMME, seconds: 1.5 }] }],
  ['skaters[0].birthdate', { ...PROBLEM, skaters: [{ id: 's1', birthdate: '20.3.2016', sex: null }] }],
  ['coaches[0].skaterId', { ...PROBLEM, coaches: [{ ...COACH, skaterId: 's9' }] }],
  [
    'coaches[0].available[0].until',
    {
      ...PROBLEM,
      coaches: [{ ...COACH, available: [{ date: '2027-01-06', from: '09:00', until: '09:00' }] }],
    },
  ],
  ['fixed.flights[0].programmes', withFixed({ flights: [{ ...FLIGHT, programmes: [] }] })],
  ['fixed.flights[0].programmes[0]', withFixed({ flights: [{ ...FLIGHT, programmes: ['p9'] }] })],
  ['fixed.flights[1].programmes[0]', withFixed({ flights: [FLIGHT, { ...FLIGHT, id: 'f2' }] })],
  ['fixed.blocks[0].start', withFixed({ blocks: [{ ...BLOCK, start: '20:58' }] })],
  ['fixed.blocks[0].date', withFixed({ blocks: [{ ...BLOCK, date: '2027-01-07' }] })],
  ['fixed.blocks[0].flightId', withFixed({ blocks: [{ ...BLOCK, flightId: undefined }] })],
  ['fixed.blocks[1].flightId', withFixed({ blocks: [BLOCK, { ...BLOCK, start: '09:00' }] })],
  [
    'fixed.blocks[1].start',
    withFixed({ blocks: [BLOCK, { ...BLOCK, kind: 'ceremony', flightId: undefined, start: '08:05' }] }),
  ],
  [
    'fixed.panels[0].judges[0]',
    withFixed({
      panels: [
        { surfaceId: 'A', date: '2027-01-06', flightIds: ['f1'], judges: ['c9', null, null], referee: null },
      ],
    }),
  ],
])('names %s', (field, file) => {
  expect(faultOf(file)).toBe(field);
});

const practice = (start: string, seconds: number) => ({
  surfaceId: 'A',
  date: '2027-01-06',
  start,
  seconds,
  kind: 'practice',
});

it.each([
  [{ ...PROBLEM, colour: 'blue' }, 'colour: is not a field of this file'],
  [{ ...PROBLEM, events: [{ ...EVENT, music: true }] }, 'events[0].music: is not a field of this file'],
  [{ ...PROBLEM, rules: undefined }, 'rules: is missing'],
  [{ ...PROBLEM, events: [{ ...EVENT, atOnce: 3 }] }, 'events[0].atOnce: must be 1, 2 or "all"'],
  [day({ opens: '7 o’clock' }), 'surfaces[0].days[0].opens: must be a time such as 07:30'],
  [day({ date: '2027-02-30' }), 'surfaces[0].days[0].date: must be a date such as 2027-01-06'],
  [
    { ...PROBLEM, programmes: [{ ...PROGRAMME, skaters: [] }] },
    'programmes[0].skaters: must have at least 1 item',
  ],
  [null, '(file): must be an object'],
  [
    withFixed({ blocks: [{ ...BLOCK, seconds: 394 }] }),
    'fixed.blocks[0].seconds: is 394, and flight "f1" takes 395',
  ],
  [
    withFixed({ flights: [], blocks: [practice('07:00', 50_400)] }),
    'fixed.blocks[0].seconds: leaves no ice for a flight on 2027-01-06, and there are programmes to plan',
  ],
  // 394 seconds are left, and the shortest flight takes 395.
  [
    withFixed({ flights: [], blocks: [practice('07:00', 50_006)] }),
    'fixed.blocks[0].seconds: leaves no ice for a flight on 2027-01-06, and there are programmes to plan',
  ],
  [
    { ...PROBLEM, coaches: [{ ...COACH, rinkId: 'r9' }] },
    'coaches[0].rinkId: no programme is of "r9"; a guest has null',
  ],
])('says of %j what contradicts itself', (file, words) => {
  expect(wordsOf(file)).toBe(words);
});

it.each([
  [
    'a day of practice beside a day to skate',
    {
      ...withFixed({ flights: [], blocks: [practice('07:00', 50_400)] }),
      surfaces: [
        {
          id: 'A',
          days: ['2027-01-06', '2027-01-07'].map((date) => ({ date, opens: '07:00', closes: '21:00' })),
        },
      ],
    },
  ],
  ['a day that has just room', withFixed({ flights: [], blocks: [practice('07:00', 50_005)] })],
  ['a guest', { ...PROBLEM, coaches: [{ ...COACH, rinkId: null }] }],
])('accepts %s', (_, file) => {
  expect(wordsOf(file)).toBeUndefined();
});
