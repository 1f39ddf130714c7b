import * as z from 'zod/mini';
import { ATTENTION_CODES, FIX_PAGES, SEVERITIES } from '../../domain/competitions/attention.ts';
import { ENTRY_KINDS } from './forms.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, id } from '../core/scalars.ts';

const event = z.object({
  id: z.string(),
  /** Format and level are the form's; an event that the form has no more keeps its id alone. */
  format: z.nullable(z.string()),
  level: z.nullable(z.string()),
  entry: z.nullable(z.enum(ENTRY_KINDS)),
  capacity: z.nullable(z.number()),
  taken: z.number(),
  /**
   * How many more it can take, by its places and its format's ice; null where neither is limited. What
   * the competition takes in all is said once, beside the events.
   */
  left: z.nullable(z.number()),
  iceSeconds: z.number(),
});

const attentionItem = z.object({
  code: z.enum(ATTENTION_CODES),
  severity: z.enum(SEVERITIES),
  mendedIn: z.enum(FIX_PAGES),
  count: z.number(),
  events: z.array(z.object({ format: z.string(), level: z.string() })),
});

/**
 * A competition as its manager's desk shows it. Numbers count the entries that stand; what is charged
 * and paid stays in the books when an entry is withdrawn. Amounts are minor units of `currency`.
 */
export const competitionDashboard = z.object({
  skaters: z.number(),
  teams: z.number(),
  dances: z.number(),
  /** How many entries are taken in all; null where there is no limit. */
  capacity: z.nullable(z.number()),
  eventsEntered: z.number(),
  /** Days at the venue on which entries came in, in order. */
  entriesByDay: z.array(z.object({ day: z.string(), entries: z.number() })),
  /** In the form's order. */
  events: z.array(event),
  /** Programme time of all events entered. */
  iceSeconds: z.number(),
  /** Minutes of ice there are; null where nobody said. */
  iceMinutes: z.nullable(z.number()),
  /** Ice of the formats that have a limit of their own. */
  formatIce: z.array(z.object({ format: z.string(), iceMinutes: z.number(), usedSeconds: z.number() })),
  currency: z.string(),
  charged: z.number(),
  paid: z.number(),
  /** The most pressing first. */
  attention: z.array(attentionItem),
});

export type CompetitionDashboard = z.output<typeof competitionDashboard>;

export const dashboardRoutes = defineRoutes({
  competitionDashboard: {
    resource: 'entries',
    method: 'GET',
    path: '/api/competitions/{competitionId}/dashboard',
    summary: 'Entries by day and by event, places, ice and money of a competition, and what needs attention.',
    reads: ['competitions', 'forms', 'entries', 'places', 'waitlist', 'payments'],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params: z.object({ competitionId: id }),
    answer: dataOf(competitionDashboard),
    errors: ['NotFound'],
  },
});
