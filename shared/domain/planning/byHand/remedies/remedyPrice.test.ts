import { expect, it } from 'vitest';
import type { Block } from '../../../../contract/core/planningFiles.ts';
import { NONE_BEGUN } from '../../findings/panelFindings.ts';
import { block, flightOf, problemOf } from '../../late/lateProblem.testing.ts';
import { remedyPrice } from './remedyPrice.ts';

const PROBLEM = problemOf(['ann', 'bo', 'cy', 'ann']);
const FLIGHTS = [flightOf(0, [0, 1]), flightOf(1, [2]), flightOf(2, [3])];
const planOf = (...blocks: Block[]) => ({ flights: FLIGHTS, blocks, panels: [] });
const BEFORE = planOf(block('A', '10:00', 20, 0), block('A', '10:20', 20, 1), block('A', '11:30', 20, 2));
const NOTHING = {
  later: 0,
  minutesLater: 0,
  earlier: 0,
  minutesEarlier: 0,
  elsewhere: 0,
  otherDay: 0,
  conflicts: 0,
};

it('says who starts later or earlier, by how long, and who goes to other ice', () => {
  expect(remedyPrice(PROBLEM, BEFORE, BEFORE, NONE_BEGUN)).toEqual(NOTHING);
  const swapped = planOf(block('A', '10:20', 20, 0), block('A', '10:00', 20, 1), block('A', '11:30', 20, 2));
  expect(remedyPrice(PROBLEM, BEFORE, swapped, NONE_BEGUN)).toEqual({
    ...NOTHING,
    later: 2,
    minutesLater: 20,
    earlier: 1,
    minutesEarlier: 20,
  });
  const moved = planOf(block('A', '10:00', 20, 0), block('B', '10:20', 20, 1), block('A', '11:30', 20, 2));
  expect(remedyPrice(PROBLEM, BEFORE, moved, NONE_BEGUN)).toEqual({ ...NOTHING, elsewhere: 1 });
  const [first, second, third] = BEFORE.blocks as [Block, Block, Block];
  const nextDay = { ...second, date: '2027-01-07', start: '16:20:00' };
  const { later, otherDay, elsewhere } = remedyPrice(
    PROBLEM,
    BEFORE,
    planOf(first, nextDay, third),
    NONE_BEGUN,
  );
  expect({ later, otherDay, elsewhere }).toEqual({ later: 0, otherDay: 1, elsewhere: 0 });
});

it('counts the conflicts that a change makes', () => {
  const close = planOf(block('A', '10:00', 20, 0), block('A', '10:45', 20, 1), block('A', '10:22', 20, 2));
  const price = remedyPrice(PROBLEM, BEFORE, close, NONE_BEGUN);
  expect([price.later, price.minutesLater, price.earlier, price.minutesEarlier]).toEqual([1, 25, 1, 68]);
  expect(price.conflicts).toBeGreaterThan(0);
});
