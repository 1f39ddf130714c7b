import { expect, it } from 'vitest';
import type { FieldError } from '../../../../../shared/contract/core/errors.ts';
import { ApiError } from '../../../../api/ApiError.ts';
import { isOutdated, withCurrentPrices } from './refusedSubmit.ts';

const refusal = (...errors: Omit<FieldError, 'message'>[]) =>
  new ApiError({
    status: 400,
    title: 'Not valid',
    code: 'ValidationFailed',
    requestId: 'r-1',
    errors: errors.map((error) => ({ ...error, message: 'Please correct' })),
  });

it.each([
  [true, { field: 'totalPrice', code: 'MustCorrect' }],
  [true, { field: 'event', code: 'MustValid' }],
  [true, { field: 'answers.dress.answer', code: 'NotNull' }],
  [false, { field: 'age', code: 'MustCorrect' }],
  [false, { field: 'event', code: 'AlreadyExist' }],
  [false, { field: 'fullName', code: 'NotNull' }],
] as const)('reads the form again: %s, after the error %j', (expected, error) => {
  expect(isOutdated(refusal(error))).toBe(expected);
});

it('does not read the form again after any other failure', () => {
  expect(isOutdated(ApiError.unreachable())).toBe(false);
  expect(isOutdated(new Error('event'))).toBe(false);
});

it('names the current price at each field that has one, and keeps the free price steps', () => {
  const free = { first: false, second: true };
  const { status, message: title, code, requestId } = refusal();
  const errors: FieldError[] = [
    { field: 'totalPrice', code: 'MustCorrect', message: 'Please correct', expected: 12_500 },
    { field: 'fullName', code: 'NotNull', message: 'Please input' },
  ];
  const shown = withCurrentPrices(
    new ApiError({ status, title, code, requestId, errors, free }),
    (amount) => `Now ${amount}`,
  );
  expect(shown).toMatchObject({
    code: 'ValidationFailed',
    free,
    errors: [{ message: 'Now 12500' }, { message: 'Please input' }],
  });
  const unreachable = ApiError.unreachable();
  expect(withCurrentPrices(unreachable, String)).toBe(unreachable);
});
