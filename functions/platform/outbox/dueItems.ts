import { GSI1, unescapeKey } from '../table/key.ts';
import { queryPage } from '../table/page.ts';
import { queryOne, type Item } from '../table/read.ts';
import { fairOrder } from './fairOrder.ts';
import { afterCompetition, DUE_LISTS, duePlace, EARLIER_DUE_LISTS } from './keys.ts';

/** Items of a competition that one list gives to a round. */
const PART_SIZE = 3;

/** How far a sweep has read each competition in each list; null at its end. */
export type DueSweep = Map<string, string | null>;

/**
 * Reads what is due in rounds, a few items of each competition, so that none waits for all of another (decision 0307).
 * @param sweep a new map in the first round, and the same one after
 * @returns the items in the order in which they are to be done; none after the last round
 */
export const dueRound = async (sweep: DueSweep, now: Date): Promise<readonly Item[]> => {
  const round = new Map<string, Item[]>();
  const add = (competition: string, items: readonly Item[]) =>
    round.set(competition, [...(round.get(competition) ?? []), ...items]);
  await Promise.all([
    ...DUE_LISTS.map(async (list) => {
      for await (const competition of competitionsInList(list)) {
        const places = [duePlace(competition, ''), duePlace(competition, now.toISOString())] as const;
        add(competition, await nextPart(sweep, list, places));
      }
    }),
    // An item of these moves to the others when it is tried.
    ...EARLIER_DUE_LISTS.map(async (list) => {
      add('earlier', await nextPart(sweep, list, [' ', now.toISOString()]));
    }),
  ]);
  return fairOrder(round);
};

/** The competitions that have items in a list, found by leaping from one to the next. */
export async function* competitionsInList(list: string): AsyncGenerator<string> {
  let competition = await nextCompetition(list, null);
  while (competition !== null) {
    yield competition;
    competition = await nextCompetition(list, competition);
  }
}

/** The competition that follows another in a list; '' for items about accounts, and null at the end. */
export async function nextCompetition(list: string, before: string | null): Promise<string | null> {
  const next = await queryOne({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk > :place',
    ExpressionAttributeValues: { ':list': list, ':place': before === null ? ' ' : afterCompetition(before) },
  });
  return next ? unescapeKey(String(next['gsi1sk']).split('#')[0] ?? '') : null;
}

/** A part of a list between two places. */
export async function duePart(
  list: string,
  [first, last]: readonly [first: string, last: string],
  cursor: string | undefined,
) {
  return queryPage(
    {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :list AND gsi1sk BETWEEN :first AND :last',
      ExpressionAttributeValues: { ':list': list, ':first': first, ':last': last },
      Limit: PART_SIZE,
    },
    cursor,
  );
}

async function nextPart(
  sweep: DueSweep,
  list: string,
  places: readonly [first: string, last: string],
): Promise<readonly Item[]> {
  const part = `${list} ${places[0]}`;
  const cursor = sweep.get(part);
  if (cursor === null) return [];
  const { items, nextCursor } = await duePart(list, places, cursor);
  sweep.set(part, nextCursor);
  return items;
}
