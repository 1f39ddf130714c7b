import * as z from 'zod/mini';

/** A head coach's confirmation that an entry of the own rink is correct. */
export const verification = z.object({
  /** The coach's name at the time. */
  by: z.string(),
  /** A UTC instant. */
  at: z.string(),
});

export type Verification = z.output<typeof verification>;
