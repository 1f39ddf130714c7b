import { expect, it } from 'vitest';
import {
  eligibilityFields,
  DEFAULT_ELIGIBILITY,
} from '../../../../../shared/contract/entering/competitions/eligibility.ts';
import { PUBLISHED_CHARTS } from '../../../../../shared/domain/people/testLevels/equivalents.ts';
import { eligibilityToApi, eligibilityValues } from './eligibilityValues.ts';

const onWire = (values: Parameters<typeof eligibilityToApi>[0]) =>
  eligibilityFields.parse(eligibilityToApi(values));

it('nothing said is the usual, and comes back as it was', () => {
  expect(eligibilityValues(null).chart).toBe('isiAsia');
  expect(onWire(eligibilityValues(null))).toEqual(DEFAULT_ELIGIBILITY);
});

it('a published chart and one of one’s own come back as they were chosen', () => {
  const usual = eligibilityValues(null);
  const published = onWire({ ...usual, chart: 'openFreestyle2009' });
  expect(published.equivalents).toEqual(PUBLISHED_CHARTS.openFreestyle2009);
  expect(eligibilityValues(published).chart).toBe('openFreestyle2009');
  const [first, ...rest] = usual.open;
  if (!first) throw new Error('The chart has rows');
  const own = onWire({ ...usual, chart: 'own', open: [{ ...first, to: 2 }, ...rest] });
  expect(eligibilityValues(own)).toMatchObject({
    chart: 'own',
    open: [{ level: 'Open Bronze', from: 1, to: 2 }, ...rest],
  });
});

it('age limits without a level are of every level, and half a limit is refused', () => {
  const limit = { format: 'Freestyle', level: '', from: 18, to: null, on: 'july' } as const;
  const values = { ...eligibilityValues(null), ageLimits: [limit] };
  expect(onWire(values).ageLimits).toEqual([{ ...limit, level: null }]);
  expect(eligibilityValues(onWire(values)).ageLimits).toEqual([limit]);
  const half = eligibilityToApi({ ...values, ageLimits: [{ ...limit, from: null }] });
  expect(eligibilityFields.safeParse(half).success).toBe(false);
});
