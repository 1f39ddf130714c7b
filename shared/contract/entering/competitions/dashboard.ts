import * as z from 'zod/mini';
import {
  ATTENTION_CODES,
  FIX_PAGES,
  ATTENTION_SEVERITIES,
} from '../../../domain/entering/competitions/attention.ts';
import { ENTRY_KINDS } from './forms.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id } from '../../core/scalars.ts';

const event = z.object({
  id: z.string(),
  /** From the form; null if the form no longer has the event. */
  format: z.nullable(z.string()),
  level: z.nullable(z.string()),
  entry: z.nullable(z.enum(ENTRY_KINDS)),
  capacity: z.nullable(z.number()),
  taken: z.number(),
  /**
   * Places left by the event's capacity and its format's ice; null if neither is limited. The limits of the
   * whole competition are separate fields.
   */
  left: z.nullable(z.number()),
  iceSeconds: z.number(),
});

const attentionItem = z.object({
  code: z.enum(ATTENTION_CODES),
  severity: z.enum(ATTENTION_SEVERITIES),
  mendedIn: z.enum(FIX_PAGES),
  count: z.number(),
  events: z.array(z.object({ format: z.string(), level: z.string() })),
  entries: z.optional(z.array(z.object({ kind: z.enum(ENTRY_KINDS), count: z.number() }))),
});

/**
 * A competition as its manager's dashboard shows it. Counts leave out withdrawn entries; `charged` and
 * `paid` include them. Amounts are minor units of `currency`.
 */
export const competitionDashboard = z.object({
  skaters: z.number(),
  teams: z.number(),
  dances: z.number(),
  /** How many entries the competition takes in all; null if there is no limit. */
  capacity: z.nullable(z.number()),
  eventsEntered: z.number(),
  /** Entries by the day of their submit, in venue time, oldest day first. */
  entriesByDay: z.array(z.object({ day: z.string(), entries: z.number() })),
  /** In the form's order. */
  events: z.array(event),
  /** Seconds of all programmes entered. */
  iceSeconds: z.number(),
  /** Minutes of ice the competition has; null if there is no limit. */
  iceMinutes: z.nullable(z.number()),
  /** Only formats with an ice limit of their own. */
  formatIce: z.array(z.object({ format: z.string(), iceMinutes: z.number(), usedSeconds: z.number() })),
  currency: z.string(),
  charged: z.number(),
  paid: z.number(),
  /** Most urgent first. */
  attention: z.array(attentionItem),
});

export type CompetitionDashboard = z.output<typeof competitionDashboard>;

export const dashboardRoutes = defineRoutes({
  competitionDashboard: {
    resource: 'competitions',
    method: 'GET',
    path: '/api/competitions/{competitionId}/dashboard',
    summary: 'Get the dashboard: entries by day and event, places, ice, money and issues.',
    reads: ['competitions', 'forms', 'entries', 'places', 'waitlist', 'payments', 'mails'],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params: z.object({ competitionId: id }),
    answer: dataOf(competitionDashboard),
    errors: ['NotFound'],
  },
});
