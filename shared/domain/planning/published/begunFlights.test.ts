import { expect, it } from 'vitest';
import { type BegunFlight, begunFlightsMoved } from './begunFlights.ts';

const place = (start: string) => ({ surfaceId: 'a', date: '2027-01-06', start, seconds: 600 });
const planWith = (start: string, programmes = ['one', 'two']) => ({
  flights: [{ id: 'f1', eventId: 'FS4', programmes }],
  blocks: [{ ...place(start), kind: 'flight' as const, flightId: 'f1' }],
});
const BEGUN: BegunFlight = { id: 'f1', eventId: 'FS4', place: place('07:00'), order: ['one', 'two'] };
const moved = (before: ReturnType<typeof planWith>, after: ReturnType<typeof planWith>, begun = BEGUN) =>
  begunFlightsMoved([begun], [before, after], () => true);

it('a change may not move or reorder a flight that has begun, but put it back', () => {
  const [published, later, latest] = ['07:00:00', '08:00:00', '09:00:00'].map((start) => planWith(start)) as [
    ReturnType<typeof planWith>,
    ReturnType<typeof planWith>,
    ReturnType<typeof planWith>,
  ];
  expect(moved(published, later)).toBe(true);
  // Moved before it started, and left there by changes of other flights.
  expect(moved(later, later)).toBe(false);
  expect(moved(later, latest)).toBe(true);
  expect(moved(later, published)).toBe(false);
  const reordered = planWith('07:00:00', ['two', 'one']);
  expect(moved(published, reordered)).toBe(true);
  expect(moved(published, reordered, { ...BEGUN, order: null })).toBe(false);
  expect(moved(published, { flights: [], blocks: [] })).toBe(true);
});
