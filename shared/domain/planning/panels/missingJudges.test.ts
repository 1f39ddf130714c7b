import { expect, it } from 'vitest';
import { missingJudges } from './missingJudges.ts';

it('counts the open seats of a run, also of one that no panel judges', () => {
  const place = { surfaceId: 'A', date: '2027-01-06' };
  const panels = [{ ...place, flightIds: ['f1', 'f2'], judges: ['ann', null, 'bo'], referee: null }];
  expect(missingJudges(panels, ['f2'], { judges: 3 })).toBe(2);
  expect(missingJudges(panels, ['f3'], { judges: 3 })).toBe(4);
});
