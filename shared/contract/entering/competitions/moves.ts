import * as z from 'zod/mini';
import { ENTRY_CHANGES } from '../../core/data.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id } from '../../core/scalars.ts';

const params = z.object({ competitionId: id });
const days = z.object({ startDate: z.string(), endDate: z.string() });

const managing = {
  resource: 'notices',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params,
} as const;

/** `updateCompetition` moves the first day; these routes handle what follows from it. */
export const moveRoutes = defineRoutes({
  previewMove: {
    ...managing,
    method: 'GET',
    path: '/api/competitions/{competitionId}/move/preview',
    summary: 'Preview how many families a move of the first day affects. Sends nothing.',
    reads: ['competitions', 'entries'],
    answer: dataOf(z.object({ families: z.number(), entries: z.number() })),
    errors: ['NotFound'],
  },
  continueMove: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/move',
    summary: 'Continue updating entries after a move of the first day. Each family is emailed once.',
    changes: ['competitions', ...ENTRY_CHANGES],
    answer: dataOf(
      z.nullable(
        z.object({
          from: days,
          to: days,
          /** How many families have been mailed so far. */
          told: z.number(),
          /**
           * Families whose mail waits for the mail service, and whose mail failed; both are counted when all entries
           * are done.
           */
          queued: z.number(),
          failed: z.number(),
          done: z.boolean(),
          /**
           * All entries are done; a scheduled run checks once more for entries submitted in the meantime.
           */
          isWaiting: z.boolean(),
          /** Whether this round postponed some families, mostly because the registry did not answer. */
          hasLeft: z.boolean(),
        }),
      ),
    ),
    errors: ['NotFound'],
  },
});
