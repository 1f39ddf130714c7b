import { describe, expect, it } from 'vitest';
import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import { cancelledEvents, dayRows, nextRows } from './dayRows.ts';

const flight = (start: string, state: LiveBlock['state']): LiveBlock => ({
  kind: 'flight',
  title: null,
  start,
  expected: start,
  state,
  flight: { id: start, eventId: 'FS4', part: { number: 1, of: 1 }, skaters: [] },
});

describe('cancelled flights', () => {
  const at = (...starts: string[]) => ({
    next: [2, 3],
    blocks: [
      flight('08:00', 'done'),
      flight('08:20', 'now'),
      flight('08:40', 'toCome'),
      flight('09:00', 'toCome'),
    ],
    cancelled: starts.map((start) => ({
      start,
      format: 'Freestyle',
      level: 'Freestyle 5',
      part: { number: 1, of: 1 },
      skaters: [],
    })),
  });
  const shown = (rows: ReturnType<typeof nextRows>) =>
    rows.map((row) => `${row.start}${'cancelled' in row ? ' cancelled' : ''}`);

  it('stand in the running order where they would have skated', () => {
    const { over, open } = dayRows(at('07:50', '08:10', '08:50', '09:20'));
    expect(shown(over)).toEqual(['07:50 cancelled', '08:00']);
    expect(shown(open)).toEqual([
      '08:10 cancelled',
      '08:20',
      '08:40',
      '08:50 cancelled',
      '09:00',
      '09:20 cancelled',
    ]);
  });

  it('stay unfolded where nothing else is to come', () => {
    const done = { blocks: [flight('08:00', 'done')] };
    expect(shown(dayRows({ ...at('07:50', '08:20'), ...done }).open)).toEqual(['08:20 cancelled']);
    expect(shown(dayRows({ ...at('08:20'), blocks: [] }).open)).toEqual(['08:20 cancelled']);
  });

  it('are among the next ones from the flight on the ice to the third', () => {
    expect(shown(nextRows(at('08:10', '08:30', '08:50', '09:20')))).toEqual([
      '08:30 cancelled',
      '08:40',
      '08:50 cancelled',
      '09:00',
      '09:20 cancelled',
    ]);
    expect(shown(nextRows({ ...at('08:30', '08:50'), next: [2] }))).toEqual(['08:30 cancelled', '08:40']);
    expect(shown(nextRows({ ...at('08:10', '09:20'), next: [] }))).toEqual(['09:20 cancelled']);
  });

  it('are named each event once', () => {
    const [event, ...others] = cancelledEvents(at('08:50', '08:10'));
    expect([event?.name, event?.flights.map(({ start }) => start), others]).toEqual([
      'Freestyle 5',
      ['08:10', '08:50'],
      [],
    ]);
  });
});
