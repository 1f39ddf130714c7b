import type { BulkPut } from '../dynamo/bulkPut.ts';
import type { DemoItem } from './items.ts';

/** Puts all items by key: neighbours share pages of the embedded database, so that it writes each page a few times at most. */
export async function putAll(put: BulkPut, tableName: string, items: readonly DemoItem[]): Promise<void> {
  const keyed = items.map((item) => ({ key: `${String(item['pk'])} ${String(item['sk'])}`, item }));
  keyed.sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0));
  await put(
    tableName,
    keyed.map(({ item }) => item),
  );
}
