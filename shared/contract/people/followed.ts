import * as z from 'zod/mini';
import { defineRoutes } from '../core/route.ts';
import { ROLES } from '../core/roles.ts';
import { dataOf, id, required, text } from '../core/scalars.ts';

/**
 * A skater, couple or team by the published name and rink, as every public list has them; with the event where two have
 * the same.
 */
const followedSkater = z.object({ name: text(300), rink: text(200), event: z.optional(text(300)) });

export type FollowedSkater = z.output<typeof followedSkater>;

/** So many on one device, moved into the account in one call. */
const MOST_AT_ONCE = 100;

/** The skaters whom an account follows at a competition (decision 0332). */
export const followedRoutes = defineRoutes({
  listFollowed: {
    resource: 'publicSchedule',
    method: 'GET',
    path: '/api/competitions/{competitionId}/my-schedule/followed',
    summary: 'List whom the account follows at a competition, by published name and rink.',
    reads: ['account'],
    roles: ROLES,
    params: z.object({ competitionId: id }),
    answer: dataOf(z.array(followedSkater)),
    errors: ['NotFound'],
  },
  updateFollowed: {
    resource: 'publicSchedule',
    method: 'PUT',
    path: '/api/competitions/{competitionId}/my-schedule/followed',
    summary: 'Follow skaters of a competition, or follow them no more.',
    changes: ['account'],
    roles: ROLES,
    params: z.object({ competitionId: id }),
    body: z.object({
      skaters: z
        .array(followedSkater, { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(MOST_AT_ONCE, 'MustValid')),
      isFollowed: z.boolean({ error: required }),
    }),
    answer: dataOf(z.array(followedSkater)),
    errors: ['NotFound', 'TooManyAttempts'],
  },
});
