import { afterEach, expect, it, vi } from 'vitest';
import { hourText } from './hourText.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['en-US', ['4\u00a0PM', '12\u00a0AM', '4:30\u00a0PM']],
  ['en-CA', ['4\u00a0p.m.', '12\u00a0a.m.', '4:30\u00a0p.m.']],
  ['de-CH', ['16:00', '00:00', '16:30']],
])('a full hour needs no minutes beside %s’s half of the day', (locale, hours) => {
  vi.stubGlobal('navigator', { languages: [locale] });
  expect([57_600, 86_400, 59_400].map(hourText)).toEqual(hours);
});
