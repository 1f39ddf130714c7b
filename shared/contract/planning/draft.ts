import * as z from 'zod/mini';
import { defineRoutes } from '../core/route.ts';
import { dataOf, id } from '../core/scalars.ts';
import { draftChange, draftPlan, scheduleDraft } from './draftParts.ts';
import { scheduleProblem } from './scheduleProblem.ts';

const managing = {
  resource: 'schedule',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
} as const;

const stored = dataOf(z.object({ generation: z.number(), revision: z.number() }));

/** The schedule of a competition while it is planned: what there is to plan, and the draft of the plan. */
export const scheduleDraftRoutes = defineRoutes({
  getScheduleProblem: {
    ...managing,
    method: 'GET',
    path: '/api/competitions/{competitionId}/schedule/problem',
    summary: 'Get what there is to plan: surfaces, rules, events, confirmed programmes, people and coaches.',
    reads: ['schedule', 'ice', 'forms', 'competitions', 'entries', 'coaches', 'rinks'],
    answer: dataOf(scheduleProblem),
    errors: ['NotFound'],
  },
  getScheduleDraft: {
    ...managing,
    method: 'GET',
    path: '/api/competitions/{competitionId}/schedule/draft',
    summary: 'Get the draft of the schedule, part by part with its versions.',
    reads: ['schedule'],
    answer: dataOf(scheduleDraft),
    errors: ['NotFound'],
  },
  getScheduleRevision: {
    ...managing,
    method: 'GET',
    path: '/api/competitions/{competitionId}/schedule/draft/revision',
    summary: 'Get the revision of the draft alone, to find out whether it has changed.',
    reads: ['schedule'],
    answer: stored,
    errors: ['NotFound'],
  },
  updateScheduleDraft: {
    ...managing,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/schedule/draft',
    summary:
      'Change parts of the draft, all or none. Each carries the `version` you read and gets the next one.',
    changes: ['schedule'],
    body: draftChange,
    answer: stored,
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
  replaceScheduleDraft: {
    ...managing,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/schedule/draft/plan',
    summary:
      'Replace the whole draft by a plan. Locked blocks and frozen events stay. Every part has version 1.',
    changes: ['schedule'],
    body: draftPlan,
    answer: stored,
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
});
