import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, oneOf, required, text } from '../../core/scalars.ts';

/** How many entries one call can label. */
export const MAX_LABELLED = 25;
/** How many labels an entry can have. */
export const MAX_LABELS = 10;
export const MAX_LABEL_LENGTH = 40;

/** Why one of the entries was not labelled. */
const LABEL_REFUSALS = ['NotFound', 'TooMany'] as const;

const labelledEntry = z.object({
  id: z.string(),
  /** Null if the entry is now as requested, even if it was so before. */
  refused: z.nullable(z.enum(LABEL_REFUSALS)),
  /** Whether this call changed it: only such a change can be undone. */
  changed: z.boolean(),
});

export type LabelledEntry = z.output<typeof labelledEntry>;

const labelInUse = z.object({
  name: z.string(),
  /** The entries that have it. */
  entries: z.number(),
});

const managed = {
  resource: 'labels',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  path: '/api/competitions/{competitionId}/labels',
  params: z.object({ competitionId: id }),
  errors: ['NotFound'],
} as const;

export const labelRoutes = defineRoutes({
  listLabels: {
    ...managed,
    method: 'GET',
    summary: 'List the organiser’s labels of a competition by name, with the number of entries.',
    reads: ['entries'],
    answer: dataOf(z.array(labelInUse)),
  },
  labelEntries: {
    ...managed,
    method: 'POST',
    summary: 'Add an organiser’s label to entries, or remove it. Families don’t see it.',
    changes: ['entries'],
    body: z.object({
      label: text(MAX_LABEL_LENGTH),
      entries: z
        .array(id, { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_LABELLED, 'MustWithin')),
      as: z._default(oneOf(['added', 'removed']), 'added'),
    }),
    /** One answer for each entry, as one refusal does not affect the others. */
    answer: dataOf(z.array(labelledEntry)),
  },
});
