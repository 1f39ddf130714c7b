import { expect, it } from 'vitest';
import { partsWithoutEvent } from './withoutEvent.ts';

const flight = (id: string) => ({ id, programmes: [`${id}.p`] });
const block = (flightId: string, start: string) => ({
  start,
  seconds: 600,
  kind: 'flight' as const,
  flightId,
});
const place = (date: string) => ({ surfaceId: 'a', date, version: 3 });
const panel = (id: string, ...flightIds: string[]) => ({ id, flightIds, judges: [null], referee: null });

it('takes an event’s flights off the board and out of its panels, and leaves every other part alone', () => {
  const lunch = { start: '12:00:00', seconds: 1_800, kind: 'lunch' as const };
  const draft = {
    events: [
      { eventId: 'solo', version: 2, isFrozen: true, flights: [flight('s1'), flight('s2')] },
      { eventId: 'pairs', version: 1, isFrozen: false, flights: [flight('p1')] },
    ],
    tracks: [
      { ...place('2027-01-06'), blocks: [block('s1', '09:00:00'), lunch, block('p1', '13:00:00')] },
      { ...place('2027-01-07'), blocks: [lunch] },
    ],
    panels: [
      { ...place('2027-01-06'), panels: [panel('one', 's1'), panel('two', 's2', 'p1'), panel('three')] },
    ],
  };
  expect(partsWithoutEvent(draft, 'solo')).toEqual({
    events: [{ eventId: 'solo', version: 2, isFrozen: true, flights: [] }],
    tracks: [{ ...place('2027-01-06'), blocks: [lunch, block('p1', '13:00:00')] }],
    panels: [{ ...place('2027-01-06'), panels: [panel('two', 'p1'), panel('three')] }],
  });
  expect(partsWithoutEvent(draft, 'dance')).toEqual({ events: [], tracks: [], panels: [] });
});
