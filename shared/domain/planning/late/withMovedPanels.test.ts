import { expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { openedSeats } from '../panels/openedSeats.ts';
import { block, DATE, flightOf, problemOf } from './lateProblem.testing.ts';
import { withMovedPanels } from './withMovedPanels.ts';

const judge = (id: string) => ({
  id,
  rinkId: null,
  certificates: ['gold' as const],
  skaterId: null,
  available: null,
});
const PROBLEM = {
  ...problemOf(['ann', 'bo', 'cy']),
  coaches: Array.from({ length: 4 }, (_, index) => judge(`j${String(index)}`)),
};
const BEFORE = {
  flights: [flightOf(0, [0]), flightOf(1, [1]), flightOf(2, [2])],
  blocks: [block('A', '10:00', 20, 0), block('A', '10:20', 20, 1), block('A', '10:40', 20, 2)],
  panels: [
    {
      surfaceId: 'A',
      date: DATE,
      flightIds: ['f0', 'f1', 'f2'],
      judges: ['j0', 'j1', 'j2'],
      referee: 'j3',
    },
  ],
};
const movedTo = (...blocks: Block[]) => {
  const after = withMovedPanels(BEFORE, { ...BEFORE, blocks });
  return { panels: after.panels, empty: openedSeats(PROBLEM, BEFORE, after, new Set()).empty };
};

it('lets judges go along with all of their flights, and keeps them where one stays', () => {
  const all = movedTo(block('B', '10:00', 20, 0), block('B', '10:20', 20, 1), block('B', '10:40', 20, 2));
  expect(all).toEqual({ panels: BEFORE.panels, empty: 0 });
  const one = movedTo(block('A', '10:00', 20, 0), block('A', '10:20', 20, 1), block('B', '10:40', 20, 2));
  expect(one.panels.map(({ flightIds }) => flightIds)).toEqual([['f0', 'f1']]);
  expect(one.empty).toBe(4);
});
