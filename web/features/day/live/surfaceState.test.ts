import { expect, it } from 'vitest';
import type { Translator } from '../../../i18n/Translator.ts';
import { surfaceState } from './surfaceState.ts';

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
