import * as z from 'zod/mini';
import { ENTRY_KINDS } from '../../../shared/contract/competitions/forms.ts';
import { placesPartition, waitingPartition, waitingPrefix } from '../keys.ts';
import { queryAll, queryUpTo, type Item } from '../../platform/table/read.ts';

/** The counters of a competition's events: one query, whose size is the events and not the entries. */
export async function capacityItemsOf(competitionId: string): Promise<Item[]> {
  return queryAll({
    KeyConditionExpression: 'pk = :places',
    ExpressionAttributeValues: { ':places': placesPartition(competitionId) },
    ConsistentRead: true,
  });
}

const storedWaitlistRow = z.object({
  list: z.string(),
  position: z.string(),
  /** The UTC instant at which it joined the first of its lists. */
  since: z.string(),
  entryId: z.string(),
  kind: z.enum(ENTRY_KINDS),
  accountId: z.string(),
  eventId: z.string(),
});

/** One event of an entry in the list in which it waits. */
export type WaitlistRow = z.output<typeof storedWaitlistRow>;

/** All who wait for places of a competition, list by list, each in its order. */
export async function allWaitlistRows(competitionId: string): Promise<WaitlistRow[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :waiting',
    ExpressionAttributeValues: { ':waiting': waitingPartition(competitionId) },
    ConsistentRead: true,
  });
  return items.map((item) => storedWaitlistRow.parse(item));
}

/** One of a competition's lists in its order. */
export async function waitlistRows(competitionId: string, list: string): Promise<WaitlistRow[]> {
  const items = await queryAll(waitlistQuery(competitionId, list));
  return items.map((item) => storedWaitlistRow.parse(item));
}

/** So many of a list are read to tell a family its place; who stands behind them learns only that they wait. */
const MAX_SHOWN = 300;

/** The beginning of one of a competition's lists in its order, whatever its length. */
export async function firstWaitlistRows(competitionId: string, list: string): Promise<WaitlistRow[]> {
  const items = await queryUpTo(waitlistQuery(competitionId, list), MAX_SHOWN);
  return items.map((item) => storedWaitlistRow.parse(item));
}

/** Enough of a list's beginning to hold all that its first entry has there. */
const HEAD = 40;

/** The beginning of one of a competition's lists: the first entry's events at least. */
export async function headOfWaitlist(competitionId: string, list: string): Promise<WaitlistRow[]> {
  const items = await queryUpTo(waitlistQuery(competitionId, list), HEAD);
  const waiting = items.map((item) => storedWaitlistRow.parse(item));
  const end = waiting.findIndex(({ entryId }) => entryId !== waiting[0]?.entryId);
  return end < 0 ? waiting : waiting.slice(0, end);
}

function waitlistQuery(competitionId: string, list: string) {
  return {
    KeyConditionExpression: 'pk = :waiting AND begins_with(sk, :list)',
    ExpressionAttributeValues: {
      ':waiting': waitingPartition(competitionId),
      ':list': waitingPrefix(list),
    },
    ConsistentRead: true,
  };
}
