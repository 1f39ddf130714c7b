import { competitionsInList, duePart } from './dueItems.ts';
import { DUE_LISTS, duePlace } from './keys.ts';
import { LONGEST_PAUSE_MILLISECONDS, outboxItemOf } from './outboxItem.ts';

/**
 * How long the oldest item that waits has waited, its pauses after failures included: in whole minutes, 0 for none. Of each
 * competition those are looked at that are due first.
 */
export async function oldestUnsentMinutes(now: Date): Promise<number> {
  // A pause puts what failed into the future; what is made to be sent later still is not late.
  const latest = new Date(now.getTime() + LONGEST_PAUSE_MILLISECONDS).toISOString();
  const waited = await Promise.all(
    DUE_LISTS.map(async (list) => {
      const found: number[] = [];
      for await (const competition of competitionsInList(list)) {
        const places = [duePlace(competition, ''), duePlace(competition, latest)] as const;
        const { items } = await duePart(list, places, undefined);
        for (const item of items) {
          const since = outboxItemOf(item)?.outbox.since;
          if (since !== undefined) found.push(now.getTime() - Date.parse(since));
        }
      }
      return found;
    }),
  );
  return Math.floor(Math.max(0, ...waited.flat()) / 60_000);
}
