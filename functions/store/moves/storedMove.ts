import * as z from 'zod/mini';
import { ENTRY_KINDS } from '../../../shared/contract/competitions/forms.ts';

const days = z.object({ startDate: z.string(), endDate: z.string() });

export type Days = z.output<typeof days>;

/**
 * The last move of a competition's first day, and how far its entries have been looked at. A competition
 * has one: a second move takes the place of the first and begins again.
 */
export const storedMove = z.object({
  type: z.literal('move'),
  id: z.string(),
  competitionId: z.string(),
  by: z.string(),
  /** The UTC instant at which it was made. */
  at: z.string(),
  /** The days that families know who were told nothing since. */
  from: days,
  to: days,
  /** Where the round goes on; null at its beginning. */
  place: z.nullable(z.object({ kind: z.enum(ENTRY_KINDS), cursor: z.nullable(z.string()) })),
  roundBegan: z.string(),
  /** Whether the round left somebody: mail refused, or the registry did not answer. */
  hasLeft: z.boolean(),
  /** Families that were written to. */
  told: z.number(),
  done: z.boolean(),
});

export type StoredMove = z.output<typeof storedMove>;

/** How an entry stood before the move: ages and remarks, by which it is said what has changed. */
const before = z.object({ ages: z.array(z.number()), remarks: z.array(z.string()) });

/** What a family was told last of the competition's days, or is about to be told. */
export const familyMove = z.object({
  type: z.literal('familyMove'),
  moveId: z.string(),
  accountId: z.string(),
  from: days,
  to: days,
  before: z.record(z.string(), before),
  /** Taken by whoever sends the mail, before it is sent; null while nobody has. */
  sentAt: z.nullable(z.string()),
  /** The round in which its entries were looked at; a family stands on several pages of one. */
  round: z.nullable(z.string()),
});

export type FamilyMove = z.output<typeof familyMove>;
