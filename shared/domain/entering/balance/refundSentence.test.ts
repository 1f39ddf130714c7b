import { expect, it } from 'vitest';
import { refundSentence } from './refundSentence.ts';

const until = '2027-02-01T05:59:00.000Z';

it.each([
  [undefined, true, { key: 'none' }],
  [{ until, percent: 0, lateFee: true }, true, { key: 'none' }],
  [{ until, percent: 60 }, true, { key: 'lateFeeKept', percent: 60, until }],
  [{ until, percent: 60, lateFee: false }, true, { key: 'lateFeeKept', percent: 60, until }],
  [{ until, percent: 60, lateFee: true }, true, { key: 'lateFeeBack', percent: 60, until }],
  [{ until, percent: 60, lateFee: true }, false, { key: 'plain', percent: 60, until }],
] as const)('%j has its text (late fee: %s)', (step, hasLateFee, sentence) => {
  expect(refundSentence(step, hasLateFee)).toEqual(sentence);
});
