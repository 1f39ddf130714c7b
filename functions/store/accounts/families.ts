import * as z from 'zod/mini';
import { userKey } from '../keys.ts';
import { getItems } from '../../platform/table/read.ts';

const family = z.object({ id: z.string(), name: z.string(), email: z.string() });

/** Name and address of those accounts that are still there, by id; in one call for up to 100. */
export async function familiesOf(ids: readonly string[]): Promise<Map<string, z.output<typeof family>>> {
  const accounts = (await getItems(ids.map(userKey))).map((item) => family.parse(item));
  return new Map(accounts.map((one) => [one.id, one]));
}
