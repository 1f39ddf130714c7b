import * as z from 'zod/mini';
import { competitionDraft } from './competitionDraft.ts';
import { competition } from './competitions.ts';
import { MAX_CHANGED_COMPETITIONS } from './maxChanged.ts';
import { historyAnswer, historyQuery } from '../../core/history.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, day, id, oneOf, optional, required, text, version } from '../../core/scalars.ts';

const params = z.object({ competitionId: id });
const administered = { resource: 'competitions', method: 'POST', roles: ['SUPER_ADMIN'] } as const;

/**
 * The steps from one season to the next: archive, clone, change several competitions, read their history.
 */
export const competitionSeasonRoutes = defineRoutes({
  archiveCompetition: {
    ...administered,
    path: '/api/competitions/{competitionId}/archive',
    summary: 'Archive a competition. It becomes read-only.',
    changes: ['competitions', 'places'],
    params,
    body: z.object({ version }),
    answer: dataOf(competition),
    errors: ['NotFound', 'VersionConflict'],
  },
  restoreCompetition: {
    ...administered,
    path: '/api/competitions/{competitionId}/restore',
    summary: 'Restore an archived competition.',
    changes: ['competitions', 'places'],
    params,
    body: z.object({ version }),
    answer: dataOf(competition),
    errors: ['NotFound', 'VersionConflict'],
  },
  cloneCompetition: {
    ...administered,
    path: '/api/competitions/{competitionId}/clone',
    summary:
      'Clone a competition into a draft that begins on `startDate`. Copies form and prices, not entries.',
    changes: ['competitions', 'forms'],
    params,
    body: z.object({ startDate: day, name: optional(text(120)) }),
    answer: dataOf(competitionDraft),
    status: 201,
    errors: ['NotFound'],
  },
  changeCompetitions: {
    ...administered,
    path: '/api/competition-changes',
    summary: 'Archive or restore several competitions, all or none.',
    changes: ['competitions', 'places'],
    body: z.object({
      action: oneOf(['archive', 'restore']),
      competitions: z
        .array(z.object({ id, version }), { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_CHANGED_COMPETITIONS, 'MustValid')),
    }),
    answer: dataOf(z.object({ changeId: z.string(), count: z.number() })),
    errors: ['NotFound', 'VersionConflict'],
  },
  undoCompetitionChange: {
    ...administered,
    path: '/api/competition-changes/{changeId}/undo',
    summary: 'Undo the account’s last bulk change of competitions, if none has changed since.',
    changes: ['competitions', 'places'],
    params: z.object({ changeId: id }),
    answer: dataOf(z.object({ count: z.number() })),
    errors: ['NotFound', 'VersionConflict'],
  },
  listCompetitionHistory: {
    resource: 'competitions',
    method: 'GET',
    path: '/api/competitions/{competitionId}/history',
    summary: 'List changes of the competition and its form, newest first.',
    reads: ['competitions', 'forms'],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params,
    query: historyQuery,
    answer: historyAnswer,
    errors: ['NotFound'],
  },
});
