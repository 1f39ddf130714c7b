import * as z from 'zod/mini';
import { REMINDER_SUBJECTS } from '../../../domain/entering/reminders/remindable.ts';
import { MISSING_DETAILS } from '../../../domain/entering/reminders/missingDetails.ts';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { defineRoutes } from '../../core/route.ts';
import { cursor, dataOf, id, lines, oneOf, optional } from '../../core/scalars.ts';

const params = z.object({ competitionId: id });

/** The reminder's subject and the manager's text; the mail adds each family's entries. */
const reminder = {
  about: oneOf(REMINDER_SUBJECTS),
  /** Printed above the list of entries. */
  words: optional(lines(2_000)),
};

const entryToRemind = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** Minor units still to pay. */
  balance: z.number(),
  missing: z.array(z.enum(MISSING_DETAILS)),
});

export type EntryToRemind = z.output<typeof entryToRemind>;

/** A family with its entries of this page; other pages may contain more of them. */
const familyToRemind = z.object({
  accountId: z.string(),
  entries: z.array(entryToRemind),
  /**
   * The UTC instant of a reminder of the same kind within the last 24 hours, which prevents another; null if
   * none.
   */
  remindedAt: z.nullable(z.string()),
});

export type FamilyToRemind = z.output<typeof familyToRemind>;

const managing = { resource: 'notices', roles: ['SUPER_ADMIN', 'MANAGER'], managerOf: 'params' } as const;

export const reminderRoutes = defineRoutes({
  previewReminder: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/reminders/preview',
    summary: 'Preview a reminder: a page of recipients and the first mail. Sends nothing.',
    changes: { nothing: 'It computes whom a reminder would reach.' },
    params,
    body: z.object({ ...reminder, kind: optional(oneOf(ENTRY_KINDS)), cursor }),
    answer: z.object({
      data: z.object({
        currency: z.string(),
        families: z.array(familyToRemind),
        /** Null if this page has no recipients. */
        example: z.nullable(z.object({ subject: z.string(), text: z.string() })),
      }),
      nextCursor: z.nullable(z.string()),
    }),
    errors: ['NotFound'],
  },
  sendReminder: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/reminders',
    summary: 'Send a reminder, one mail per family, at most once a day.',
    changes: ['mails', 'entries'],
    params,
    body: z.object({
      ...reminder,
      kind: optional(oneOf(ENTRY_KINDS)),
      accounts: z
        .array(id, { error: 'MustValid' })
        .check(z.minLength(1, 'NotNull'), z.maxLength(10, 'MustValid')),
    }),
    answer: dataOf(
      z.object({
        sent: z.number(),
        /** Families whose mail waits: it is sent as soon as the mail service takes it. They count as reminded. */
        queued: z.number(),
        /** Families reminded within the last 24 hours, or with nothing outstanding any more. */
        skipped: z.number(),
        /** Ids of accounts whose mail failed; the reminder can be sent to them again. */
        failed: z.array(z.string()),
      }),
    ),
    errors: ['NotFound'],
  },
});
