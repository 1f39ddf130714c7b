import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import {
  findJudge,
  judgeRecordsOf,
  judgeWrites,
  storeJudges,
  swapAnswerWrite,
  swapCreateWrite,
} from './repository.ts';
import { newJudge, type StoredSwap } from './storedJudges.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const at = '2027-01-05T12:00:00.000Z';
const conflict = { code: 'VersionConflict' };
const asked = newJudge('c1', 'coach', at);

it('keeps the first of two answers of a judge and an organiser', async () => {
  await storeJudges(judgeWrites(asked, 0));
  await expect(storeJudges(judgeWrites({ ...asked, state: 'declined' }, 0))).rejects.toMatchObject(conflict);
  await storeJudges(judgeWrites({ ...asked, state: 'accepted', answeredAt: at }, 1));
  const late = { ...asked, state: 'declined' as const, answeredAt: at };
  await expect(storeJudges(judgeWrites(late, 1))).rejects.toMatchObject(conflict);
  expect(await findJudge('c1', 'coach')).toMatchObject({ state: 'accepted', version: 2 });
});

it.each(['accepted', 'declined', 'cancelled'] as const)(
  'answers a proposed swap once, when it was %s first',
  async (first) => {
    const competitionId = `swap ${first}`;
    const swap: StoredSwap = {
      type: 'seatSwap',
      id: 's1',
      competitionId,
      from: 'coach',
      to: 'other',
      panelId: 'p1',
      seat: 0,
      state: 'proposed',
      at,
    };
    await storeJudges([swapCreateWrite(swap)]);
    await storeJudges([swapAnswerWrite(swap, first)]);
    for (const second of ['accepted', 'cancelled'] as const) {
      const seated = judgeWrites({ ...asked, competitionId }, 0);
      const answer = storeJudges([swapAnswerWrite(swap, second), ...seated]);
      await expect(answer).rejects.toMatchObject({ code: 'NotFound' });
    }
    const { swaps, judges } = await judgeRecordsOf(competitionId);
    expect([swaps.map(({ state }) => state), judges]).toEqual([[first], []]);
  },
);
