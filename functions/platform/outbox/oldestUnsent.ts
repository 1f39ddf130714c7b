import { GSI1 } from '../table/key.ts';
import { queryPage } from '../table/page.ts';
import { DUE_LISTS } from './keys.ts';
import { LONGEST_PAUSE_MILLISECONDS, outboxItemOf } from './outboxItem.ts';

/** Of each list, those that are due first. */
const MOST_READ = 50;

/**
 * How long the oldest item that waits has waited, its pauses after failures included: in whole minutes, 0 for none. Where a
 * great many wait, those are looked at that are due first.
 */
export async function oldestUnsentMinutes(now: Date): Promise<number> {
  // A pause puts what failed into the future; what is made to be sent later still is not late.
  const latest = new Date(now.getTime() + LONGEST_PAUSE_MILLISECONDS).toISOString();
  const pages = await Promise.all(
    DUE_LISTS.map((list) =>
      queryPage(
        {
          IndexName: GSI1,
          KeyConditionExpression: 'gsi1pk = :list AND gsi1sk <= :latest',
          ExpressionAttributeValues: { ':list': list, ':latest': latest },
          Limit: MOST_READ,
        },
        undefined,
      ),
    ),
  );
  const since = pages
    .flatMap(({ items }) => items)
    .flatMap((item) => outboxItemOf(item)?.outbox.since ?? [])
    .map((instant) => now.getTime() - Date.parse(instant));
  return Math.floor(Math.max(0, ...since) / 60_000);
}
