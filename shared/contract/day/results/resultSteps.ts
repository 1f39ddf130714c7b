import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, text, wholeNumber } from '../../core/scalars.ts';

const managing = {
  resource: 'results',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  changes: ['results'],
  params: z.object({ competitionId: id, flightId: text(200) }),
} as const;

/** The version of the result that was read: a step on another one is refused. */
const ofVersion = z.object({ version: wholeNumber(1, 2_000_000_000) });
const stored = dataOf(z.object({ version: z.number() }));

/** The steps of an approved result, each done once. */
export const resultStepRoutes = defineRoutes({
  postResult: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/flights/{flightId}/result/post',
    summary: 'Post an approved result, which makes its places public.',
    body: ofVersion,
    answer: stored,
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived', 'ResultHeld'],
  },
  holdResult: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/flights/{flightId}/result/hold',
    summary: 'Hold an approved result back until its awards.',
    body: ofVersion,
    answer: stored,
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived', 'ResultPosted'],
  },
  releaseResult: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/flights/{flightId}/result/release',
    summary: 'Release a held result, which can then be posted.',
    body: ofVersion,
    answer: stored,
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
  markAwarded: {
    ...managing,
    codes: ['announcer'],
    method: 'POST',
    path: '/api/competitions/{competitionId}/flights/{flightId}/result/award',
    summary: 'Record that a flight’s awards were given. This posts a held result.',
    body: ofVersion,
    answer: stored,
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
  undoAwarded: {
    ...managing,
    codes: ['announcer'],
    method: 'POST',
    path: '/api/competitions/{competitionId}/flights/{flightId}/result/award/undo',
    summary: 'Take back that a flight’s awards were given. What it posted stays posted.',
    body: ofVersion,
    answer: stored,
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
  exchangeMedals: {
    ...managing,
    codes: ['announcer'],
    method: 'POST',
    path: '/api/competitions/{competitionId}/flights/{flightId}/result/award/exchange',
    summary: 'Record that medals and certificates changed hands after a correction.',
    body: ofVersion,
    answer: stored,
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
});
