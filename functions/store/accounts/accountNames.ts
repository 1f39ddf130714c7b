import * as z from 'zod/mini';
import { userKey } from '../keys.ts';
import { getItems } from '../../platform/table/read.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** The names of today of those accounts that are still there, by id; in one call for up to 100. */
export async function accountNames(ids: readonly string[]): Promise<Map<string, string>> {
  const accounts = (await getItems(ids.map(userKey))).map((item) => named.parse(item));
  return new Map(accounts.map(({ id, name }) => [id, name]));
}
