import { expect, it } from 'vitest';
import { lengthOf, minutesOf } from './minutesOf.ts';

it('says a length by the nearest second, and a beginning so that nobody listens after it', () => {
  expect([lengthOf(61.98), minutesOf(61.98)]).toEqual(['1:02', '1:01']);
});
