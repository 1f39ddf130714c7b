import * as z from 'zod/mini';
import { defineRoutes } from '../core/route.ts';
import {
  currency,
  cursor,
  dataOf,
  day,
  id,
  minorUnits,
  optional,
  pageOf,
  required,
  text,
  wholeNumber,
} from '../core/scalars.ts';

/** A row of a bank statement that brought money. */
export const statementRow = z.object({
  /** The day on which it was booked. */
  receivedOn: day,
  amount: minorUnits.check(z.minimum(1, 'MustValid')),
  currency,
  /** Who paid, as the bank writes it. */
  payer: optional(text(200)),
  /** What was written on the transfer. */
  text: optional(text(500)),
  /** The bank's own number of the row, where its statement has one. */
  bankId: optional(text(100)),
  /** Of rows that say the same in one file: how many of them stood before it. */
  repeat: wholeNumber(0, 1_000),
});

export type StatementRow = z.output<typeof statementRow>;

/** What of a row's amount belongs to which entry. */
const share = z.object({ entryId: id, amount: minorUnits.check(z.minimum(1, 'MustValid')) });

/** A row splits over entries; a rink's one transfer for many skaters stays far below. */
const shares = z.array(share, { error: required }).check(z.maxLength(100, 'MustValid'));

/** A row as it is kept: what of it was recorded for which entry, and what is left in the tray. */
export const bankRow = z.object({
  /** Of what the row says: the same row in another file has the same. */
  id: z.string(),
  ...statementRow.shape,
  importedAt: z.string(),
  /** Payments that were made of it. */
  shares: z.array(z.object({ entryId: z.string(), paymentId: z.string(), amount: z.number() })),
  /** What of it belongs to no entry yet, minor units. */
  left: z.number(),
  /** Why it was set aside: money that is for something else. Null while it is not. */
  setAside: z.nullable(z.string()),
});

export type BankRow = z.output<typeof bankRow>;

const common = {
  resource: 'payments',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
} as const;

const params = z.object({ competitionId: id });
const rowParams = z.object({ competitionId: id, rowId: text(100) });

export const bankRowRoutes = defineRoutes({
  listBankRows: {
    ...common,
    method: 'GET',
    path: '/api/competitions/{competitionId}/bank-rows',
    summary: 'The rows of bank statements that were taken in for a competition.',
    reads: ['bankRows'],
    params,
    query: z.object({ cursor }),
    answer: pageOf(bankRow),
    errors: ['NotFound'],
  },
  recordBankRows: {
    ...common,
    method: 'POST',
    path: '/api/competitions/{competitionId}/bank-rows',
    summary:
      'Take in rows of a bank statement: payments of entries, the others into the tray. All of them, or none.',
    changes: ['bankRows', 'payments', 'entries', 'mails'],
    params,
    body: z.object({
      rows: z
        .array(z.object({ ...statementRow.shape, shares }), { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(20, 'MustValid')),
      /** Whether the rows are only checked: a statement of many calls is, before any row is stored. */
      dryRun: z._default(z.boolean({ error: 'MustValid' }), false),
    }),
    answer: dataOf(z.array(z.object({ row: bankRow, isNew: z.boolean() }))),
    errors: ['NotFound'],
  },
  assignBankRow: {
    ...common,
    method: 'POST',
    path: '/api/competitions/{competitionId}/bank-rows/{rowId}/assign',
    summary: 'Record what is left of a row as payments of entries.',
    changes: ['bankRows', 'payments', 'entries', 'mails'],
    params: rowParams,
    body: z.object({ shares: shares.check(z.minLength(1, 'NotNull')) }),
    answer: dataOf(bankRow),
    errors: ['NotFound'],
  },
  setBankRowAside: {
    ...common,
    method: 'POST',
    path: '/api/competitions/{competitionId}/bank-rows/{rowId}/set-aside',
    summary: 'Take a row out of the tray with the reason, or put it back.',
    changes: ['bankRows'],
    params: rowParams,
    body: z.object({ reason: optional(text(200)) }),
    answer: dataOf(bankRow),
    errors: ['NotFound'],
  },
});
