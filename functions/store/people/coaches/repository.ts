import type { CoachState } from '../../../../shared/contract/people/coaches/coaches.ts';
import { GSI1 } from '../../../platform/table/key.ts';
import { queryPage } from '../../../platform/table/page.ts';
import { getItem, getItems, queryAll, queryUpTo } from '../../../platform/table/read.ts';
import {
  coachIndexPrefix,
  coachKey,
  coachNumberKey,
  COACHES_INDEX,
  RINK_COACH_PREFIX,
  rinkCoachesPartition,
} from './keys.ts';
import { coachOf, rinkCoachOf, type RinkCoach, type StoredCoach } from './storedCoach.ts';

/** A coach of any state, a merged duplicate too. */
export async function findCoach(coachId: string): Promise<StoredCoach | null> {
  const item = await getItem(coachKey(coachId));
  return item ? coachOf(item) : null;
}

/** Merges can follow one another; more than so many at once would be a circle. */
const MAX_MERGES = 10;

/** The coach that an id stands for today: of a merged duplicate the coach that it was merged into. */
export async function currentCoach(coachId: string): Promise<StoredCoach | null> {
  let coach = await findCoach(coachId);
  for (let merges = 0; coach?.mergedInto && merges < MAX_MERGES; merges++)
    coach = await findCoach(coach.mergedInto);
  return coach;
}

/** Coaches by id, in no order. @param isCurrent reads the latest writes too */
export async function coachesById(
  ids: readonly string[],
  isCurrent = false,
): Promise<Map<string, StoredCoach>> {
  const coaches = (await getItems(ids.map(coachKey), isCurrent)).map(coachOf);
  return new Map(coaches.map((coach) => [coach.id, coach]));
}

/** The coach of a professional number, as `memberNumber` writes it. */
export async function coachOfNumber(professional: string): Promise<StoredCoach | null> {
  const item = await getItem(coachNumberKey(professional));
  return item ? findCoach(String(item['coachId'])) : null;
}

interface CoachList {
  readonly state: CoachState;
  /** Finds the names that begin with it. */
  readonly search: string | undefined;
  readonly cursor: string | undefined;
}

/** A page of the coaches of a state, by name. */
export async function coachPage({ state, search = '', cursor }: CoachList) {
  const page = await queryPage(
    {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :coaches AND begins_with(gsi1sk, :begins)',
      ExpressionAttributeValues: {
        ':coaches': COACHES_INDEX,
        ':begins': coachIndexPrefix(state, search),
      },
    },
    cursor,
  );
  return { coaches: page.items.map(coachOf), nextCursor: page.nextCursor };
}

/** The first confirmed coaches whose names begin with the search. */
export async function coachesNamed(search: string, limit: number): Promise<StoredCoach[]> {
  const items = await queryUpTo(
    {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :coaches AND begins_with(gsi1sk, :begins)',
      ExpressionAttributeValues: {
        ':coaches': COACHES_INDEX,
        ':begins': coachIndexPrefix('confirmed', search),
      },
    },
    limit,
  );
  return items.map(coachOf);
}

/** The coaches of a rink, in no order. @param ConsistentRead reads the latest writes too */
export async function coachesOfRink(rinkId: string, ConsistentRead = true): Promise<RinkCoach[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :rink AND begins_with(sk, :coaches)',
    ExpressionAttributeValues: { ':rink': rinkCoachesPartition(rinkId), ':coaches': RINK_COACH_PREFIX },
    ConsistentRead,
  });
  return items.map(rinkCoachOf);
}
