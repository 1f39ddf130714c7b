import * as z from 'zod/mini';
import { REMINDER_SUBJECTS } from '../../domain/reminders/remindable.ts';
import { MISSING_DETAILS } from '../../domain/reminders/missingDetails.ts';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { defineRoutes } from '../core/route.ts';
import { cursor, dataOf, id, lines, oneOf, optional } from '../core/scalars.ts';

const params = z.object({ competitionId: id });

/** What the mail says, besides what it lists of each family's entries. */
const reminder = {
  about: oneOf(REMINDER_SUBJECTS),
  /** The manager's own words, above the list. */
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

/** A family and its entries of this page; another page may hold more of the same family. */
const familyToRemind = z.object({
  accountId: z.string(),
  entries: z.array(entryToRemind),
  /** The UTC instant of a reminder of the same kind within the last day: there is no second one. */
  remindedAt: z.nullable(z.string()),
});

export type FamilyToRemind = z.output<typeof familyToRemind>;

const managing = { resource: 'notices', roles: ['SUPER_ADMIN', 'MANAGER'], managerOf: 'params' } as const;

export const reminderRoutes = defineRoutes({
  previewReminder: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/reminders/preview',
    summary:
      'Whom a reminder would reach, by page, and the mail as the first of them would get it. Sends nothing.',
    changes: { nothing: 'It computes whom a reminder would reach.' },
    params,
    body: z.object({ ...reminder, kind: optional(oneOf(ENTRY_KINDS)), cursor }),
    answer: z.object({
      data: z.object({
        currency: z.string(),
        families: z.array(familyToRemind),
        /** Null where this page reaches nobody. */
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
    summary:
      'Remind these families: one mail for each, whatever it has entered; nobody gets the same reminder twice within a day.',
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
        /** Reminded within the last day, or with nothing to be reminded of any more. */
        skipped: z.number(),
        /** Mail gave no answer and may have sent them: they count as reminded. */
        unsure: z.number(),
        /** Account ids that mail did not reach: they can be sent to again. */
        failed: z.array(z.string()),
      }),
    ),
    errors: ['NotFound'],
  },
});
