import { expect, it } from 'vitest';
import { at, block, DATE, flightOf, problemOf, publishedOf } from './lateProblem.testing.ts';
import { lateProblem, lateWay } from './lateSearch.ts';
import { skatersMovedTwice } from './movedTwice.ts';

const people = new Map([
  ['f1', { skaters: ['ann', 'ed', 'ed'] }],
  ['f2', { skaters: ['ed'] }],
  ['f3', { skaters: ['ann', 'bo'] }],
]);
const toB = (...flightIds: string[]) => new Map(flightIds.map((id) => [id, 'B']));

it('names skaters of whom two flights change surface, and nobody for one flight', () => {
  expect(skatersMovedTwice(people, toB('f1'))).toEqual([]);
  expect(skatersMovedTwice(people, toB('f1', 'f2'))).toEqual(['ed']);
  expect(skatersMovedTwice(people, toB('f2', 'f3'))).toEqual([]);
});

it('makes a way dearer in which one skater changes surface twice than one in which two do once', () => {
  const problem = problemOf(['ed', 'ed', 'bo']);
  const blocks = [block('A', '11:00', 20, 0), block('A', '13:00', 20, 1), block('A', '13:20', 20, 2)];
  const day = { date: DATE, now: at('10:30'), published: publishedOf(blocks), fixed: new Map() };
  const plan = { flights: [0, 1, 2].map((number) => flightOf(number, [number])), blocks, panels: [] };
  const late = lateProblem(problem, plan, day);
  const costOf = (...flightIds: string[]) =>
    lateWay(late, toB(...flightIds), { shortResurfacings: false, movesPauses: false }).cost;
  expect(costOf('f0', 'f1')).toEqual([0, 0, 900]);
  expect(costOf('f0', 'f2')).toEqual([0, 0, 600]);
});
