import * as z from 'zod/mini';
import { cursor, pageOf } from './scalars.ts';

export const HISTORY_SUBJECTS = [
  'rink',
  'competition',
  'form',
  'coach',
  'ice',
  'panels',
  'schedule',
  'judgingRules',
  'musicRules',
  'results',
] as const;

export type HistorySubject = (typeof HISTORY_SUBJECTS)[number];

export const HISTORY_ACTIONS = [
  'created',
  'changed',
  'published',
  'archived',
  'restored',
  'cloned',
  'deactivated',
  'activated',
  'deleted',
  'emergencyRead',
  'merged',
  'planned',
  'approved',
  'posted',
  'held',
  'released',
  'awarded',
  'awardUndone',
  'medalsExchanged',
  'correctionProposed',
  'correctionRejected',
  'corrected',
] as const;

export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const leaf = z.union([plain, z.array(plain)]);

/** One change of a rink, a competition, a form or a coach. */
export const historyRecord = z.object({
  id: z.string(),
  subject: z.enum(HISTORY_SUBJECTS),
  deed: z.enum(HISTORY_ACTIONS),
  /** A UTC instant. */
  at: z.string(),
  /** The name is null if the account has been deleted. */
  by: z.object({ id: z.string(), name: z.nullable(z.string()) }),
  /** See shared/domain/core/history/changesBetween. */
  changes: z.array(z.object({ path: z.array(z.string()), from: leaf, to: leaf })),
  /** How many changes are left out, as a record stores a limited number. */
  more: z.number(),
});

export type HistoryRecord = z.output<typeof historyRecord>;

/** The query and answer of every history: newest first, 50 a page. */
export const historyQuery = z.object({ cursor });
export const historyAnswer = pageOf(historyRecord);
