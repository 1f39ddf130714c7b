import { describe, expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { instantOf } from './instantOf.ts';
import { myAppointments, type MyProgramme } from './myAppointments.ts';
import { myDuties } from './myDuties.ts';
import { publicBlocks } from './publicBlocks.ts';
import { partsOfFlights } from './publishedPlan.ts';

const block = (flightId: string, start: string, over: Partial<Block> = {}): Block => ({
  surfaceId: 'A',
  date: '2027-01-06',
  start,
  seconds: 900,
  kind: 'flight',
  flightId,
  ...over,
});

const flights = [
  { id: 'late', eventId: 'FS4', programmes: ['leo.FS4', 'mia.FS4'] },
  { id: 'early', eventId: 'FS4', programmes: ['ana.FS4'] },
  { id: 'pair', eventId: 'PAIR', programmes: ['mia.PAIR'] },
];
const plan = {
  flights,
  blocks: [
    block('late', '09:00:00'),
    block('early', '08:00:00', { surfaceId: 'B' }),
    block('pair', '24:10:00'),
    { surfaceId: 'A', date: '2027-01-06', start: '07:45:00', seconds: 900, kind: 'resurfacing' as const },
  ],
};

describe('flights of an event', () => {
  it('are counted by the clock, whatever their surface', () => {
    expect(Object.fromEntries(partsOfFlights(plan))).toEqual({
      early: { number: 1, of: 2 },
      late: { number: 2, of: 2 },
      pair: { number: 1, of: 1 },
    });
  });

  it('keep the numbers that people have, and a new one gets the next', () => {
    const kept = [...flights.slice(0, 2), { id: 'new', eventId: 'FS4', programmes: ['leo.FS4'] }].map((one) =>
      one.id === 'late' ? { ...one, number: 1 } : one.id === 'early' ? { ...one, number: 3 } : one,
    );
    expect(Object.fromEntries(partsOfFlights({ ...plan, flights: kept }))).toEqual({
      late: { number: 1, of: 4 },
      early: { number: 3, of: 4 },
      new: { number: 4, of: 4 },
    });
  });

  it('that are not on the ice come last', () => {
    const parts = partsOfFlights({ flights, blocks: [block('late', '09:00:00')] });
    expect(parts.get('late')).toEqual({ number: 1, of: 2 });
    expect(parts.get('early')).toEqual({ number: 2, of: 2 });
  });
});

describe('public blocks', () => {
  const facts = {
    skaters: new Map([
      ['mia.FS4', { name: 'Mia', rink: 'North Ice' }],
      ['ana.FS4', { name: 'A. B.', rink: null }],
    ]),
    warmUpSeconds: new Map([['FS4', 240]]),
  };

  it('stand by time, with the names that are known and no other', () => {
    const blocks = publicBlocks(plan, facts);
    expect(blocks.map(({ start }) => start)).toEqual(['07:45:00', '08:00:00', '09:00:00', '24:10:00']);
    expect(blocks.map(({ flight }) => flight?.skaters)).toEqual([
      undefined,
      [{ name: 'A. B.', rink: null }],
      [{ name: 'Mia', rink: 'North Ice' }],
      [],
    ]);
    expect(JSON.stringify(blocks)).not.toContain('leo');
  });

  it('are those of one day where one is wanted', () => {
    expect(publicBlocks(plan, facts, '2027-01-07')).toEqual([]);
    expect(publicBlocks(plan, facts, '2027-01-06')).toHaveLength(4);
  });
});

const programme = (programmeId: string, over: Partial<MyProgramme> = {}): MyProgramme => ({
  programmeId,
  entryId: programmeId.slice(0, 3),
  name: 'Mia Chan',
  people: ['mia'],
  role: 'family',
  event: { format: 'Freestyle', level: 'Freestyle 4' },
  musicTitle: '',
  warmUpSeconds: 240,
  isWithdrawn: false,
  ...over,
});

const everybody = () => true;

describe('own appointments', () => {
  it('name the place in the start order, and where it was before', () => {
    const before = { flights, blocks: [block('late', '08:30:00'), block('pair', '24:10:00')] };
    const [first, second] = myAppointments(
      plan,
      before,
      [programme('mia.PAIR'), programme('mia.FS4')],
      everybody,
    );
    expect(first).toMatchObject({
      programmeId: 'mia.FS4',
      start: '09:00:00',
      order: { number: 2, of: 2 },
      part: { number: 2, of: 2 },
      before: { start: '08:30:00', surfaceId: 'A', date: '2027-01-06' },
      movedBack: null,
      isNew: false,
    });
    expect(second).toMatchObject({ programmeId: 'mia.PAIR', before: null, isNew: false });
  });

  it('are new only where there was a version before', () => {
    const without = { flights: [], blocks: [] };
    expect(myAppointments(plan, without, [programme('ana.FS4')], everybody)[0]?.isNew).toBe(true);
    expect(myAppointments(plan, null, [programme('ana.FS4')], everybody)[0]?.isNew).toBe(false);
  });

  it('leave out who withdrew', () => {
    expect(myAppointments(plan, null, [programme('ana.FS4', { isWithdrawn: true })], everybody)).toEqual([]);
  });
});

describe('own duties', () => {
  it('last from the first flight of the panel to the end of its last', () => {
    const panels = [
      {
        id: 'p1',
        surfaceId: 'A',
        date: '2027-01-06',
        flightIds: ['pair', 'late'],
        judges: [null, 'me'],
        referee: 'other',
      },
    ];
    const events = new Map([['FS4', { format: 'Freestyle', level: 'Freestyle 4' }]]);
    const duties = myDuties({ ...plan, panels }, new Set(['me']), events);
    expect(duties).toMatchObject([
      { panelId: 'p1', seat: 'judge2', start: '09:00:00', end: '24:25:00', surfaceId: 'A' },
    ]);
    expect(duties[0]?.flights.map(({ skaters }) => skaters)).toEqual([2, 1]);
    expect(myDuties({ ...plan, panels }, new Set(['other']), events)[0]?.seat).toBe('referee');
    expect(myDuties({ ...plan, panels }, new Set(['nobody']), events)).toEqual([]);
  });
});

describe('an instant', () => {
  it('after midnight is the next day’s', () => {
    expect(instantOf('2027-01-06', 7 * 3_600 + 61, 'Asia/Hong_Kong')).toBe('2027-01-05T23:01:01.000Z');
    expect(instantOf('2027-01-06', 24 * 3_600 + 600, 'Asia/Hong_Kong')).toBe('2027-01-06T16:10:00.000Z');
  });
});
