import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { interrupted } from '../../../../local/testing/interrupted.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { documentClient } from '../../../platform/table/client.ts';
import { queryAll } from '../../../platform/table/read.ts';
import { putItem } from '../../../platform/table/writes.ts';
import { competitionKey } from '../../keys.ts';
import { schedulePartition } from './keys.ts';
import { deleteOldPlans, deletePlan, storeScheduleDraft } from './planSwitch.ts';
import { findScheduleDraft, StaleDraftError } from './repository.ts';
import type { StoredDraft } from './storedDraft.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

async function newCompetition(): Promise<string> {
  const id = ulid();
  await putItem({ ...competitionKey(id), type: 'competition', id, state: 'published' });
  return id;
}

const EVENTS = 40;

/** A plan whose every part names its seed. */
function planOf({ generation, revision }: StoredDraft, seed: number, now: Date) {
  return {
    generation: generation + 1,
    revision: revision + 1,
    plan: ulid(now.getTime()),
    seed,
    plannedAt: now.toISOString(),
    tracks: [],
    events: Array.from({ length: EVENTS }, (_, index) => ({
      eventId: `event-${index + 1}`,
      version: 1,
      isFrozen: false,
      flights: [{ id: `f${index + 1}`, programmes: [`p${seed}`] }],
    })),
    panels: [],
  };
}

const seedsIn = ({ events }: StoredDraft) => [
  ...new Set(events.flatMap(({ flights }) => flights.flatMap(({ programmes }) => programmes))),
];

const itemsOf = async (competitionId: string) =>
  queryAll({
    KeyConditionExpression: 'pk = :schedule',
    ExpressionAttributeValues: { ':schedule': schedulePartition(competitionId) },
  });

async function plan(competitionId: string, seed: number, now = new Date()): Promise<'stored' | 'stale'> {
  const before = await findScheduleDraft(competitionId);
  const after = planOf(before, seed, now);
  try {
    await storeScheduleDraft(competitionId, before, after, []);
  } catch (error) {
    if (!(error instanceof StaleDraftError)) throw error;
    await deletePlan(competitionId, after.plan, after);
    return 'stale';
  }
  await deleteOldPlans(competitionId, { plan: after.plan, replaced: before.plan }, now);
  return 'stored';
}

it('shows one whole plan at every moment, while several are stored at once', async () => {
  const id = await newCompetition();
  await plan(id, 1);
  let isDone = false;
  const seen: string[][] = [];
  const reader = async () => {
    while (!isDone) {
      const draft = await findScheduleDraft(id);
      seen.push([String(draft.events.length), `p${draft.seed ?? ''}`, ...seedsIn(draft)]);
    }
  };
  const reading = Promise.all([reader(), reader()]);
  const rounds: string[][] = [];
  for (let seed = 10; seed < 40; seed += 10) {
    const plans = [1, 2, 3].map((one) => plan(id, seed + one));
    rounds.push((await Promise.all(plans)).sort());
  }
  isDone = true;
  await reading;
  expect(rounds).toEqual([1, 2, 3].map(() => ['stale', 'stale', 'stored']));
  expect(seen.length).toBeGreaterThan(3);
  for (const [events, seed, ...parts] of seen) expect([events, parts]).toEqual([String(EVENTS), [seed]]);
  expect(await itemsOf(id)).toHaveLength(EVENTS + 1);
});

it('is the plan before or the plan after, whatever broke off; the next one clears away what was left', async () => {
  const id = await newCompetition();
  const now = new Date('2027-01-05T10:00:00Z');
  await plan(id, 1, now);
  const outcomes: string[] = [];
  await interrupted(async () => {
    for (let seed = 2; seed < 8; seed += 1) {
      const { seed: before } = await findScheduleDraft(id);
      await plan(id, seed, now).catch(() => 'broken off');
      const after = await findScheduleDraft(id);
      expect(after.events).toHaveLength(EVENTS);
      expect(seedsIn(after)).toEqual([`p${after.seed ?? ''}`]);
      outcomes.push(after.seed === before ? 'before' : 'after');
    }
  });
  // The answer of the third transaction is lost, and the sixth is not sent.
  expect(outcomes).toEqual(['after', 'after', 'after', 'after', 'after', 'before']);
  expect((await itemsOf(id)).length).toBeGreaterThan(EVENTS + 1);
  await plan(id, 9, new Date(now.getTime() + 3_600_000));
  expect(await itemsOf(id)).toHaveLength(EVENTS + 1);
  expect(seedsIn(await findScheduleDraft(id))).toEqual(['p9']);
});

it('is stored also where the plan before it cannot be deleted now; the next one does it', async () => {
  const id = await newCompetition();
  const now = new Date('2027-01-05T10:00:00Z');
  await plan(id, 1, now);
  documentClient().middlewareStack.add(
    (next, context) => (args) => {
      if (context.commandName === 'DeleteItemCommand') throw new Error('Broken off');
      return next(args);
    },
    { step: 'initialize', name: 'breakDeletes' },
  );
  const outcome = await plan(id, 2, now).finally(() => {
    documentClient().middlewareStack.remove('breakDeletes');
  });
  expect(outcome).toBe('stored');
  expect(await itemsOf(id)).toHaveLength(2 * EVENTS + 1);
  await plan(id, 3, new Date(now.getTime() + 3_600_000));
  expect(await itemsOf(id)).toHaveLength(EVENTS + 1);
});
