import * as z from 'zod/mini';
import { ENTRY_STATES, PAYMENT_STATES } from '../../core/entryStates.ts';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { PUBLIC } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { cursor, dataOf, id, pageOf, text } from '../../core/scalars.ts';

const params = z.object({ competitionId: id });

const managed = {
  resource: 'entries',
  method: 'GET',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  errors: ['NotFound'],
} as const;

/** One entry in one event, as the organiser sees it when changing the event. */
const eventEntry = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** The name of the skater, team or couple. */
  name: z.string(),
  homeIsiRink: z.string(),
  state: z.enum(ENTRY_STATES),
  paymentState: z.enum(PAYMENT_STATES),
  currency: z.string(),
  /** Minor units: the price of this event, and the total of the whole entry. */
  price: z.number(),
  totalPrice: z.number(),
});

export type EventEntry = z.output<typeof eventEntry>;

export const placesRoutes = defineRoutes({
  listPlaces: {
    resource: 'competitions',
    method: 'GET',
    path: '/api/competitions/{competitionId}/places',
    summary: 'Get the places left in each event; null without a limit.',
    reads: ['places'],
    roles: PUBLIC,
    params,
    answer: dataOf(
      z.array(
        z.object({
          eventId: z.string(),
          left: z.nullable(z.number()),
          /** The length of the waitlist that a new entry would join; 0 while places are left. */
          waiting: z.number(),
        }),
      ),
    ),
    cacheSeconds: 30,
    errors: ['NotFound'],
  },
  listPlacesTaken: {
    ...managed,
    resource: 'competitions',
    path: '/api/competitions/{competitionId}/places-taken',
    summary: 'Get the number of entries and the places taken in each event.',
    reads: ['places'],
    params,
    answer: dataOf(
      z.object({
        entries: z.number(),
        events: z.array(z.object({ eventId: z.string(), taken: z.number() })),
      }),
    ),
  },
  listEventEntries: {
    ...managed,
    path: '/api/competitions/{competitionId}/events/{eventId}/entries',
    summary: 'List the entries of an event by name.',
    reads: ['entries'],
    params: z.object({ competitionId: id, eventId: text(200) }),
    query: z.object({ cursor }),
    answer: pageOf(eventEntry),
  },
});
