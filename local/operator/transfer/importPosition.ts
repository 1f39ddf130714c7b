import { DeleteItemCommand, GetItemCommand, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { DATA_VERSION_KEY, IMPORT_KEY } from '../../../functions/store/keys.ts';
import type { DataPlace } from './place.ts';
import { storedKey, textKey } from './storedItem.ts';

type Target = Pick<DataPlace, 'database' | 'tableName'>;

/**
 * @returns how many of the file's items are stored
 * @throws Error in one sentence if the place has other data
 */
export async function beginOrContinue(place: DataPlace, sha256: string): Promise<number> {
  const { database, tableName, name } = place;
  const begun = await positionIn(place);
  if (begun) {
    if (begun['sha256']?.S !== sha256)
      throw new Error(`An import of another file into ${name} has not ended: go on with that file.`);
    return Number(begun['done']?.N ?? 0);
  }
  const { Items = [] } = await database.send(
    new ScanCommand({ TableName: tableName, Limit: 10, ConsistentRead: true }),
  );
  if (Items.some((item) => storedKey(item).pk !== DATA_VERSION_KEY.pk))
    throw new Error(`${name} is not empty: an import needs an empty place. Nothing was imported.`);
  return 0;
}

/** @param done how many of the file's items are stored */
export async function storePosition(
  { database, tableName }: Target,
  sha256: string,
  done: number,
): Promise<void> {
  const Item = { ...textKey(IMPORT_KEY), sha256: { S: sha256 }, done: { N: String(done) } };
  await database.send(new PutItemCommand({ TableName: tableName, Item }));
}

export async function endImport({ database, tableName }: Target): Promise<void> {
  await database.send(new DeleteItemCommand({ TableName: tableName, Key: textKey(IMPORT_KEY) }));
}

/** @throws Error in one sentence if a part of a federation is stored, which must be neither served nor exported */
export async function refuseUnfinishedImport(place: Target & Pick<DataPlace, 'name'>): Promise<void> {
  if (await positionIn(place))
    throw new Error(`The import into ${place.name} has not ended: run it again with the same file.`);
}

async function positionIn({ database, tableName }: Target) {
  const { Item } = await database.send(
    new GetItemCommand({ TableName: tableName, Key: textKey(IMPORT_KEY), ConsistentRead: true }),
  );
  return Item;
}
