import { getItem, getItems, queryAll } from '../../../platform/table/read.ts';
import { sheetsPartition, sheetStateKey } from '../running/keys.ts';
import { MARK_PREFIX } from './keys.ts';
import { markOf, sheetsStateOf, type StoredMark, type StoredState } from './storedMarks.ts';

/** Everything that was written about a flight. */
export interface StoredSheets {
  readonly state: StoredState;
  /** Of all seats. */
  readonly marks: readonly StoredMark[];
}

/**
 * The state is read before the marks, so that it is never newer: a write that holds only at its revision has then seen
 * every mark.
 */
export async function sheetsOf(competitionId: string, flightId: string): Promise<StoredSheets> {
  const state = sheetsStateOf(await getItem(sheetStateKey(competitionId, flightId)));
  const marks = await queryAll({
    KeyConditionExpression: 'pk = :sheets AND begins_with(sk, :marks)',
    ExpressionAttributeValues: {
      ':sheets': sheetsPartition(competitionId, flightId),
      ':marks': MARK_PREFIX,
    },
    ConsistentRead: true,
  });
  return { state, marks: marks.map(markOf) };
}

/**
 * How far the sheets of flights are, without their marks; a flight without any is not among them.
 * @param isCurrent reads the latest writes too; a list that is asked for again reads at half the price
 */
export async function sheetStatesOf(
  competitionId: string,
  flightIds: readonly string[],
  isCurrent = true,
): Promise<ReadonlyMap<string, StoredState>> {
  const items = await getItems(
    flightIds.map((flightId) => sheetStateKey(competitionId, flightId)),
    isCurrent,
  );
  return new Map(items.map((item) => [String(item['flightId']), sheetsStateOf(item)]));
}
