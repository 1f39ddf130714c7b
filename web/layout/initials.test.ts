import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Mei Kwan', 'MK'],
  ['  ana  maria de souza ', 'AS'],
  ['Ólafur', 'Ó'],
  ['', ''],
])('uses the first and the last word of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
