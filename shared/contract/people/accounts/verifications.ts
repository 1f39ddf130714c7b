import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, oneOf, required, version } from '../../core/scalars.ts';
import { verification } from '../skaters/verification.ts';

/** How many entries one call can verify. */
export const MAX_VERIFIED = 25;

/** Why one of the entries was not verified. */
const VERIFY_REFUSALS = ['NotFound', 'VersionConflict', 'Withdrawn'] as const;

const verified = z.object({
  id: z.string(),
  /** Null if the entry is now as requested, even if an earlier call made it so. */
  refused: z.nullable(z.enum(VERIFY_REFUSALS)),
  /** The entry as it is now; null if it is not found. */
  version: z.nullable(z.number()),
  verified: z.nullable(verification),
});

export type VerifiedEntry = z.output<typeof verified>;

export const verificationRoutes = defineRoutes({
  verifyEntries: {
    resource: 'entries',
    method: 'POST',
    path: '/api/competitions/{competitionId}/verifications',
    summary: 'Mark entries of the head coach’s rink as verified, or undo it.',
    changes: ['entries'],
    roles: ['HEAD_COACH'],
    params: z.object({ competitionId: id }),
    body: z.object({
      /** Each entry with the version that the coach has read. */
      entries: z
        .array(z.object({ id, version }), { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_VERIFIED, 'MustWithin')),
      /** `takenBack` undoes a verification. */
      as: z._default(oneOf(['verified', 'takenBack']), 'verified'),
    }),
    /** One answer for each entry, as one refusal does not affect the others. */
    answer: dataOf(z.array(verified)),
    errors: ['NotFound', 'CompetitionArchived'],
  },
});
