import { expect, it } from 'vitest';
import { drawnFlights, needsReason } from './startOrders.ts';

const AT = '2027-01-02T10:00:00.000Z';
const DRAWN = { seed: 7, at: '2027-01-01T10:00:00.000Z', reason: null };
const drawn = { id: 'f1', programmes: ['p1', 'p2', 'p3'], drawn: DRAWN };
const fresh = { id: 'f2', programmes: ['p4', 'p5'] };
const sent = (id: string, ...programmes: string[]) => ({ id, programmes });

it('asks for a reason where a drawn order is drawn again or changed by hand', () => {
  const asks = (...after: { id: string; programmes: string[]; seed?: number }[]) =>
    needsReason([drawn, fresh], after, false);
  expect(asks(sent('f1', 'p1', 'p2', 'p3'), sent('f2', 'p4', 'p5'))).toBe(false);
  expect(asks(sent('f1', 'p2', 'p1', 'p3'))).toBe(true);
  expect(asks({ ...sent('f1', 'p1', 'p2', 'p3'), seed: 8 })).toBe(true);
  expect(asks({ ...sent('f1', 'p1', 'p2', 'p3'), seed: 7 })).toBe(false);
  // Not drawn yet; or somebody leaves or joins, and the others follow each other as before.
  expect(asks(sent('f2', 'p5', 'p4'))).toBe(false);
  expect(asks({ ...sent('f2', 'p5', 'p4'), seed: 8 })).toBe(false);
  expect(asks(sent('f1', 'p1', 'p3'), sent('f2', 'p2', 'p4', 'p5'))).toBe(false);
});

it('asks for a reason for every change of flights that are published', () => {
  expect(needsReason([drawn], [sent('f1', 'p1', 'p2', 'p3')], true)).toBe(false);
  expect(needsReason([drawn], [sent('f1', 'p1', 'p3')], true)).toBe(true);
  expect(needsReason([drawn], [], true)).toBe(true);
  expect(needsReason([], [sent('f1', 'p1')], true)).toBe(true);
});

it('records how each order came about', () => {
  const record = (after: { id: string; programmes: string[]; seed?: number }) =>
    drawnFlights([drawn, fresh], [after], { at: AT, reason: 'Costume change' })[0]?.drawn;
  expect(record(sent('f1', 'p1', 'p3', 'p9'))).toEqual(DRAWN);
  expect(record(sent('f1', 'p2', 'p1', 'p3'))).toEqual({ seed: null, at: AT, reason: 'Costume change' });
  expect(record({ ...sent('f1', 'p3', 'p2', 'p1'), seed: 8 })).toEqual({
    seed: 8,
    at: AT,
    reason: 'Costume change',
  });
  expect(record(sent('f2', 'p4', 'p5'))).toBeUndefined();
  expect(record(sent('f9', 'p6'))).toBeUndefined();
  expect(record({ ...sent('f9', 'p6'), seed: 0 })).toEqual({ seed: 0, at: AT, reason: 'Costume change' });
});
