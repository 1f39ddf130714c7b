import { expect, it } from 'vitest';
import { cardWords } from './cardWords.ts';

it.each([
  ['open', 'done', 'open'],
  ['open', 'left', 'left'],
  ['open', null, 'started'],
  // What the address says never outweighs what the provider says.
  ['waiting', 'left', 'waiting'],
  ['failed', 'done', 'failed'],
  ['paid', 'left', null],
  [undefined, 'done', null],
] as const)('of a payment that is %s, left as %s, says %s', (state, how, words) => {
  expect(cardWords(state, how)).toBe(words);
});
