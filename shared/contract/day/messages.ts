import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH, MAX_SUBJECT_LENGTH } from '../entering/notifications/emails.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, id, lines, oneOf, optional, text } from '../core/scalars.ts';

/** The families that a message is for: all, those of one event, or those whose skaters are on the ice today. */
export const MESSAGE_RECIPIENTS = ['all', 'event', 'today'] as const;

const message = {
  /** The part of the subject after the competition's name. */
  subject: text(MAX_SUBJECT_LENGTH),
  text: lines(MAX_EMAIL_LENGTH),
  to: oneOf(MESSAGE_RECIPIENTS),
  /** The event; only for one event. */
  event: optional(id),
};

const listedMessage = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  to: z.enum(MESSAGE_RECIPIENTS),
  eventId: z.nullable(z.string()),
  /** The competition's day that "today" was, `YYYY-MM-DD`; null for the others. */
  date: z.nullable(z.string()),
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
  /** Families whose mail waits. */
  waiting: z.number(),
  /** Families that were not reached, each by the first of its entries. */
  unreached: z.array(z.object({ entryId: z.string(), name: z.string() })),
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
    summary: 'A message as a family would get it, and how many families would. Sends nothing.',
    changes: { nothing: 'It renders an email.' },
    params: ofCompetition,
    body: z.object(message),
    answer: dataOf(
      z.object({
        families: z.number(),
        /** Null where nobody would get it. */
        example: z.nullable(z.object({ subject: z.string(), text: z.string() })),
      }),
    ),
    errors: ['NotFound'],
  },
  sendMessage: {
    ...managing,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/emails/messages/{messageId}',
    summary: 'Email the families of a competition, of an event or of the day, each once.',
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
