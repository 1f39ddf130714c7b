import * as z from 'zod/mini';
import { JOB_ROWS } from '../../domain/core/retention/retention.ts';
import { defineRoutes } from './route.ts';
import { dataOf } from './scalars.ts';

const counted = z.array(z.object({ what: z.enum(JOB_ROWS), count: z.number() }));

/** What the job that deletes personal data has before it, and what it did last. */
const retentionPreview = z.object({
  /** How many of each kind are kept longer than the retention table says. */
  due: counted,
  /** False where there was more than the call could count. */
  isComplete: z.boolean(),
  /** Null before the first run. */
  lastRun: z.nullable(z.object({ at: z.string(), deleted: counted })),
});

export type RetentionPreview = z.output<typeof retentionPreview>;

export const retentionRoutes = defineRoutes({
  getRetention: {
    resource: 'users',
    method: 'GET',
    path: '/api/settings/retention',
    summary: 'Count the personal data that is due to be deleted, by kind, and what the last run deleted.',
    reads: ['users', 'competitions', 'emergency'],
    roles: ['SUPER_ADMIN'],
    answer: dataOf(retentionPreview),
    errors: [],
  },
});
