import * as z from 'zod/mini';
import { ENTRY_KINDS } from '../../../../shared/contract/entering/competitions/forms.ts';
import { placesPartition, waitingPartition, waitingPrefix } from '../../keys.ts';
import { queryAll, queryUpTo, type Item } from '../../../platform/table/read.ts';

/** The counters of a competition's limits: one query, whose size grows with the events and not with the entries. */
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
  /** The UTC instant at which the event joined its first list. */
  since: z.string(),
  entryId: z.string(),
  kind: z.enum(ENTRY_KINDS),
  accountId: z.string(),
  eventId: z.string(),
});

/** One event of an entry on its waitlist. */
export type WaitlistRow = z.output<typeof storedWaitlistRow>;

/** All waitlists of a competition, one after the other, each in its order. */
export async function allWaitlistRows(competitionId: string): Promise<WaitlistRow[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :waiting',
    ExpressionAttributeValues: { ':waiting': waitingPartition(competitionId) },
    ConsistentRead: true,
  });
  return items.map((item) => storedWaitlistRow.parse(item));
}

/** One waitlist of a competition in its order. */
export async function waitlistRows(competitionId: string, list: string): Promise<WaitlistRow[]> {
  const items = await queryAll(waitlistQuery(competitionId, list));
  return items.map((item) => storedWaitlistRow.parse(item));
}

/** Rows that are read to show a family its place. Further back it sees only that the event is waitlisted. */
const MAX_SHOWN = 300;

/** The beginning of a waitlist, in its order. */
export async function firstWaitlistRows(competitionId: string, list: string): Promise<WaitlistRow[]> {
  const items = await queryUpTo(waitlistQuery(competitionId, list), MAX_SHOWN);
  return items.map((item) => storedWaitlistRow.parse(item));
}

/** More rows than one entry can have in one list. */
const HEAD = 40;

/** The rows of the entry at the head of a waitlist. */
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
