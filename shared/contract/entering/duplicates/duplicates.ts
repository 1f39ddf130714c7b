import * as z from 'zod/mini';
import { DUPLICATE_DECISIONS, DUPLICATE_REASONS } from '../../../domain/people/skaters/duplicates.ts';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { ENTRY_CHANGES } from '../../core/data.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, oneOf, text } from '../../core/scalars.ts';
import { ENTRY_STATES } from '../../core/entryStates.ts';

/** A person of a competition with the entries they are in. */
const listedPerson = z.object({
  id: z.string(),
  fullName: z.string(),
  birthdate: z.string(),
  /** Every name and birthdate under which they are entered. */
  spellings: z.array(z.object({ fullName: z.string(), birthdate: z.string() })),
  memberNumbers: z.array(z.string()),
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(ENTRY_KINDS),
      name: z.string(),
      state: z.enum(ENTRY_STATES),
      homeIsiRink: z.string(),
      events: z.array(z.string()),
    }),
  ),
});

const duplicates = z.object({
  pairs: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(DUPLICATE_REASONS),
      people: z.array(listedPerson),
      /** Events, or entries of a couple or a team, that both are in: they cannot be merged then. */
      shared: z.array(z.string()),
    }),
  ),
  /** Newest first; each can be undone. A merged pair is one person. */
  decided: z.array(
    z.object({
      id: z.string(),
      decision: z.enum(DUPLICATE_DECISIONS),
      at: z.string(),
      people: z.array(listedPerson),
    }),
  ),
});

export type Duplicates = z.output<typeof duplicates>;
export type DuplicatePair = Duplicates['pairs'][number];
export type DuplicateDecision = Duplicates['decided'][number];
export type ListedPerson = z.output<typeof listedPerson>;

const managed = {
  resource: 'people',
  path: '/api/competitions/{competitionId}/doubles',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
  errors: ['NotFound'],
} as const;

export const duplicateRoutes = defineRoutes({
  listDoubles: {
    ...managed,
    method: 'GET',
    summary: 'List people of a competition who may be the same person, and what was decided about others.',
    reads: ['entries', 'competitions'],
    answer: dataOf(duplicates),
  },
  decideDouble: {
    ...managed,
    method: 'POST',
    summary: 'Merge two people, keep them apart, or undo either.',
    changes: ENTRY_CHANGES,
    body: z.object({
      /** The id of the pair. */
      pair: text(100),
      as: oneOf([...DUPLICATE_DECISIONS, 'undone']),
      /** Of merged people: the one whose name and birthdate count. */
      keep: z.optional(z.nullable(id)),
    }),
    answer: dataOf(duplicates),
    errors: ['NotFound', 'VersionConflict'],
  },
});
