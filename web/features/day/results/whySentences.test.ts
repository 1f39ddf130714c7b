import { beforeAll, expect, it } from 'vitest';
import type { ExplainedPlace } from '../../../../shared/contract/day/results/results.ts';
import { i18n, loadAreas } from '../../../i18n/i18n.ts';
import { areClose, averageMark, whySentences } from './whySentences.ts';

beforeAll(() => loadAreas('myResult'));

const column = (name: string, own: number, median: number | null) => ({
  name,
  own,
  median,
  marks: 1,
  most: 100,
});

/** A first place of five. */
const FIRST: ExplainedPlace = {
  name: 'Ada Lake',
  format: 'Freestyle',
  level: 'Freestyle 4',
  place: 1,
  total: 767,
  points: 6,
  skated: 5,
  sharedWith: 0,
  isRest: false,
  system: 'isi',
  margin: 21,
  standard: null,
  judges: null,
  columns: [column('Maneuver 1', 75, 76), column('Maneuver 2', 78, 74)],
  penalties: [],
  medianTotal: 740,
};
const read = (change: Partial<ExplainedPlace>) =>
  whySentences(i18n.getFixedT('en', 'myResult'), { ...FIRST, ...change });

it('says by how much an ISI place was won or lost, in a small flight too', () => {
  expect(read({})).toEqual([
    'Place 1 of 5: the total of 76.7 is 2.1 above the next.',
    'Strongest against the flight median: Maneuver 2 (+0.4).',
    'Most to gain: Maneuver 1 (−0.1).',
  ]);
  expect(read({ place: 6, skated: 8, isRest: true, sharedWith: 2, columns: [] })).toEqual([
    'Place 6 of 8: the total of 76.7 is 2.1 below the place before.',
    'Everyone after place 5 has place 6.',
  ]);
  expect(read({ margin: 0, columns: [], penalties: [{ code: 'a', tenths: 5 }] })).toEqual([
    'Place 1 of 5: another total is also 76.7, and the referee’s own marks decided.',
    'Penalties took 0.5 off the total.',
  ]);
  const columns = [column('Maneuver 1', 75, null), column('Maneuver 2', 78, null)];
  expect(read({ skated: 2, columns })).toEqual([
    'Place 1 of 2: the total of 76.7 is 2.1 above the next.',
    'The highest total is first; if totals are equal, the referee’s own marks decide.',
    'Place 1 earns 6 points.',
    'Best marks: Maneuver 2 (7.8).',
    'Most to gain: Maneuver 1 (7.5).',
    'Only this skater’s marks can be shown in a flight of 2.',
  ]);
  expect(read({ skated: 2, margin: null, sharedWith: 1, columns: [] })[0]).toBe(
    'Place 1 of 2 with a total of 76.7.',
  );
});

it('names all marks that tie, and counts them where they are too many to name', () => {
  const columns = (median: number | null, ...marks: number[]) =>
    marks.map((own, index) => column(`Maneuver ${index + 1}`, own, median));
  const marksOf = (...marks: number[]) =>
    read({ skated: 1, total: null, margin: null, columns: columns(null, ...marks) }).slice(1);
  expect(marksOf(75, 72, 75, 75, 72, 72, 72, 72)).toEqual([
    'Best marks: Maneuver 1, Maneuver 3, and Maneuver 4 (7.5).',
    '5 of 8 marks are 7.2.',
  ]);
  // A difference of two tenths singles nothing out.
  expect(marksOf(73, 72, 74, 73)).toEqual(['Even marks: all between 7.2 and 7.4.']);
  expect(marksOf(73, 73)).toEqual([]);
  expect(read({ columns: columns(70, 72, 72, 69, 69, 69, 69) }).slice(1)).toEqual([
    'Strongest against the flight median: Maneuver 1 and Maneuver 2 (+0.2).',
  ]);
});

it('draws no picture of even marks, and takes no mark for one below an average that reads the same', () => {
  const marks = (...owns: number[]) => owns.map((own, index) => column(`Maneuver ${index + 1}`, own, null));
  expect(areClose(marks(72, 73, 72, 73))).toBe(true);
  expect(areClose(marks(72, 75))).toBe(false);
  expect(averageMark(marks(72, 73, 73, 75))).toBe(73);
});

it('measures a lone ISI skater against the standard', () => {
  const alone = { skated: 1, margin: null, columns: [], place: 2, total: 635 };
  expect(read({ ...alone, standard: { possible: 800, first: 640 } })).toEqual([
    'Place 2: the total of 63.5 is 0.5 below the 64.0 that place 1 needs.',
    'There was no other skater in this flight, so the standard decides. The highest possible total is 80.0.',
  ]);
  expect(read({ ...alone, place: 1, total: 645, standard: { possible: 800, first: 640 } })[0]).toBe(
    'Place 1: the total of 64.5 is 0.5 above the 64.0 that place 1 needs.',
  );
});

it('names the majority of judges in 6.0 and in the skating system', () => {
  const judged = { total: null, margin: null, columns: [], skated: 3 };
  const next = { majorityAt: 2, orBetter: 3 };
  const judges = { places: [1, 1, 2], majorityAt: 1, orBetter: 2, next };
  expect(read({ ...judged, system: '6.0', judges })).toEqual([
    'Place 1 of 3 with 2 of 3 judges for place 1 or better; the next has 3 of 3 judges for place 2 or better.',
    'Each judge’s two marks make a place.',
    'The majority of the judges decides.',
  ]);
  const second = { places: [1, 2, 2], majorityAt: 2, orBetter: 3, next: { majorityAt: 1, orBetter: 2 } };
  expect(read({ ...judged, place: 2, system: 'majority', judges: second })[0]).toBe(
    'Place 2 of 3 with 3 of 3 judges for place 2 or better; the place before has 2 of 3 judges for place 1 or better.',
  );
  const later = { places: [1, 2, 3], majorityAt: 2, orBetter: 2, next: null };
  expect(read({ ...judged, system: 'majority', judges: later, sharedWith: 2 })).toEqual([
    'Place 1 of 3 with 2 of 3 judges for place 2 or better.',
    '2 other skaters have the same place.',
    'The order in which skaters reach a majority decides.',
  ]);
  expect(read({ ...judged, system: 'majority', judges: null, skated: 1 })).toEqual([
    'Place 1. There was no other skater in this flight.',
  ]);
});
