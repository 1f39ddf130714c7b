import { expect, it } from 'vitest';
import { soundLength, minutesOf } from './minutesOf.ts';

it('says a length by the nearest second, and a beginning so that nobody listens after it', () => {
  expect([soundLength(61.98), minutesOf(61.98)]).toEqual(['1:02', '1:01']);
});
