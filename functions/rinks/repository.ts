import { ulid } from 'ulidx';
import * as z from 'zod/mini';
import { rink as rinkShape, type Rink } from '../../shared/contract/rinks.ts';
import { nameOrder } from '../../shared/domain/skaters/nameOrder.ts';
import { wrongField } from '../http/apiError.ts';
import { RINKS, rinkKey, rinkNameKey, rinkNamePartition } from '../table/keys.ts';
import { getItem, getItems, queryAll, tableName } from '../table/read.ts';
import { transact } from '../table/transaction.ts';

export function newRink(fields: Omit<Rink, 'id' | 'version'>, now: Date): Rink {
  return { id: ulid(now.getTime()), ...fields, version: 1 };
}

/** A rink, and the item that makes its name its own within the country. */
export function rinkItems(rink: Rink) {
  return [
    { ...rinkKey(rink.id), type: 'rink', ...rink },
    {
      ...rinkNameKey(rink.country, rink.name),
      type: 'rinkName',
      rinkId: rink.id,
      name: rink.name,
      country: rink.country,
    },
  ];
}

/** @throws {ApiError} ValidationFailed (name, AlreadyExist) when the country has a rink of that name */
export async function createRink(rink: Rink): Promise<void> {
  await transact(
    rinkItems(rink).map((Item) => ({
      write: {
        Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' },
      },
      refusal: () => wrongField('name', 'AlreadyExist'),
    })),
  );
}

/** Registered rinks, by name. */
export async function allRinks(): Promise<Rink[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :rinks',
    ExpressionAttributeValues: { ':rinks': RINKS },
  });
  return items
    .map((item) => rinkShape.parse(item))
    .sort((one, other) => (nameOrder(one.name) < nameOrder(other.name) ? -1 : 1));
}

export async function findRink(rinkId: string): Promise<Rink | null> {
  const item = await getItem(rinkKey(rinkId));
  return item ? rinkShape.parse(item) : null;
}

const rinkName = z.object({ rinkId: z.string(), name: z.string(), country: z.string() });

/** The registered rinks of a name however it is typed, one for each country that has it. */
export async function rinksNamed(name: string): Promise<z.output<typeof rinkName>[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :name',
    ExpressionAttributeValues: { ':name': rinkNamePartition(name) },
  });
  return items.map((item) => rinkName.parse(item));
}

export async function rinksById(ids: readonly string[]): Promise<Map<string, Rink>> {
  const rinks = (await getItems(ids.map(rinkKey))).map((item) => rinkShape.parse(item));
  return new Map(rinks.map((rink) => [rink.id, rink]));
}
