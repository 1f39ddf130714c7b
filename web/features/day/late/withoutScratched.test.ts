import { expect, it } from 'vitest';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import type { Problem } from '../../../../shared/contract/core/planningFiles.ts';
import { withoutScratched } from './withoutScratched.ts';

it('counts nobody as late who is scratched or did not come', () => {
  const states = { here: 'checkedIn', expected: 'expected', ill: 'scratched', gone: 'noShow' };
  const starters = Object.entries(states).map(([programmeId, state]) => ({ programmeId, state }));
  const programmes = [...Object.keys(states), 'elsewhere'].map((id) => ({ id }));
  const day = { runs: [{ flights: [{ starters }] }] } as unknown as DayRuns;
  const left = withoutScratched({ programmes } as unknown as Problem, day);
  expect(left.programmes.map(({ id }) => id)).toEqual(['here', 'expected', 'elsewhere']);
});
