import * as z from 'zod/mini';
import { ENTRY_STATES, PAYMENT_STATES } from './entry.ts';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { PUBLIC } from '../core/roles.ts';
import { defineRoutes } from '../core/route.ts';
import { cursor, dataOf, id, pageOf, text } from '../core/scalars.ts';

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
    resource: 'entries',
    method: 'GET',
    path: '/api/competitions/{competitionId}/places',
    summary: 'How many places are left in each event of a competition; null where there is no limit.',
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
    path: '/api/competitions/{competitionId}/places-taken',
    summary: 'How many entries a competition has, and how many places of each event are taken.',
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
    summary: 'Who is entered in one event, by name.',
    reads: ['entries'],
    params: z.object({ competitionId: id, eventId: text(200) }),
    query: z.object({ cursor }),
    answer: pageOf(eventEntry),
  },
});
