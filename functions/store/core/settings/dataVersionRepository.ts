import * as z from 'zod/mini';
import { getItem } from '../../../platform/table/read.ts';
import { DATA_VERSION_KEY } from '../../keys.ts';
import { FIRST_DATA_VERSION } from './dataVersion.ts';

const stored = z.object({ version: z.int() });

/** The version of what the table holds. */
export async function storedDataVersion(): Promise<number> {
  return stored.safeParse(await getItem(DATA_VERSION_KEY)).data?.version ?? FIRST_DATA_VERSION;
}
