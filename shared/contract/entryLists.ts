import * as z from 'zod/mini';
import { danceRow, skaterRow, teamRow } from './entry.ts';
import { defineRoutes } from './route.ts';
import { cursor, dataOf, id, oneOf, pageOf } from './scalars.ts';

const shared = {
  resource: 'entries',
  method: 'GET',
  roles: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
  errors: ['NotFound'],
} as const;

/** Lists come by name; `search` finds names that begin with it, case and accents aside. */
const query = z.object({
  cursor,
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'MustValid'))),
  order: z.optional(oneOf(['name', '-name'])),
});

export const competitionFigures = z.object({
  skaters: z.number(),
  teams: z.number(),
  dances: z.number(),
  eventsEntered: z.number(),
  /** Programme time of all events entered. */
  iceSeconds: z.number(),
  currency: z.string(),
  /** Minor units. */
  charged: z.number(),
  paid: z.number(),
});

export type CompetitionFigures = z.output<typeof competitionFigures>;

export const entryListRoutes = defineRoutes({
  listSkaters: {
    ...shared,
    path: '/api/competitions/{competitionId}/skaters',
    summary: "A competition's individual entries.",
    query,
    answer: pageOf(skaterRow),
  },
  listTeams: {
    ...shared,
    path: '/api/competitions/{competitionId}/teams',
    summary: "A competition's team entries.",
    query,
    answer: pageOf(teamRow),
  },
  listDances: {
    ...shared,
    path: '/api/competitions/{competitionId}/dances',
    summary: "A competition's couples and dances.",
    query,
    answer: pageOf(danceRow),
  },
  competitionFigures: {
    ...shared,
    path: '/api/competitions/{competitionId}/figures',
    summary: 'How many entries a competition has, the ice they need, what is charged and paid.',
    answer: dataOf(competitionFigures),
  },
});
