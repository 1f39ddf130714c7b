import { expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { DATE, problemOf } from '../late/lateProblem.testing.ts';
import { hardFindings, newCoachClashes } from './publishable.ts';

const block = (start: string, more: Partial<Block>): Block => ({
  surfaceId: 'A',
  date: DATE,
  start: `${start}:00`,
  seconds: 1_200,
  kind: 'flight',
  ...more,
});

it('has a flight on closed ice and an overlap confirmed, as the board counts them', () => {
  const problem = problemOf(['ann', 'bo', 'cy']);
  const closed = block('11:30', { seconds: 3_600, kind: 'resurfacing', locked: true });
  const flights = [0, 1, 2].map((index) => ({
    id: `f${index}`,
    eventId: 'Solo Alpha',
    programmes: [`p${index}`],
  }));
  const blocks = [
    block('10:00', { flightId: 'f0' }),
    block('10:10', { flightId: 'f1' }),
    block('11:40', { flightId: 'f2' }),
  ];
  const found = (begun?: ReadonlySet<string>) =>
    hardFindings(
      { ...problem, fixed: { ...problem.fixed, blocks: [closed] } },
      { flights, blocks, panels: [] },
      begun,
    )
      .map(({ rule, flightIds }) => `${rule} ${flightIds.join(' ')}`)
      .toSorted();
  expect(found()).toEqual(['closed f2', 'overlap f0 f1']);
  // The ice was lost while it skated.
  expect(found(new Set(['f2']))).toEqual(['overlap f0 f1']);
});

it('names the coaches whom a new version brings to two surfaces at once, and no others', () => {
  const base = problemOf(['ann', 'bo']);
  const problem = {
    ...base,
    programmes: base.programmes.map((one) => ({ ...one, coachId: 'kim' })),
    coaches: [{ id: 'kim', rinkId: null, certificates: [], skaterId: null, available: null }],
  };
  const flights = ['f0', 'f1'].map((id, index) => ({
    id,
    eventId: 'Solo Alpha',
    programmes: [`p${String(index)}`],
  }));
  const planAt = (start: string) => ({
    flights,
    blocks: [block('10:00', { flightId: 'f0' }), block(start, { flightId: 'f1', surfaceId: 'B' })],
    panels: [],
  });
  const named = (before: ReturnType<typeof planAt> | null, after: ReturnType<typeof planAt>) =>
    newCoachClashes(problem, before, after).map(({ coaches, flightIds }) =>
      [...coaches, ...flightIds].join(' '),
    );
  expect(named(planAt('12:00'), planAt('10:05'))).toEqual(['kim f0 f1']);
  expect(named(null, planAt('10:05'))).toEqual(['kim f0 f1']);
  expect(named(planAt('10:05'), planAt('10:05'))).toEqual([]);
});
