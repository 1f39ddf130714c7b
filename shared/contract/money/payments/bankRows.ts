import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
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
} from '../../core/scalars.ts';

/** An incoming transaction of a bank statement. */
export const statementRow = z.object({
  /** The booking day. */
  receivedOn: day,
  amount: minorUnits.check(z.minimum(1, 'MustValid')),
  currency,
  /** The payer's name as the bank writes it. */
  payer: optional(text(200)),
  /** The transfer's reference text. */
  text: optional(text(500)),
  /** The bank's own number of the transaction, if its statement has one. */
  bankId: optional(text(100)),
  /** The number of identical rows above this one in the same file. */
  repeat: wholeNumber(0, 1_000),
});

export type StatementRow = z.output<typeof statementRow>;

/** An allocation: the part of the transaction's amount that pays one entry. */
const share = z.object({ entryId: id, amount: minorUnits.check(z.minimum(1, 'MustValid')) });

/** The limit is far above the largest transfer that a rink makes for its skaters. */
const shares = z.array(share, { error: required }).check(z.maxLength(100, 'MustValid'));

/** A stored bank transaction with its allocations. */
export const bankRow = z.object({
  /** Derived from the row's contents, so that importing a row twice stores it once. */
  id: z.string(),
  ...statementRow.shape,
  importedAt: z.string(),
  /** The payments recorded from this transaction. */
  shares: z.array(z.object({ entryId: z.string(), paymentId: z.string(), amount: z.number() })),
  /** The amount not yet allocated, in minor units. */
  left: z.number(),
  /** The reason for which the transaction was dismissed; null if it was not. */
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
    summary: 'List the bank transactions imported for a competition.',
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
    summary: 'Import bank transactions, all or none. Those without an entry stay unmatched.',
    changes: ['bankRows', 'payments', 'entries', 'mails'],
    params,
    body: z.object({
      rows: z
        .array(z.object({ ...statementRow.shape, shares }), { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(20, 'MustValid')),
      /** Whether to validate only. The client does so for all parts of a statement before it stores any. */
      dryRun: z._default(z.boolean({ error: 'MustValid' }), false),
    }),
    answer: dataOf(z.array(z.object({ row: bankRow, isNew: z.boolean() }))),
    errors: ['NotFound'],
  },
  assignBankRow: {
    ...common,
    method: 'POST',
    path: '/api/competitions/{competitionId}/bank-rows/{rowId}/assign',
    summary: 'Allocate the rest of a bank transaction to entries.',
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
    summary: 'Dismiss a bank transaction with a reason, or restore it.',
    changes: ['bankRows'],
    params: rowParams,
    body: z.object({ reason: optional(text(200)) }),
    answer: dataOf(bankRow),
    errors: ['NotFound'],
  },
});
