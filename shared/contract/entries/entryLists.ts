import * as z from 'zod/mini';
import { danceRow, skaterRow, teamRow } from './entry.ts';
import { defineRoutes } from '../core/route.ts';
import { cursor, dataOf, id, oneOf, pageOf, text } from '../core/scalars.ts';

const shared = {
  resource: 'entries',
  method: 'GET',
  roles: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
  reads: ['entries', 'payments', 'waitlist'],
  errors: ['NotFound'],
} as const;

/** Entries of a page, for who wants a list whole. */
export const LARGE_PAGE = '250';

/**
 * Lists come by name; `search` finds names that begin with it, case and accents aside. Each of `rink`
 * and `due` is a key of its own, so that a list is asked for one of them.
 */
const query = z
  .object({
    cursor,
    search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'MustValid'))),
    order: z.optional(oneOf(['name', '-name'])),
    /** The identity of a rink, as listHomeRinks gives it: entries from there. */
    rink: z.optional(text(200)),
    /** Entries whose balance is not zero; for a head coach those of the own rink. */
    due: z.optional(oneOf(['true'])),
    /** How many entries a page has: 50 without it. */
    size: z.optional(oneOf([LARGE_PAGE])),
  })
  .check(
    z.refine(({ rink, due }) => rink === undefined || due === undefined, {
      path: ['due'],
      error: 'MustValid',
    }),
  );

const homeRinkOfEntries = z.object({
  /** The rink's id, or of a rink that is not registered its name as lists order it. */
  identity: z.string(),
  name: z.string(),
});

export type HomeRinkOfEntries = z.output<typeof homeRinkOfEntries>;

export const competitionFigures = z.object({
  skaters: z.number(),
  teams: z.number(),
  dances: z.number(),
  eventsEntered: z.number(),
  /** Programme time of all events entered. */
  iceSeconds: z.number(),
  currency: z.string(),
  /** Minor units; null for a head coach, who sees no takings. */
  charged: z.nullable(z.number()),
  paid: z.nullable(z.number()),
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
  listHomeRinks: {
    ...shared,
    path: '/api/competitions/{competitionId}/home-rinks',
    summary: "The rinks that a competition's entries come from, by name.",
    answer: dataOf(z.array(homeRinkOfEntries)),
  },
  competitionFigures: {
    ...shared,
    path: '/api/competitions/{competitionId}/figures',
    summary: 'How many entries a competition has, the ice they need, what is charged and paid.',
    answer: dataOf(competitionFigures),
  },
});
