import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { DEFAULT_JUDGING_RULES } from '../../../../shared/domain/entering/judgingRules/defaultRules.ts';
import { USUAL_RULES } from '../../../../shared/domain/planning/ice/iceRules.ts';
import { putItem, updateItem } from '../../../platform/table/writes.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { awardsOf, replaceAwards } from '../../day/awards/repository.ts';
import { findIce, iceMoveWrites, replaceIce } from '../ice/repository.ts';
import { judgingRulesOf, replaceJudgingRules } from '../judgingRules/repository.ts';
import { competitionKey } from '../../keys.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const author = { by: 'organiser', at: new Date('2027-01-05T12:00:00Z') };
const days = { startDate: '2027-01-06', endDate: '2027-01-07' };
const moved = { startDate: '2027-02-06', endDate: '2027-02-07' };
const conflict = { code: 'VersionConflict' };

async function newCompetition(id: string): Promise<string> {
  await putItem({ ...competitionKey(id), type: 'competition', id, state: 'published', ...days });
  return id;
}

const setCompetition = (id: string, state: string, { startDate }: typeof days) =>
  updateItem(competitionKey(id), {
    update: 'SET #state = :state, startDate = :start',
    names: { '#state': 'state' },
    values: { ':state': state, ':start': startDate },
  });

/** Each kind has one item in a competition: how it is read, and written over what was read with a number that tells it. */
const KINDS = [
  {
    kind: 'the ice',
    read: findIce,
    store: async (id: string, before: unknown, mark: number) => {
      const stored = before as Awaited<ReturnType<typeof findIce>>;
      const rules = { ...USUAL_RULES, resurfacingMinutes: mark };
      const after = { competitionId: id, surfaces: [], rules, version: (stored?.version ?? 0) + 1 };
      await replaceIce(stored, after, days, author);
    },
    markOf: async (id: string) => (await findIce(id))?.rules.resurfacingMinutes,
  },
  {
    kind: 'the awards',
    read: awardsOf,
    store: async (id: string, before: unknown, mark: number) => {
      const stored = before as Awaited<ReturnType<typeof awardsOf>>;
      await replaceAwards(id, stored, { ...stored, version: stored.version + 1, sparePercent: mark });
    },
    markOf: async (id: string) => (await awardsOf(id)).sparePercent,
  },
  {
    kind: 'the judging rules',
    read: judgingRulesOf,
    store: async (id: string, before: unknown, mark: number) => {
      const { version } = before as Awaited<ReturnType<typeof judgingRulesOf>>;
      const rules = { ...DEFAULT_JUDGING_RULES, most: mark };
      await replaceJudgingRules(id, { rules, version }, { rules, version: version + 1 }, author);
    },
    markOf: async (id: string) => (await judgingRulesOf(id)).rules.most,
  },
];

describe.each(KINDS)('of two organisers who save $kind at once', ({ kind, read, store, markOf }) => {
  it('the second is refused, and saves over the first once it has read that', async () => {
    const id = await newCompetition(`two ${kind}`);
    for (const round of [10, 15]) {
      const seen = await read(id);
      await store(id, seen, round);
      await expect(store(id, seen, round + 1)).rejects.toMatchObject(conflict);
      expect(await markOf(id)).toBe(round);
    }
    await store(id, await read(id), 12);
    expect(await markOf(id)).toBe(12);
  });

  it('nobody saves once the competition is archived', async () => {
    const id = await newCompetition(`over ${kind}`);
    await store(id, await read(id), 10);
    const seen = await read(id);
    await setCompetition(id, 'archived', days);
    await expect(store(id, seen, 12)).rejects.toMatchObject({ code: 'CompetitionArchived' });
    expect(await markOf(id)).toBe(10);
  });
});

describe('ice whose days move', () => {
  const iceOf = (competitionId: string, version: number) => ({
    competitionId,
    surfaces: [
      { id: 'a', name: 'Main ice', days: [{ date: '2027-01-06', opens: '07:00', closes: '21:00' }] },
    ],
    rules: USUAL_RULES,
    version,
  });

  it('is not saved for days that the competition no longer has', async () => {
    const id = await newCompetition('moved');
    await setCompetition(id, 'published', moved);
    await expect(replaceIce(null, iceOf(id, 1), days, author)).rejects.toMatchObject(conflict);
    expect(await findIce(id)).toBeNull();
  });

  it('moves as it is: hours that were saved meanwhile make the move void', async () => {
    const id = await newCompetition('moving');
    const withoutIce = await iceMoveWrites(id, days, moved, author);
    await replaceIce(null, iceOf(id, 1), days, author);
    await expect(transact(withoutIce)).rejects.toMatchObject(conflict);
    const read = await iceMoveWrites(id, days, moved, author);
    await replaceIce(iceOf(id, 1), iceOf(id, 2), days, author);
    await expect(transact(read)).rejects.toMatchObject(conflict);
    expect(await findIce(id)).toMatchObject(iceOf(id, 2));
    await transact(await iceMoveWrites(id, days, moved, author));
    expect((await findIce(id))?.surfaces[0]?.days[0]?.date).toBe('2027-02-06');
  });
});
