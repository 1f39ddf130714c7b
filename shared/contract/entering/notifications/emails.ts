import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, lines, required, text } from '../../core/scalars.ts';

/** How many entries one call can name; their families are mailed within the call. */
export const MAX_EMAILED = 25;
export const MAX_SUBJECT_LENGTH = 120;
export const MAX_EMAIL_LENGTH = 5_000;

const email = {
  /** The part of the subject after the competition's name. */
  subject: text(MAX_SUBJECT_LENGTH),
  text: lines(MAX_EMAIL_LENGTH),
};

const managed = {
  resource: 'notices',
  method: 'POST',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
} as const;

export const emailRoutes = defineRoutes({
  previewEmail: {
    ...managed,
    path: '/api/competitions/{competitionId}/emails/preview',
    summary: 'An organiser’s email as the family of an entry would get it. Sends nothing.',
    changes: { nothing: 'It renders an email.' },
    body: z.object({ ...email, entry: id }),
    answer: dataOf(z.object({ subject: z.string(), text: z.string() })),
    errors: ['NotFound'],
  },
  sendEmail: {
    ...managed,
    path: '/api/competitions/{competitionId}/emails',
    summary: 'Email the families of these entries, each once for each message, however often it is sent.',
    changes: ['mails'],
    body: z.object({
      ...email,
      /** Names the message, so that parts of a selection and repeats belong together. */
      message: text(64),
      entries: z
        .array(id, { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_EMAILED, 'MustWithin')),
    }),
    answer: dataOf(
      z.object({
        /** Families that this call mailed. */
        sent: z.number(),
        /** Families whose mail waits: it is sent as soon as the mail service takes it. */
        queued: z.number(),
        /** Families that have got the message before, or have no address. */
        skipped: z.number(),
        /** Entries of families whose mail failed; the message can be sent to them again. */
        failed: z.array(z.string()),
      }),
    ),
    errors: ['NotFound', 'TooManyAttempts'],
  },
});
