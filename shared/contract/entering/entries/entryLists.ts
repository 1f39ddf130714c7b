import * as z from 'zod/mini';
import { danceRow, skaterRow, teamRow } from './entry.ts';
import { defineRoutes } from '../../core/route.ts';
import { cursor, dataOf, id, oneOf, pageOf, text } from '../../core/scalars.ts';
import { LARGE_PAGE } from './largePage.ts';

const shared = {
  resource: 'entries',
  method: 'GET',
  roles: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
  reads: ['entries', 'payments', 'waitlist'],
  errors: ['NotFound'],
} as const;

/**
 * Lists are ordered by name. `search` matches the beginning of a name, ignoring case and accents. `rink` and
 * `due` are keys of different indexes, so a query can use only one of them.
 */
const query = z
  .object({
    cursor,
    search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'MustValid'))),
    order: z.optional(oneOf(['name', '-name'])),
    /** A rink's identity from listHomeRinks; only its entries are listed. */
    rink: z.optional(text(200)),
    /** Only entries with a balance other than zero; for a head coach, only those of the own rink. */
    due: z.optional(oneOf(['true'])),
    /** Entries per page; the default is 50. */
    size: z.optional(oneOf(['250', LARGE_PAGE])),
  })
  .check(
    z.refine(({ rink, due }) => rink === undefined || due === undefined, {
      path: ['due'],
      error: 'MustValid',
    }),
  );

const homeRinkOfEntries = z.object({
  /** The rink's id; for an unregistered rink its name, normalised for ordering. */
  identity: z.string(),
  name: z.string(),
});

const entriesByKind = z.object({ individual: z.number(), team: z.number(), dance: z.number() });

/** Sums of the entries of one kind; amounts in minor units, null for a head coach. */
const kindFigures = z.object({
  eventsEntered: z.number(),
  iceSeconds: z.number(),
  charged: z.nullable(z.number()),
  paid: z.nullable(z.number()),
});

export const competitionFigures = z.object({
  skaters: z.number(),
  teams: z.number(),
  dances: z.number(),
  eventsEntered: z.number(),
  /** Seconds of all programmes entered. */
  iceSeconds: z.number(),
  currency: z.string(),
  /** Minor units; null for a head coach, who may not see the takings. */
  charged: z.nullable(z.number()),
  paid: z.nullable(z.number()),
  /** The same for the entries of each list alone. */
  byKind: z.object({ individual: kindFigures, team: kindFigures, dance: kindFigures }),
  /** Whole entries on a waitlist and withdrawn entries: the lists have them besides those counted above. */
  waitingEntries: entriesByKind,
  withdrawnEntries: entriesByKind,
});

export type CompetitionFigures = z.output<typeof competitionFigures>;

export const entryListRoutes = defineRoutes({
  listSkaters: {
    ...shared,
    path: '/api/competitions/{competitionId}/skaters',
    summary: 'List a competition’s individual entries.',
    query,
    answer: pageOf(skaterRow),
  },
  listTeams: {
    ...shared,
    path: '/api/competitions/{competitionId}/teams',
    summary: 'List a competition’s team entries.',
    query,
    answer: pageOf(teamRow),
  },
  listDances: {
    ...shared,
    path: '/api/competitions/{competitionId}/dances',
    summary: 'List a competition’s couples and dances.',
    query,
    answer: pageOf(danceRow),
  },
  listHomeRinks: {
    ...shared,
    path: '/api/competitions/{competitionId}/home-rinks',
    summary: 'List the home rinks of a competition’s entries, by name.',
    answer: dataOf(z.array(homeRinkOfEntries)),
  },
  competitionFigures: {
    ...shared,
    resource: 'competitions',
    path: '/api/competitions/{competitionId}/figures',
    summary: 'Get the number of entries, their ice time, and the amounts charged and paid.',
    answer: dataOf(competitionFigures),
  },
});
