import { expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { untilReached } from './untilReached.ts';

it('repeats what did not reach the server, and nothing that the server refused', async () => {
  let unreached = 0;
  const surroundings = { onUnreached: () => (unreached += 1), pause: () => Promise.resolve() };
  const answers = [ApiError.unreachable(), ApiError.unreachable(), null];
  const attempt = () => {
    const problem = answers.shift();
    return problem ? Promise.reject(problem) : Promise.resolve('here');
  };
  expect(await untilReached(attempt, surroundings)).toBe('here');
  expect(unreached).toBe(2);
  const refused = () => Promise.reject(new TypeError('refused'));
  await expect(untilReached(refused, surroundings)).rejects.toThrow('refused');
  expect(unreached).toBe(2);
});
