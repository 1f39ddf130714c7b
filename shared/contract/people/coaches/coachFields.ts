import * as z from 'zod/mini';
import { email, id, optional, text } from '../../core/scalars.ts';

/** The coach of an entry; the name is the one at the time of the entry. */
export const entryCoach = z.optional(z.nullable(z.object({ id: z.string(), name: z.string() })));

/**
 * The coach of an entry: a coach's id, or a name that makes a record which the head coach confirms. An update
 * that leaves both out keeps the coach; null removes it.
 */
export const coachChoice = {
  coachId: z.optional(z.nullable(id)),
  newCoach: z.optional(z.nullable(z.object({ name: text(120), email: optional(email) }))),
};
