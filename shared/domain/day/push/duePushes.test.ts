import { describe, expect, it } from 'vitest';
import { duePushes, type ComingFlight, type ToldTimes } from './duePushes.ts';

const at = (hours: number, minutes = 0) => hours * 3_600 + minutes * 60;
const flight = (flightId: string, published: string, time = published): ComingFlight => ({
  flightId,
  surfaceId: 'main',
  published,
  time,
});
const toldOf = (times: Record<string, string>, soon: readonly string[] = []): ToldTimes => ({ times, soon });

describe('a flight that begins soon', () => {
  it('is told half an hour before, once', () => {
    const coming = [flight('a', '10:00')];
    const early = duePushes(null, coming, at(9, 29));
    expect(early).toEqual({ told: toldOf({ a: '10:00' }), soon: [], moved: [] });
    const due = duePushes(early.told, coming, at(9, 30));
    expect(due.soon).toEqual([{ flightId: 'a', surfaceId: 'main', time: '10:00' }]);
    expect(duePushes(due.told, coming, at(9, 31)).soon).toEqual([]);
  });

  it('is told by the time that is expected, not by the published one', () => {
    const told = toldOf({ a: '10:00' });
    expect(duePushes(told, [flight('a', '10:00', '10:05')], at(9, 34)).soon).toEqual([]);
    expect(duePushes(told, [flight('a', '10:00', '10:05')], at(9, 35)).soon).toHaveLength(1);
  });

  it('is told once, though it is delayed after that', () => {
    const { told } = duePushes(toldOf({ a: '10:00' }), [flight('a', '10:00')], at(9, 30));
    const later = duePushes(told, [flight('a', '10:00', '11:00')], at(9, 40));
    expect([later.soon, later.moved.length]).toEqual([[], 1]);
    expect(duePushes(later.told, [flight('a', '10:00', '11:00')], at(10, 30)).soon).toEqual([]);
  });

  it('is not told once its time has come', () => {
    expect(duePushes(null, [flight('a', '10:00')], at(10)).soon).toEqual([]);
  });
});

describe('a flight that moves', () => {
  it('is told from ten minutes on, in either direction, with the time that people know', () => {
    const told = toldOf({ a: '10:00', b: '10:00', c: '10:00' });
    const coming = [
      flight('a', '10:00', '10:09'),
      flight('b', '10:00', '10:10'),
      flight('c', '10:00', '09:50'),
    ];
    const { moved } = duePushes(told, coming, at(8));
    expect(moved.map(({ flightId, from, time }) => [flightId, from, time])).toEqual([
      ['b', '10:00', '10:10'],
      ['c', '10:00', '09:50'],
    ]);
  });

  it('is told again after ten minutes more', () => {
    let told = toldOf({ a: '10:00' });
    const pushed = ['10:05', '10:10', '10:15', '10:20', '10:12'].map((time) => {
      const due = duePushes(told, [flight('a', '10:00', time)], at(8));
      ({ told } = due);
      return due.moved.map(({ from }) => `${from} to ${time}`);
    });
    expect(pushed).toEqual([[], ['10:00 to 10:10'], [], ['10:10 to 10:20'], []]);
  });

  it('is told when another version of the schedule moved it, and not when it is new', () => {
    const { moved, told } = duePushes(
      toldOf({ a: '10:00' }),
      [flight('a', '10:30'), flight('new', '12:00')],
      at(8),
    );
    expect(moved.map(({ flightId }) => flightId)).toEqual(['a']);
    expect(told.times).toEqual({ a: '10:30', new: '12:00' });
  });

  it('is told with its start alone where both are due', () => {
    const due = duePushes(toldOf({ a: '10:00' }), [flight('a', '10:00', '10:15')], at(9, 50));
    expect([due.soon.length, due.moved, due.told.times]).toEqual([1, [], { a: '10:15' }]);
  });
});

it('tells of sixty flights at once, and of the others with the next look', () => {
  const coming = Array.from({ length: 70 }, (_, index) => flight(String(index), '10:00', '10:30'));
  const told = toldOf(Object.fromEntries(coming.map(({ flightId }) => [flightId, '10:00'])));
  const first = duePushes(told, coming, at(8));
  const second = duePushes(first.told, coming, at(8));
  expect([first.moved.length, second.moved.length]).toEqual([60, 10]);
});
