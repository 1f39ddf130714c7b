import * as z from 'zod/mini';
import { ENTRY_STATES } from './entry.ts';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { ENTRY_CHANGES } from '../core/data.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, id, required, text } from '../core/scalars.ts';

const managed = { resource: 'entries', roles: ['SUPER_ADMIN', 'MANAGER'], managerOf: 'params' } as const;
const params = z.object({ competitionId: id, accountId: id });

/** Why an undone entry stays withdrawn: one of its people is in an event by another entry; it can never fit. */
const REFUSED = ['AlreadyEntered', 'NeverFits'] as const;

/** One entry of a withdrawal of several, as it is now. */
const row = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** The skater, the team or the couple. */
  name: z.string(),
  state: z.enum(ENTRY_STATES),
  /** How many events wait for a place. */
  waiting: z.number(),
  /** Minor units: what it cost before it was withdrawn, what it costs now, what is to be given back of it. */
  priceBefore: z.number(),
  totalPrice: z.number(),
  refundDue: z.number(),
  /** Null unless this undo was refused. */
  refused: z.nullable(z.enum(REFUSED)),
});

export type WithdrawnRow = z.output<typeof row>;

const outcome = z.object({
  /** Every entry that this withdrawal has withdrawn so far, oldest first. */
  rows: z.array(row),
  /** Entries that are still to be looked at: the call is made again until there are none. */
  left: z.number(),
});

export type WithdrawalOutcome = z.output<typeof outcome>;

const preview = z.object({
  /** What stands and would be withdrawn. */
  entries: z.number(),
  events: z.number(),
  /** Minor units of `currency`, of those entries in all. */
  paid: z.number(),
  refundDue: z.number(),
  currency: z.string(),
  /** The last withdrawal of this account's entries that can be undone, and how many of them. */
  undoable: z.nullable(z.object({ id: z.string(), entries: z.number() })),
});

export type WithdrawalPreview = z.output<typeof preview>;

export const accountWithdrawalRoutes = defineRoutes({
  previewWithdrawAccountEntries: {
    ...managed,
    method: 'GET',
    path: '/api/competitions/{competitionId}/accounts/{accountId}/withdrawals',
    summary: 'What withdrawing all entries of an account in the competition would come to. Changes nothing.',
    reads: ['entries', 'payments', 'competitions'],
    params,
    answer: dataOf(preview),
    errors: ['NotFound'],
  },
  withdrawAccountEntries: {
    ...managed,
    method: 'POST',
    path: '/api/competitions/{competitionId}/accounts/{accountId}/withdrawals',
    summary:
      'Withdraw the next entries of an account in the competition. The same id goes on where a call before it ended, and withdraws nothing twice.',
    changes: ENTRY_CHANGES,
    params,
    /** The id is of the caller's choosing, and new for each withdrawal. */
    body: z.object({ id, reason: text(500) }),
    answer: dataOf(outcome),
    errors: ['NotFound'],
  },
  undoWithdrawAccountEntries: {
    ...managed,
    method: 'POST',
    path: '/api/competitions/{competitionId}/accounts/{accountId}/withdrawals/{withdrawalId}/undo',
    summary:
      'Let the next entries that one withdrawal withdrew stand again, and no others; what finds no place waits.',
    changes: ENTRY_CHANGES,
    params: z.extend(params, { withdrawalId: id }),
    /** The ids of entries that a call before this one could not restore. */
    body: z.object({
      refused: z._default(z.array(id, { error: required }).check(z.maxLength(5_000, 'MustValid')), []),
    }),
    answer: dataOf(outcome),
    errors: ['NotFound'],
  },
});
