import * as z from 'zod/mini';
import { CERTIFICATES } from '../../core/planningWords.ts';
import { ROLES } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, required, text } from '../../core/scalars.ts';
import { COACH_STATES } from './coaches.ts';

/** How many entries get a coach in one call: each is a transaction of its own. */
export const MAX_COACHED = 25;

/** A coach as everybody with an account sees it. */
const coachName = z.object({
  id: z.string(),
  name: z.string(),
  rinkIds: z.array(z.string()),
});

export type CoachName = z.output<typeof coachName>;

/** A coach whom entries of a competition name, with what a panel needs. */
const competitionCoach = z.object({
  id: z.string(),
  /** Doubles merged into this coach: entries may still name them. */
  mergedIds: z.array(z.string()),
  name: z.string(),
  rinkIds: z.array(z.string()),
  state: z.enum(COACH_STATES),
  /** Null for the head coach of another rink. */
  professional: z.nullable(z.string()),
  email: z.nullable(z.string()),
  certificates: z.array(
    z.object({ certificate: z.enum(CERTIFICATES), date: z.string(), expiry: z.nullable(z.string()) }),
  ),
});

export type CompetitionCoach = z.output<typeof competitionCoach>;

/** Why one of the entries got no coach. */
const COACH_REFUSALS = ['NotFound', 'Withdrawn'] as const;

const coachedEntry = z.object({
  id: z.string(),
  /** Null if the entry now has the coach, even if it had before. */
  refused: z.nullable(z.enum(COACH_REFUSALS)),
  /** Whether this call changed it. */
  changed: z.boolean(),
  /** The coach before, to undo the change. */
  before: z.nullable(z.string()),
});

export type CoachedEntry = z.output<typeof coachedEntry>;

const competition = {
  resource: 'coaches',
  roles: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
  errors: ['NotFound'],
} as const;

export const entryCoachRoutes = defineRoutes({
  listCoachNames: {
    resource: 'coaches',
    method: 'GET',
    path: '/api/coaches/names',
    summary: 'List the confirmed coaches of a rink, or find some by the beginning of the name. Names only.',
    reads: ['coaches'],
    roles: ROLES,
    query: z.object({
      /** A registered rink's id or name. */
      rink: z.optional(text(120)),
      search: z.optional(text(100).check(z.minLength(2, 'MustValid'))),
    }),
    answer: dataOf(z.array(coachName)),
    errors: [],
  },
  listCompetitionCoaches: {
    ...competition,
    method: 'GET',
    path: '/api/competitions/{competitionId}/coaches',
    summary: 'List the coaches whom the competition’s entries name, with their certificates.',
    reads: ['coaches', 'entries'],
    answer: dataOf(z.array(competitionCoach)),
  },
  setEntryCoach: {
    ...competition,
    method: 'POST',
    path: '/api/competitions/{competitionId}/coach-changes',
    summary: 'Set the coach of several entries, or remove it. Head coaches change their rink’s entries.',
    changes: ['entries', 'coaches'],
    body: z.object({
      /** Null removes the coach. */
      coachId: z.nullable(id),
      entries: z
        .array(id, { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_COACHED, 'MustWithin')),
    }),
    /** One answer for each entry, as one refusal does not affect the others. */
    answer: dataOf(z.array(coachedEntry)),
  },
});
