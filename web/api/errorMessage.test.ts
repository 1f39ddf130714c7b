import { expect, it } from 'vitest';
import { ERRORS } from '../../shared/contract/core/errors.ts';
import { ApiError } from './ApiError.ts';
import { errorMessage } from './errorMessage.ts';

const problem = (code: string, status: number, rest = {}) =>
  ApiError.from(
    Response.json({ type: 'about:blank', status, title: code, code, requestId: 'r-1', ...rest }, { status }),
  );

it.each([
  [1, 'Too many attempts. Try again in 1 minute'],
  [60, 'Too many attempts. Try again in 1 minute'],
  [61, 'Too many attempts. Try again in 2 minutes'],
  [undefined, 'Too many attempts. Try again in 1 minute'],
])('names the time to try again after %s seconds', async (retryAfterSeconds, sentence) => {
  expect(errorMessage(await problem('TooManyAttempts', 429, { retryAfterSeconds }))).toBe(sentence);
});

it('names the request that failed on the server', async () => {
  expect(errorMessage(await problem('Unexpected', 500))).toContain('(r-1)');
});

it('gives whoever is only to try again no number to report', async () => {
  expect(errorMessage(await problem('Busy', 503))).toBe('We’re very busy right now. Try again in a minute');
});

it.each(Object.entries(ERRORS))('has words for %s', async (code, { status }) => {
  expect(errorMessage(await problem(code, status))).toMatch(/ /);
});
