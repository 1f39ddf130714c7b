import * as z from 'zod/mini';
import { isEmpty } from '../../../domain/core/isEmpty.ts';

export const SHORTEST_PASSWORD = 10;

/** Not trimmed: a space is a character of the password. */
const password = (wrong: 'MustValid' | 'MustCorrect') =>
  z.string({ error: ({ input }) => (isEmpty(input) ? 'NotNull' : wrong) }).check(
    z.refine((value) => !isEmpty(value), { error: 'NotNull', abort: true }),
    z.maxLength(200, wrong),
  );

/** At least 10 characters. The server also refuses the most common passwords. */
export const newPassword = password('MustValid').check(z.minLength(SHORTEST_PASSWORD, 'MustValid'));

export const enteredPassword = password('MustCorrect');
