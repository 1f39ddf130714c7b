import * as z from 'zod/mini';
import { isEmpty } from '../../domain/isEmpty.ts';

export const SHORTEST_PASSWORD = 10;

/** Never trimmed, because a space is a character of a password. */
const password = (wrong: 'MustValid' | 'MustCorrect') =>
  z.string({ error: ({ input }) => (isEmpty(input) ? 'NotNull' : wrong) }).check(
    z.refine((value) => !isEmpty(value), { error: 'NotNull', abort: true }),
    z.maxLength(200, wrong),
  );

/** At least 10 characters; whether it is among the commonest is looked up by the server. */
export const newPassword = password('MustValid').check(z.minLength(SHORTEST_PASSWORD, 'MustValid'));

export const enteredPassword = password('MustCorrect');
