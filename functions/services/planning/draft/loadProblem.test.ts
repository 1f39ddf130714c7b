import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { stagedEntry } from '../../../../local/testing/stagedEntry.ts';
import { putItem } from '../../../platform/table/writes.ts';
import { competitionItem, getCompetition } from '../../../store/entering/competitions/repository.ts';
import { entryItem } from '../../../store/entering/entries/items.ts';
import { listRowItem } from '../../../store/entering/entries/listRows.ts';
import { loadProblem } from './loadProblem.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

it('plans an entered event that the form no longer has, under the format that the entry names', async () => {
  const staged = await stagedEntry(new Date(), { events: 1 });
  const [event] = staged.events;
  if (!event) throw new Error('The entry has an event');
  const left = { ...event, id: 'waltz.waltz-1', formatId: 'f-renamed', format: 'Waltz', level: 'Waltz 1' };
  const { competitionId } = staged;
  const competition = await getCompetition(competitionId);
  await putItem(competitionItem({ ...competition, entryRows: true }));
  const problemWith = async (events: typeof staged.events) => {
    const entry = { ...staged, events };
    await putItem(entryItem(entry));
    await putItem(listRowItem(entry));
    const { events: all, programmes } = await loadProblem(competitionId);
    return { all, programmes: programmes.map(({ id }) => id) };
  };
  const offered = await problemWith([event]);
  expect(offered.programmes).toEqual([`${staged.id}.${event.id}`]);
  expect(await problemWith([event, left])).toEqual({
    all: [
      ...offered.all,
      { id: left.id, formatId: 'f-renamed', format: 'Waltz', level: 'Waltz 1', entry: 'individual' },
    ],
    programmes: [`${staged.id}.${event.id}`, `${staged.id}.${left.id}`],
  });
});
