import { ScanCommand } from '@aws-sdk/client-dynamodb';
import type { DataPlace } from '../operator/transfer/place.ts';
import type { StoredItem } from '../operator/transfer/storedItem.ts';

/** A text as the table stores it. */
export const S = (text: string) => ({ S: text });
export const item = (pk: string, sk: string, more: StoredItem = {}): StoredItem => ({
  pk: S(pk),
  sk: S(sk),
  ...more,
});
export const account = (id: string, more: StoredItem = {}) =>
  item(`USER#${id}`, 'USER', {
    type: S('user'),
    id: S(id),
    passwordHash: S(`scrypt$${id}`),
    secondFactors: { N: '1' },
    ...more,
  });
export const counter = (last: number) =>
  item('COMPETITION#c1#RECEIPTS', 'COUNTER', { last: { N: String(last) } });

/** All items of a place but its data version. */
export async function stored({ database, tableName }: DataPlace): Promise<StoredItem[]> {
  const { Items = [] } = await database.send(new ScanCommand({ TableName: tableName }));
  return Items.filter(({ pk }) => pk?.S !== 'DATAVERSION');
}
export const find = async (place: DataPlace, pk: string, sk: string) =>
  (await stored(place)).find((one) => one['pk']?.S === pk && one['sk']?.S === sk);
