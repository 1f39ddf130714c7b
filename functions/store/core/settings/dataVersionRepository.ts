import * as z from 'zod/mini';
import { getItem } from '../../../platform/table/read.ts';
import { DATA_VERSION_KEY } from '../../keys.ts';
import { FIRST_DATA_VERSION } from './dataVersion.ts';

const stored = z.object({
  version: z.int(),
  /** The version that a migration has begun to make. */
  underWay: z.optional(z.nullable(z.object({ to: z.int() }))),
});

/** The version of what the table holds, and the newest that some of it may have. */
export async function storedDataVersion(): Promise<{ readonly version: number; readonly newest: number }> {
  const { version, underWay } = stored.safeParse(await getItem(DATA_VERSION_KEY)).data ?? {
    version: FIRST_DATA_VERSION,
  };
  return { version, newest: Math.max(version, underWay?.to ?? version) };
}
