import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { stagedEntry } from '../../../../local/testing/stagedEntry.ts';
import {
  ADA,
  BO,
  coupleEntry,
  individualEntry,
  storedEvent,
  teamEntry,
} from '../../../../local/testing/storedEntries.ts';
import { putItem } from '../../../platform/table/writes.ts';
import { competitionItem, getCompetition } from '../../../store/entering/competitions/repository.ts';
import { entryItem } from '../../../store/entering/entries/items.ts';
import { listRowItem } from '../../../store/entering/entries/listRows.ts';
import { announcedSkaters } from './announcedSkaters.ts';
import { competitionProgrammes } from './competitionProgrammes.ts';
import { programmeEntries } from './programmeEntries.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

it('gives the same programmes and people from list rows as from whole entries', async () => {
  const { competitionId } = await stagedEntry(new Date());
  const competition = await getCompetition(competitionId);
  const aria = [storedEvent('freestyle.1', { musicTitle: 'Aria' }), storedEvent('freestyle.2')];
  const entries = [
    individualEntry({ id: 'e1', competitionId, skater: { ...ADA, sayAs: 'AH-da' }, events: aria }),
    individualEntry({ id: 'e2', competitionId, name: BO.fullName, skater: BO, state: 'withdrawn' }),
    individualEntry({ id: 'e3', competitionId, name: 'Deleted account', country: '' }),
    teamEntry({ id: 'e4', competitionId, sayAs: 'ice owls' }),
    coupleEntry({ id: 'e5', competitionId, events: [storedEvent('couple.1'), storedEvent('solo.1')] }),
  ];
  for (const entry of entries) {
    await putItem(entryItem(entry));
    await putItem(listRowItem(entry));
  }
  const whole = competitionProgrammes(competitionId, entries, []);
  expect(whole.programmes).toHaveLength(6);
  for (const entryRows of [false, true]) {
    await putItem(competitionItem({ ...competition, entryRows }));
    const read = await programmeEntries(competitionId);
    expect(competitionProgrammes(competitionId, read, [])).toEqual(whole);
    // What only whole entries have was read for dances alone.
    expect(read.filter((entry) => 'pricing' in entry)).toHaveLength(entryRows ? 1 : 5);
    const skaters = await announcedSkaters(competitionId);
    expect([...skaters].map(([id, { name, sayAs }]) => [id, name, sayAs])).toEqual([
      ['e1.freestyle.1', 'Ada Frost', 'AH-da'],
      ['e1.freestyle.2', 'Ada Frost', 'AH-da'],
      ['e4.team.1', 'Ice Owls', 'ice owls'],
      ['e5.couple.1', 'Ada Frost & Bo Lake', 'AH-da & Bo Lake'],
      ['e5.solo.1', 'Ada Frost', 'AH-da'],
    ]);
  }
});
