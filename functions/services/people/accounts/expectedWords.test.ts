import { expect, it } from 'vitest';
import { hasExpectedWordsOnly } from './expectedWords.ts';

const owner = { name: 'Kim Lake', email: 'kim.lake@rink.example' };

it.each([
  ['Rinkside2026!', true],
  ['kimlake-kimlake', true],
  ['rinkside-with-turtles', false],
  ['837465019283746501', false],
  ['=%&#-+!?_=%&#-+!?_', false],
])('says of %s whether it is made of expected words: %s', (password, expected) => {
  expect(hasExpectedWordsOnly(password, owner)).toBe(expected);
});
