import { expect, it } from 'vitest';
import type { Translator } from '../../../i18n/Translator.ts';
import { isNextDue, stateToday, surfaceState } from './surfaceState.ts';

const t = ((key: string) => key) as unknown as Translator<'live'>;
const stateOf = (from: string, until: string) =>
  surfaceState(t, { delayMinutes: 12, noIce: [{ from, until }] });

it('says the hours without ice before any delay, and no midnights', () => {
  expect(stateOf('10:30', '11:30')).toEqual({ text: 'noIce.hours', tone: 'bad' });
  expect(stateOf('00:00', '11:30').text).toBe('noIce.until');
  expect(stateOf('10:30', '24:00').text).toBe('noIce.from');
  expect(stateOf('00:00', '25:10').text).toBe('noIce.day');
  expect(surfaceState(t, { delayMinutes: 12, noIce: [] }).text).toBe('late');
});

it('calls nothing on time whose next start has passed by a minute or two', () => {
  const block = { kind: 'flight', title: null, start: '15:12', expected: '15:12', flight: null } as const;
  const surface = { next: [0], blocks: [{ ...block, state: 'toCome' as const }] };
  const at = (hours: number, minutes: number) =>
    surfaceState(t, { delayMinutes: 0 }, isNextDue(surface, hours * 3_600 + minutes * 60));
  expect(at(15, 14)).toEqual({ text: 'aboutOnTime', tone: 'neutral' });
  expect(at(15, 11)).toEqual({ text: 'onTime', tone: 'good' });
});

it('says from when on a surface is late that still is on time', () => {
  const laterDelay = { minutes: 10, from: '15:34' };
  expect(surfaceState(t, { delayMinutes: 0, laterDelay })).toEqual({ text: 'lateFrom', tone: 'warn' });
});

it('calls nothing on time before its day, only what has changed already', () => {
  const surface = { delayMinutes: 0, next: [], blocks: [] };
  expect(stateToday(t, surface, null)).toBeNull();
  expect(stateToday(t, surface, 36_000)).toEqual({ text: 'onTime', tone: 'good' });
  expect(stateToday(t, { ...surface, noIce: [{ from: '10:30', until: '11:30' }] }, null)?.text).toBe(
    'noIce.hours',
  );
});
