import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH, MAX_SUBJECT_LENGTH } from '../entering/notifications/emails.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, id, lines, oneOf, optional, required, text } from '../core/scalars.ts';

/**
 * The families that a message is for: all, those of one event, those whose skaters are on the ice today, or those of one
 * published flight. An event may be cancelled: it then has the families that were in it.
 */
export const MESSAGE_RECIPIENTS = ['all', 'event', 'today', 'flight'] as const;

const isToo = z._default(z.boolean({ error: required }), false);

const message = {
  /** The part of the subject after the competition's name. */
  subject: text(MAX_SUBJECT_LENGTH),
  text: lines(MAX_EMAIL_LENGTH),
  to: oneOf(MESSAGE_RECIPIENTS),
  /** The event; only for one event. */
  event: optional(id),
  /** The flight; only for one flight. */
  flight: z._default(optional(text(200)), null),
  /** Whether the coaches of these families' skaters get it too. */
  toCoaches: isToo,
  /** Whether those get it too who judge these events, or today, by the published schedule. */
  toJudges: isToo,
};

const listedMessage = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  to: z.enum(MESSAGE_RECIPIENTS),
  eventId: z.nullable(z.string()),
  flightId: z.nullable(z.string()),
  /** The competition's day that "today" was, `YYYY-MM-DD`; null for the others. */
  date: z.nullable(z.string()),
  toCoaches: z.boolean(),
  toJudges: z.boolean(),
  /** Who sent it; null for a deleted account. */
  by: z.nullable(z.string()),
  /** The UTC instant. */
  at: z.string(),
});

export type ListedMessage = z.output<typeof listedMessage>;

const reach = z.object({
  /** Whether the mails have been made, or given up; until then the numbers grow. */
  isComplete: z.boolean(),
  /** Families whose mail has left. */
  reached: z.number(),
  /** Coaches and judges whose mail has left. */
  coaches: z.number(),
  /** Mails that wait. */
  waiting: z.number(),
  /** Devices that got it as a notification. */
  devices: z.number(),
  /** Who was not reached: a family by the first of its entries, a coach or judge without an entry. */
  unreached: z.array(z.object({ entryId: z.nullable(z.string()), name: z.string() })),
});

export type MessageReach = z.output<typeof reach>;

const managing = { resource: 'notices', roles: ['SUPER_ADMIN', 'MANAGER'], managerOf: 'params' } as const;
const ofCompetition = z.object({ competitionId: id });
const ofMessage = z.object({ competitionId: id, messageId: text(64) });

export const messageRoutes = defineRoutes({
  listMessages: {
    ...managing,
    method: 'GET',
    path: '/api/competitions/{competitionId}/emails/messages',
    summary: 'List the messages of the last 30 days, newest first.',
    reads: ['mails'],
    params: ofCompetition,
    answer: dataOf(z.array(listedMessage)),
    errors: ['NotFound'],
  },
  previewMessage: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/emails/messages/preview',
    summary: 'A message as its first reader would get it, and how many would. Sends nothing.',
    changes: { nothing: 'It renders an email.' },
    params: ofCompetition,
    body: z.object(message),
    answer: dataOf(
      z.object({
        families: z.number(),
        /** Coaches who judge nothing of it. */
        coaches: z.number(),
        judges: z.number(),
        /** Null where nobody would get it. */
        example: z.nullable(z.object({ subject: z.string(), text: z.string() })),
        /** The same as the first coach or judge gets it; null where none would, or no family does. */
        exampleToOfficials: z.nullable(z.object({ subject: z.string(), text: z.string() })),
        /** As devices show it that have notifications on. */
        notification: z.object({ title: z.string(), body: z.string() }),
      }),
    ),
    errors: ['NotFound'],
  },
  sendMessage: {
    ...managing,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/emails/messages/{messageId}',
    summary:
      'Email and push to the families of a competition, of an event, of the day or of a flight, each once.',
    changes: ['mails'],
    params: ofMessage,
    body: z.object(message),
    answer: dataOf(listedMessage),
    errors: ['NotFound', 'TooManyAttempts'],
  },
  getMessageReach: {
    ...managing,
    method: 'GET',
    path: '/api/competitions/{competitionId}/emails/messages/{messageId}',
    summary: 'Whom a message has reached.',
    reads: ['mails'],
    params: ofMessage,
    answer: dataOf(reach),
    errors: ['NotFound'],
  },
});
