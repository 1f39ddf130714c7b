import { describe, expect, it } from 'vitest';
import { flightsUnderWayChanged } from './flightsUnderWay.ts';

const flight = (id: string, programmes: string[], eventId = 'FS4') => ({ id, eventId, programmes });
const block = (flightId: string, start: string, surfaceId = 'a', date = '2027-01-06') => ({
  flightId,
  start,
  surfaceId,
  date,
  seconds: 600,
  kind: 'flight' as const,
});
const BLOCKS = [block('f1', '07:00:00'), block('f2', '07:10:00')];
const FLIGHTS = [flight('f1', ['a', 'b']), flight('f2', ['c'])];
const broken = (
  flights: typeof FLIGHTS,
  { blocks = BLOCKS, isEntered = () => true, ...day }: Partial<Given> = {},
) =>
  flightsUnderWayChanged(
    { flights: FLIGHTS, blocks: BLOCKS },
    { flights, blocks },
    { underWay: [{ flightId: 'f1', ...day }], isEntered },
  );

interface Given {
  readonly blocks: typeof BLOCKS;
  readonly isEntered: (id: string) => boolean;
  readonly order: string[];
  readonly walkOns: string[];
}

describe('a flight under way', () => {
  it('keeps its skaters in another version, and gets more', () => {
    expect(broken(FLIGHTS)).toEqual([]);
    expect(broken([flight('f1', ['a', 'd', 'b'])])).toEqual([]);
    expect(broken([flight('f1', ['a'])], { isEntered: (id) => id !== 'b' })).toEqual([]);
  });

  it('is broken where it goes, or loses a skater or its event', () => {
    expect(broken([flight('f2', ['a', 'b', 'c'])])).toEqual(['f1']);
    expect(broken([flight('f1', ['a']), flight('f2', ['b', 'c'])])).toEqual(['f1']);
    expect(broken([flight('f1', ['a', 'b'], 'FS5')])).toEqual(['f1']);
  });

  it('is broken where it has another time, day or surface, or none', () => {
    const moved = (one: (typeof BLOCKS)[number]) => broken(FLIGHTS, { blocks: BLOCKS.with(0, one) });
    expect(moved(block('f1', '07:01:00'))).toEqual(['f1']);
    expect(moved(block('f1', '07:00:00', 'b'))).toEqual(['f1']);
    expect(moved(block('f1', '07:00:00', 'a', '2027-01-07'))).toEqual(['f1']);
    expect(broken(FLIGHTS, { blocks: BLOCKS.slice(1) })).toEqual(['f1']);
    expect(broken(FLIGHTS, { blocks: BLOCKS.with(1, block('f2', '08:00:00', 'b')) })).toEqual([]);
  });

  it('is broken where its skaters change places, unless the day has an order of its own', () => {
    expect(broken([flight('f1', ['b', 'a'])])).toEqual(['f1']);
    expect(broken([flight('f1', ['b', 'a'])], { order: ['b', 'a'] })).toEqual([]);
  });

  it('keeps whoever walked on', () => {
    const day = { order: ['a', 'b', 'w'], walkOns: ['w'] };
    expect(broken(FLIGHTS, day)).toEqual([]);
    expect(broken([flight('f1', ['a', 'b', 'w'])], day)).toEqual([]);
    expect(broken([flight('f1', ['a', 'b']), flight('f2', ['c', 'w'])], day)).toEqual(['f1']);
  });
});
