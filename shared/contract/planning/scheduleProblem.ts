import * as z from 'zod/mini';
import { ENTRY_KINDS } from '../entering/competitions/forms.ts';
import { problemFile } from '../core/planningFiles.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** The answer of `getScheduleProblem`: the planner's problem of a competition, and the names that belong to its ids. */
export const scheduleProblem = z.object({
  /** Of confirmed programmes; `fixed` is empty, as the draft says what is fixed. Its skaters are people's ids. */
  problem: problemFile,
  surfaces: z.array(named),
  events: z.array(
    z.object({
      id: z.string(),
      formatId: z.string(),
      format: z.string(),
      level: z.string(),
      entry: z.enum(ENTRY_KINDS),
    }),
  ),
  /** Events that the form no longer offers: they were cancelled. */
  cancelledEvents: z.array(
    z.object({ id: z.string(), format: z.string(), level: z.string(), reason: z.string() }),
  ),
  programmes: z.array(
    z.object({
      id: z.string(),
      entryId: z.string(),
      /** Of the skater, the couple or the team. */
      name: z.string(),
      /** The same as guardians let it be seen, for papers on a wall. */
      publishedName: z.string(),
      /** '' where it is not named. */
      musicTitle: z.string(),
    }),
  ),
  /** Programmes that are withdrawn or waiting, for flights that still have them. */
  unconfirmed: z.array(z.object({ id: z.string(), entryId: z.string(), name: z.string() })),
  people: z.array(
    z.object({
      id: z.string(),
      fullName: z.string(),
      /** How the name is said; '' where that is not given. */
      sayAs: z.string(),
    }),
  ),
  rinks: z.array(named),
  /** Those whom entries name, and the confirmed ones of the entered rinks who hold a certificate. */
  coaches: z.array(named),
  competition: z.object({
    name: z.string(),
    startDate: z.nullable(z.string()),
    endDate: z.nullable(z.string()),
    timeZone: z.string(),
    state: z.enum(['draft', 'published', 'archived']),
  }),
});

export type ScheduleProblem = z.output<typeof scheduleProblem>;
