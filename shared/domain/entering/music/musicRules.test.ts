import { expect, it } from 'vitest';
import { musicFeeDue, musicWindow, playbackGain, skatesToOwnMusic } from './musicRules.ts';

const rules = { until: '2026-12-01T12:00:00.000Z', takesLate: false };
const before = new Date('2026-12-01T11:59:59.999Z');
const after = new Date('2026-12-01T12:00:00.000Z');
/** Its last day ends an hour after midnight by UTC. */
const competition = { endDate: '2026-12-03', timeZone: 'Atlantic/Azores' };
const ended = new Date('2026-12-04T01:00:00.000Z');

it.each([
  [null, 'family', before, 'none'],
  [rules, 'family', before, 'open'],
  [rules, 'family', after, 'closed'],
  [rules, 'organiser', after, 'late'],
  [{ ...rules, takesLate: true }, 'family', after, 'late'],
  [{ ...rules, until: null }, 'family', after, 'open'],
  [{ ...rules, until: null }, 'family', new Date('2026-12-04T00:59:59.999Z'), 'open'],
  [{ ...rules, until: null }, 'family', ended, 'closed'],
  [{ ...rules, takesLate: true }, 'organiser', ended, 'closed'],
  [null, 'family', ended, 'none'],
] as const)('takes music by %o from the %s at %s: %s', (asked, by, now, expected) => {
  expect(musicWindow(asked, by, { competition, now })).toBe(expected);
});

it.each([
  ['family', 'late', undefined, 1_500],
  ['coach', 'late', undefined, 1_500],
  ['organiser', 'late', undefined, 0],
  ['family', 'open', undefined, 0],
  ['family', 'late', 1_500, 0],
  ['family', 'late', 1_000, 0],
  // Waived.
  ['family', 'late', 0, 0],
] as const)('a file from the %s, %s, after %o costs %d', (by, window, charged, due) => {
  expect(musicFeeDue({ lateFee: 1_500 }, { by, window }, charged)).toBe(due);
});

it('asks for the music of formats whose skaters bring their own', () => {
  const formats = [
    { id: 'freestyle', music: 'own' },
    { id: 'compulsories', music: 'none' },
    { id: 'dance', music: 'organiser' },
  ];
  const asked = ['freestyle', 'compulsories', 'dance', 'gone'].map((id) => skatesToOwnMusic({ formats }, id));
  expect(asked).toEqual([true, false, false, false]);
});

it.each([
  [-16, 0],
  [-22.5, 6.5],
  [-40, 12],
  [-4, -12],
])('plays %d LUFS with %d dB', (lufs, gain) => {
  expect(playbackGain(lufs)).toBe(gain);
});
