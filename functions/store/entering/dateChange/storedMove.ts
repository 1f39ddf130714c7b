import * as z from 'zod/mini';
import { ENTRY_KINDS } from '../../../../shared/contract/entering/competitions/forms.ts';
import { storedOutbox } from '../../../platform/outbox/outboxItem.ts';
import { peopleOf } from '../entries/people.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';

const days = z.object({ startDate: z.string(), endDate: z.string() });

export type Days = z.output<typeof days>;

/**
 * The last move of a competition's first day, and which of its families have been notified. A competition
 * has one: a second move replaces the first and starts again.
 */
export const storedMove = z.object({
  type: z.literal('move'),
  id: z.string(),
  competitionId: z.string(),
  by: z.string(),
  /** A UTC instant. */
  at: z.string(),
  /** The days as families know them that have had no mail yet. */
  from: days,
  to: days,
  /** The round's position among the entries; null at its start. */
  place: z.nullable(z.object({ kind: z.enum(ENTRY_KINDS), cursor: z.nullable(z.string()) })),
  roundBegan: z.string(),
  /** Whether the round postponed a family: the registry did not answer, or its last mail is on its way. */
  hasLeft: z.boolean(),
  /** Number of families notified. */
  told: z.number(),
  done: z.boolean(),
});

export type StoredMove = z.output<typeof storedMove>;

/** An entry's ages and findings before the move, for the mail's list of changes. */
const before = z.object({ ages: z.array(z.number()), remarks: z.array(z.string()) });

/** The last mail about moved days that a family got or is about to get: an item of the outbox once its entries are updated. */
export const familyMove = z.object({
  type: z.literal('familyMove'),
  moveId: z.string(),
  accountId: z.string(),
  from: days,
  to: days,
  before: z.record(z.string(), before),
  /** Null while unsent. */
  sentAt: z.nullable(z.string()),
  outbox: z.optional(storedOutbox),
  /** The last round that updated its entries; a family may be on several pages of a round. */
  round: z.nullable(z.string()),
});

export type FamilyMove = z.output<typeof familyMove>;

/** An entry's ages and findings, to compare before and after a move. */
export function ageAndFindingsOf(entry: StoredEntry) {
  return {
    ages: peopleOf(entry).map(({ age }) => age),
    remarks: entry.checks.map(findingKey),
  };
}

/** Equal for findings of the same rule, person and event with the same reason. */
function findingKey({ rule, outcome, reason, person, event }: StoredEntry['checks'][number]): string {
  return [rule, outcome, reason, person, event].join('|');
}
