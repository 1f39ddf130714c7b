import * as z from 'zod/mini';
import { ENTRY_CHANGES } from '../core/data.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, id, text } from '../core/scalars.ts';

const cancellation = z.object({
  event: z.object({ id: z.string(), format: z.string(), level: z.string() }),
  /** Null while the event is offered. */
  cancelled: z.nullable(
    z.object({
      at: z.string(),
      reason: z.string(),
      /** The organiser’s name; null once the account is deleted. */
      by: z.nullable(z.string()),
    }),
  ),
  timeZone: z.string(),
  /** Why it can't be cancelled; null where it can, or is. */
  refusal: z.nullable(z.enum(['EventUnderWay', 'OnlyEvent'])),
  /** Entries that are in the event, waiting ones among them; 0 once all have left it. */
  entries: z.number(),
  waiting: z.number(),
  families: z.number(),
  /** What these families get back, less `returnedDiscount`, in minor units of `currency`. */
  refundDue: z.number(),
  /** What their other entries then cost more under the family cap. */
  returnedDiscount: z.number(),
  currency: z.string(),
  /** Its flights in the draft, in order of time; those without a block last. */
  flights: z.array(
    z.object({
      id: z.string(),
      date: z.nullable(z.string()),
      start: z.nullable(z.string()),
      surface: z.nullable(z.string()),
    }),
  ),
  /** Whether the published schedule still shows flights of the event. */
  isPublished: z.boolean(),
});

export type EventCancellation = z.output<typeof cancellation>;

const managing = {
  resource: 'schedule',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  path: '/api/competitions/{competitionId}/schedule/cancelled-events/{eventId}',
  params: z.object({ competitionId: id, eventId: text(200) }),
} as const;

export const cancelledEventRoutes = defineRoutes({
  previewCancelEvent: {
    ...managing,
    method: 'GET',
    summary: 'Preview what cancelling an event does, or how far a cancelled one is.',
    reads: ['entries', 'payments', 'forms', 'schedule', 'publishedSchedule', 'day'],
    answer: dataOf(cancellation),
    errors: ['NotFound'],
  },
  cancelEvent: {
    ...managing,
    method: 'PUT',
    summary:
      'Cancel an event: its flights leave the draft, and its entries leave it with a full refund and an email.',
    changes: [...ENTRY_CHANGES, 'forms', 'competitions', 'schedule', 'publishedSchedule', 'day', 'payments'],
    body: z.object({ reason: text(500) }),
    /** Cancelled before this call: nothing was changed. */
    answer: dataOf(z.extend(cancellation, { alreadyCancelled: z.boolean() })),
    errors: ['NotFound', 'CompetitionArchived', 'EventUnderWay', 'OnlyEvent'],
  },
});
