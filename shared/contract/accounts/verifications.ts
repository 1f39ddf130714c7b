import * as z from 'zod/mini';
import { defineRoutes } from '../core/route.ts';
import { dataOf, id, oneOf, required, version } from '../core/scalars.ts';
import { verification } from '../entries/verification.ts';

/** So many entries are looked through in one call. */
export const MAX_VERIFIED = 25;

/** Why one of several entries was left as it is. */
const VERIFY_REFUSALS = ['NotFound', 'VersionConflict', 'Withdrawn'] as const;

const verified = z.object({
  id: z.string(),
  /** Null where it is done, or was done before. */
  refused: z.nullable(z.enum(VERIFY_REFUSALS)),
  /** As they stand now; null of an entry that is not found. */
  version: z.nullable(z.number()),
  verified: z.nullable(verification),
});

export type VerifiedEntry = z.output<typeof verified>;

export const verificationRoutes = defineRoutes({
  verifyEntries: {
    resource: 'entries',
    method: 'POST',
    path: '/api/competitions/{competitionId}/verifications',
    summary:
      'A head coach says of entries of the own rink that they are as they should be, or takes it back.',
    changes: ['entries'],
    roles: ['HEAD_COACH'],
    params: z.object({ competitionId: id }),
    body: z.object({
      /** Each with the version that the coach saw. */
      entries: z
        .array(z.object({ id, version }), { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_VERIFIED, 'MustWithin')),
      /** `takenBack` is the way back. */
      as: z._default(oneOf(['verified', 'takenBack']), 'verified'),
    }),
    /** One answer for each entry: none is refused for another one's sake. */
    answer: dataOf(z.array(verified)),
    errors: ['NotFound', 'CompetitionArchived'],
  },
});
