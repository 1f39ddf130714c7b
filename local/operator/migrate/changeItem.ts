import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../../../functions/platform/table/read.ts';
import type { OperatedTable } from '../operatedTable.ts';

/** A function that changes the same item more often has a fault. */
const ATTEMPTS = 20;

/**
 * Stores an item as `change` makes it, if it still is what it was made from: one that a function changed meanwhile is read
 * again.
 * @returns whether it was changed
 * @throws Error in one sentence if `change` gives it another key, or it never stays still
 */
export async function changeItem(
  { client, tableName }: OperatedTable,
  read: Item,
  change: (item: Item) => Item | null,
): Promise<boolean> {
  const key = { pk: read['pk'], sk: read['sk'] };
  let item = read;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const changed = change(item);
    if (changed === null) return false;
    if (changed['pk'] !== key.pk || changed['sk'] !== key.sk)
      throw new Error('A migration keeps the key of an item: another key is another item.');
    try {
      await client.send(new PutCommand({ TableName: tableName, Item: changed, ...isStill(item, changed) }));
      return true;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
    const { Item } = await client.send(
      new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
    );
    if (Item === undefined) return false;
    item = Item;
  }
  throw new Error('An item of the table changes all the time: try again when fewer people use the product.');
}

/** Every attribute that was read has its value still, and none of those that are added is there. */
function isStill(item: Item, changed: Item) {
  const added = Object.keys(changed).filter((name) => !(name in item));
  const names = [...Object.keys(item), ...added];
  const conditions = names.map((name, index) =>
    name in item ? `#n${String(index)} = :n${String(index)}` : `attribute_not_exists(#n${String(index)})`,
  );
  return {
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name, index) => [`#n${String(index)}`, name])),
    ExpressionAttributeValues: Object.fromEntries(
      names.flatMap((name, index) => (name in item ? [[`:n${String(index)}`, item[name]]] : [])),
    ),
  };
}
