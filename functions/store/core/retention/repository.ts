import * as z from 'zod/mini';
import { getItem, getItems } from '../../../platform/table/read.ts';
import { putItem, updateItem } from '../../../platform/table/writes.ts';
import { clearingKey, RETENTION_KEY } from './keys.ts';

/** How far the job has come with a list that it passes through again and again. */
const progress = z.object({
  /** The cursor of the next page; null once the pass has ended. */
  place: z.nullable(z.string()),
  /** The UTC instant of the last page. */
  at: z.string(),
});

export type RetentionProgress = z.output<typeof progress>;

const lastRun = z.object({ at: z.string(), deleted: z.record(z.string(), z.number()) });

export type StoredRetentionRun = z.output<typeof lastRun>;

const stored = z.object({ accounts: z.optional(progress), lastRun: z.optional(lastRun) });

/** The pass through the accounts and the last run; both absent before the first. */
export async function retentionState(): Promise<z.output<typeof stored>> {
  return stored.parse((await getItem(RETENTION_KEY)) ?? {});
}

export async function saveAccountProgress(accounts: RetentionProgress): Promise<void> {
  await updateItem(RETENTION_KEY, {
    update: 'SET #type = :type, accounts = :accounts',
    names: { '#type': 'type' },
    values: { ':type': 'retention', ':accounts': accounts },
  });
}

export async function saveRetentionRun(run: StoredRetentionRun): Promise<void> {
  await updateItem(RETENTION_KEY, {
    update: 'SET #type = :type, lastRun = :run',
    names: { '#type': 'type' },
    values: { ':type': 'retention', ':run': run },
  });
}

const clearing = z.extend(progress, {
  competitionId: z.string(),
  /** As it was then: a competition that has moved since is looked through from its beginning. */
  endDate: z.string(),
});

export type Clearing = z.output<typeof clearing>;

/** How far the job has come with these competitions, by id. */
export async function clearingOf(competitionIds: readonly string[]): Promise<Map<string, Clearing>> {
  const items = (await getItems(competitionIds.map(clearingKey), true)).map((item) => clearing.parse(item));
  return new Map(items.map((one) => [one.competitionId, one]));
}

export async function saveClearing(one: Clearing): Promise<void> {
  await putItem({ ...clearingKey(one.competitionId), type: 'clearing', ...one });
}
