import { describe, expect, it } from 'vitest';
import { flightsUnderWayChanged } from './flightsUnderWay.ts';

const flight = (id: string, programmes: string[], eventId = 'FS4') => ({ id, eventId, programmes });
const before = [flight('f1', ['a', 'b']), flight('f2', ['c'])];
const broken = (after: typeof before, day = {}, isEntered: (id: string) => boolean = () => true) =>
  flightsUnderWayChanged(before, after, { underWay: [{ flightId: 'f1', ...day }], isEntered });

describe('a flight under way', () => {
  it('keeps its skaters in another version, in any order and with more', () => {
    expect(broken(before)).toEqual([]);
    expect(broken([flight('f1', ['b', 'a', 'd'])])).toEqual([]);
    expect(broken([flight('f1', ['a'])], {}, (id) => id !== 'b')).toEqual([]);
  });

  it('is broken where it goes, or loses a skater or its event', () => {
    expect(broken([flight('f2', ['a', 'b', 'c'])])).toEqual(['f1']);
    expect(broken([flight('f1', ['a']), flight('f2', ['b', 'c'])])).toEqual(['f1']);
    expect(broken([flight('f1', ['a', 'b'], 'FS5')])).toEqual(['f1']);
  });

  it('keeps whoever walked on', () => {
    const day = { order: ['a', 'b', 'w'], walkOns: ['w'] };
    expect(broken(before, day)).toEqual([]);
    expect(broken([flight('f1', ['a', 'b', 'w'])], day)).toEqual([]);
    expect(broken([flight('f1', ['a', 'b']), flight('f2', ['c', 'w'])], day)).toEqual(['f1']);
  });
});
