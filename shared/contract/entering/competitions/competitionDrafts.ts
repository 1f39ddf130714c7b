import * as z from 'zod/mini';
import { competitionDraft } from './competitionDraft.ts';
import { competition, competitionFields } from './competitions.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, optional, version } from '../../core/scalars.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Emptied<S extends Shape> = { [Name in keyof S]: z.ZodMiniDefault<z.ZodMiniNullable<S[Name]>> };

/** Makes every field optional and nullable, with null as the default. */
function emptied<const S extends Shape>(shape: S): Emptied<S> {
  const fields = Object.entries(shape).map(([name, schema]) => [name, optional(schema)]);
  return Object.fromEntries(fields);
}

/** Only the name of a draft is required. */
const draftFields = { ...emptied(competitionFields), name: competitionFields.name };

const params = z.object({ competitionId: id });

const onDraft = {
  resource: 'competitions',
  path: '/api/competition-drafts/{competitionId}',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params,
} as const;

const onDrafts = {
  resource: 'competitions',
  path: '/api/competition-drafts',
  roles: ['SUPER_ADMIN'],
} as const;

export const competitionDraftRoutes = defineRoutes({
  listCompetitionDrafts: {
    ...onDrafts,
    method: 'GET',
    summary: 'List drafts of competitions, last changed first.',
    reads: ['competitions'],
    answer: dataOf(z.array(competitionDraft)),
    errors: [],
  },
  createCompetitionDraft: {
    ...onDrafts,
    method: 'POST',
    summary: 'Create a draft of a competition. Only the name is required.',
    changes: ['competitions'],
    body: z.object(draftFields),
    answer: dataOf(competitionDraft),
    status: 201,
    errors: [],
  },
  getCompetitionDraft: {
    ...onDraft,
    method: 'GET',
    summary: 'Get a draft of a competition.',
    reads: ['competitions'],
    answer: dataOf(competitionDraft),
    errors: ['NotFound'],
  },
  updateCompetitionDraft: {
    ...onDraft,
    method: 'PUT',
    summary: 'Update a draft. Send the `version` you read.',
    changes: ['competitions'],
    body: z.object({ ...draftFields, version }),
    answer: dataOf(competitionDraft),
    errors: ['NotFound', 'VersionConflict'],
  },
  deleteCompetitionDraft: {
    ...onDraft,
    method: 'DELETE',
    roles: ['SUPER_ADMIN'],
    summary: 'Delete a draft and its form.',
    changes: ['competitions'],
    body: z.object({ version }),
    answer: dataOf(z.object({ id: z.string() })),
    errors: ['NotFound', 'VersionConflict'],
  },
  publishCompetition: {
    ...onDraft,
    method: 'POST',
    path: '/api/competition-drafts/{competitionId}/publish',
    summary: 'Publish a draft. Missing or contradictory fields are listed.',
    changes: ['competitions', 'places'],
    body: z.object({ version }),
    answer: dataOf(competition),
    errors: ['NotFound', 'VersionConflict'],
  },
});
