import * as z from 'zod/mini';
import { ENTRY_STATES } from '../../core/entryStates.ts';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { ENTRY_CHANGES } from '../../core/data.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, required, text } from '../../core/scalars.ts';

const managed = {
  resource: 'entriesForFamilies',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
} as const;
const params = z.object({ competitionId: id, accountId: id });

/**
 * Why an entry stays withdrawn after an undo: another entry now has one of its skaters in an event, no
 * limit can ever hold it, or all its events were cancelled.
 */
const REFUSED = ['AlreadyEntered', 'NeverFits', 'EventCancelled'] as const;

/** One entry of a bulk withdrawal, as it is now. */
const row = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** The name of the skater, team or couple. */
  name: z.string(),
  state: z.enum(ENTRY_STATES),
  /** How many events are on a waitlist. */
  waiting: z.number(),
  /** How many of its events were not restored, because they were cancelled meanwhile. */
  cancelled: z.number(),
  /** Minor units: the total before the withdrawal, the total now, and the refund due. */
  priceBefore: z.number(),
  totalPrice: z.number(),
  refundDue: z.number(),
  /** Null unless this undo was refused. */
  refused: z.nullable(z.enum(REFUSED)),
});

export type WithdrawnRow = z.output<typeof row>;

const outcome = z.object({
  /** Every entry withdrawn so far, oldest first. */
  rows: z.array(row),
  /** How many entries are left; the client repeats the call until there are none. */
  left: z.number(),
});

export type WithdrawalOutcome = z.output<typeof outcome>;

const preview = z.object({
  /** Entries and events that the withdrawal would take out. */
  entries: z.number(),
  events: z.number(),
  /** The sums of these entries, in minor units of `currency`. */
  paid: z.number(),
  refundDue: z.number(),
  currency: z.string(),
  /** The account's latest withdrawal that can be undone, and its number of entries. */
  undoable: z.nullable(z.object({ id: z.string(), entries: z.number() })),
});

export type WithdrawalPreview = z.output<typeof preview>;

export const accountWithdrawalRoutes = defineRoutes({
  previewWithdrawAccountEntries: {
    ...managed,
    method: 'GET',
    path: '/api/competitions/{competitionId}/accounts/{accountId}/withdrawals',
    summary: 'Preview withdrawing all entries of an account from the competition.',
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
      'Withdraw the next entries of an account from the competition. The same id continues an earlier call.',
    changes: ENTRY_CHANGES,
    params,
    /** The client chooses a new id for each withdrawal. */
    body: z.object({ id, reason: text(500) }),
    answer: dataOf(outcome),
    errors: ['NotFound'],
  },
  undoWithdrawAccountEntries: {
    ...managed,
    method: 'POST',
    path: '/api/competitions/{competitionId}/accounts/{accountId}/withdrawals/{withdrawalId}/undo',
    summary: 'Restore the next entries of a withdrawal. Entries without a place join the waitlist.',
    changes: ENTRY_CHANGES,
    params: z.extend(params, { withdrawalId: id }),
    /** The ids of entries that an earlier call could not restore. */
    body: z.object({
      refused: z._default(z.array(id, { error: required }).check(z.maxLength(5_000, 'MustValid')), []),
    }),
    answer: dataOf(outcome),
    errors: ['NotFound'],
  },
});
