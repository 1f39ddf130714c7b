import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { individualFee } from './individualFee.ts';
import { stepsAfterChange, firstEntrySteps, freeSteps, stepsOfNewEntry } from './priceSteps.ts';
import type { LadderSteps } from '../../../contract/core/ladderSteps.ts';

const steps = (...held: ('first' | 'second')[]): LadderSteps => ({
  first: held.includes('first'),
  second: held.includes('second'),
});
const PRICES = { firstEventPrice: 5_900, secondEventPrice: 3_100, additionalEventPrice: 2_500, lateFees: [] };
const NOW = new Date('2027-01-05T10:00:00Z');

describe('a skater’s price steps', () => {
  it.each([
    [1, steps('first', 'second'), steps('first'), 5_900],
    [3, steps('first', 'second'), steps('first', 'second'), 11_500],
    [1, steps('second'), steps('second'), 3_100],
    [2, steps('second'), steps('second'), 5_600],
    [2, steps(), steps(), 5_000],
    [2, steps('first'), steps('first'), 8_400],
  ] as const)('for %i events with %j free are %j and cost %i', (events, free, expected, total) => {
    const got = stepsOfNewEntry(events, free);
    expect(got).toEqual(expected);
    expect(individualFee({ ...PRICES, steps: got }, events, NOW).totalPrice).toBe(total);
  });

  it.each([
    [
      'keeps its steps, even if lower ones became free',
      steps('second'),
      1,
      1,
      steps('first'),
      steps('second'),
    ],
    ['keeps its step with more than two events', steps('second'), 3, 3, steps('first'), steps('second')],
    [
      'takes the lowest free step for an added event',
      steps('second'),
      1,
      2,
      steps('first'),
      steps('first', 'second'),
    ],
    ['continues with the second step', steps('first'), 1, 2, steps('second'), steps('first', 'second')],
    ['takes no step that another entry holds', steps('first'), 1, 2, steps(), steps('first')],
    ['releases its last step', steps('first', 'second'), 2, 1, steps(), steps('first')],
    [
      'keeps both steps when a third event goes',
      steps('first', 'second'),
      3,
      2,
      steps(),
      steps('first', 'second'),
    ],
  ] as const)('of a changed entry %s', (_name, own, before, after, free, expected) => {
    expect(stepsAfterChange({ steps: own, events: before }, after, free)).toEqual(expected);
  });

  it('are free for a couple if one of the two has not used them', () => {
    expect(firstEntrySteps([steps('second'), steps('first')])).toEqual(steps('first', 'second'));
    expect(firstEntrySteps([steps(), steps('second')])).toEqual(steps('second'));
    expect(freeSteps([steps('first'), null])).toEqual(steps('second'));
  });

  it('cost the same in several entries as in one, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 }), (entries) => {
        const held: LadderSteps[] = [];
        let paid = 0;
        for (const events of entries) {
          const own = stepsOfNewEntry(events, freeSteps(held));
          held.push(own);
          paid += individualFee({ ...PRICES, steps: own }, events, NOW).totalPrice;
        }
        const all = entries.reduce((sum, events) => sum + events, 0);
        expect(paid).toBe(individualFee(PRICES, all, NOW).totalPrice);
      }),
    );
  });
});
