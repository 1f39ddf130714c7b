import { describe, expect, it } from 'vitest';
import { storedForm } from '../form.testing.ts';
import { formValues } from '../formBuilderValues.ts';
import { previewFee, type PreviewedEntry } from './PriceCalculator.tsx';
import { toPreviewForm } from './toPreviewForm.ts';

const NOW = new Date('2026-01-10T00:00:00Z');
const [format] = storedForm.formats;
if (!format) throw new Error('The form has a format');

/** 75, then 25, then 20; stroking 15; a team event 40 a skater; a family pays at most 200. */
const form = toPreviewForm(
  formValues({
    ...storedForm,
    familyCap: 20_000,
    formats: [
      format,
      {
        ...format,
        id: 'stroking',
        format: 'Stroking',
        price: 1_500,
        events: [{ id: 'beta', level: 'Beta', seconds: 60, capacity: null }],
      },
      {
        ...format,
        id: 'team',
        format: 'Team',
        entry: 'team',
        skaters: [4, 20],
        events: [{ id: 'kaleidoscope', level: 'Kaleidoscope', seconds: 60, capacity: null, price: 4_000 }],
      },
    ],
  }),
);

const priceOf = (entry: Partial<PreviewedEntry>) => {
  const whole = { kind: 'individual', ticked: [], count: 1, skaters: 8, nth: 1, ...entry } as const;
  const { fee, familyTotal } = previewFee(form, whole, NOW);
  return [fee.lines.map(({ order, amount }) => `${order} ${String(amount)}`).join(', '), familyTotal];
};

describe('the calculator', () => {
  it('counts events by the price steps, ticked or not', () => {
    expect(priceOf({ count: 3 })).toEqual(['first 7500, second 2500, additional 2000', 12_000]);
    expect(priceOf({ ticked: ['free.one'], count: 2 })).toEqual(['first 7500, second 2500', 10_000]);
  });

  it('asks the own price of a ticked event, beside the steps of the others', () => {
    expect(priceOf({ ticked: ['beta'] })).toEqual(['own 1500', 1_500]);
    expect(priceOf({ ticked: ['free.one', 'beta'], count: 2 })).toEqual(['first 7500, own 1500', 9_000]);
    expect(priceOf({ kind: 'team', ticked: ['kaleidoscope'] })).toEqual(['teamSkater 32000', 32_000]);
    expect(priceOf({ kind: 'team' })).toEqual(['teamSkater 12000', 12_000]);
  });

  it('takes off the family discount from the second skater on, for skaters and couples', () => {
    expect(priceOf({ count: 3, nth: 2 })).toEqual([
      'first 7500, second 2500, additional 2000, family -4000',
      20_000,
    ]);
    expect(priceOf({ kind: 'dance', count: 3, nth: 3 })[1]).toBe(20_000);
  });
});
