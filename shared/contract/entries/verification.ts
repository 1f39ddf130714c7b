import * as z from 'zod/mini';

/** A head coach's word that an entry of the own rink is as it should be. */
export const verification = z.object({
  /** The coach's name then. */
  by: z.string(),
  /** A UTC instant. */
  at: z.string(),
});

export type Verification = z.output<typeof verification>;
