import { expect, it } from 'vitest';
import { secondsOfTime } from '../../core/dates/times.ts';
import { lostIce } from './lostIce.ts';

const DATE = '2027-01-06';
const at = (clock: string) => secondsOfTime(clock);
const surface = (id: string, closed: readonly { begins: string; ends: string }[] = []) => ({
  id,
  name: id,
  days: [{ date: DATE, opens: '10:00', closes: '15:00', closed: [...closed] }],
});
const flight = (id: string, start: string, expected = start, surfaceId = 'A') => ({
  id,
  surfaceId,
  start: at(start),
  expected: at(expected),
  seconds: 600,
});

it('names the hours that others have taken, with the flights that are published or expected in them', () => {
  const ice = [surface('A', [{ begins: '13:30', ends: '14:30' }]), surface('B')];
  const flights = [
    flight('before', '13:20'),
    flight('into', '13:25'),
    flight('in', '13:50'),
    flight('late', '13:10', '13:40'),
    flight('after', '14:30'),
    flight('other', '13:50', '13:50', 'B'),
  ];
  expect(lostIce(ice, DATE, flights)).toEqual([
    { surfaceId: 'A', from: at('13:30'), until: at('14:30'), flightIds: ['into', 'in', 'late'] },
  ]);
});

it('names closed hours while they are on, also once no flight is in them any more', () => {
  const ice = [surface('A', [{ begins: '13:30', ends: '14:30' }])];
  const after = [flight('after', '14:30')];
  const hours = { surfaceId: 'A', from: at('13:30'), until: at('14:30'), flightIds: [] };
  expect(lostIce(ice, DATE, after, at('13:29'))).toEqual([]);
  expect(lostIce(ice, DATE, after, at('13:30'))).toEqual([hours]);
  expect(lostIce(ice, DATE, after, at('14:29'))).toEqual([hours]);
  expect(lostIce(ice, DATE, after, at('14:30'))).toEqual([]);
  // A rink that is not open yet, or has closed, is nothing to tell.
  expect(lostIce(ice, DATE, after, at('09:00'))).toEqual([]);
  expect(lostIce(ice, DATE, after, at('16:00'))).toEqual([]);
});

it('names hours before opening and after closing, and a surface that is closed all day', () => {
  const flights = [flight('early', '09:50'), flight('last', '14:55'), flight('gone', '11:00', '11:00', 'B')];
  expect(lostIce([surface('A'), { id: 'B', name: 'B', days: [] }], DATE, flights)).toEqual([
    { surfaceId: 'A', from: 0, until: at('10:00'), flightIds: ['early'] },
    { surfaceId: 'A', from: at('15:00'), until: at('24:00'), flightIds: ['last'] },
    { surfaceId: 'B', from: 0, until: at('24:00'), flightIds: ['gone'] },
  ]);
});

it('names who is late with the others when a surface closes earlier, and nobody who comes a little late into lost hours', () => {
  const delayed = flight('delayed', '14:40', '15:10');
  expect(lostIce([surface('A')], DATE, [delayed])).toEqual([]);
  const [closed] = lostIce([surface('A')], DATE, [delayed, flight('last', '14:55')]);
  expect(closed?.flightIds).toEqual(['delayed', 'last']);
  const meanwhile = [surface('A', [{ begins: '13:30', ends: '14:30' }])];
  expect(lostIce(meanwhile, DATE, [flight('little', '13:20', '13:22')])).toEqual([]);
  expect(lostIce(meanwhile, DATE, [flight('more', '13:20', '13:24')])).toHaveLength(1);
});
