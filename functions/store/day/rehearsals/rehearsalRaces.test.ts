import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { losingAnswers } from '../../../../local/testing/interrupted.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { getItem } from '../../../platform/table/read.ts';
import type { StoredCompetition } from '../../entering/competitions/repository.ts';
import { competitionKey } from '../../keys.ts';
import {
  beginDeleting,
  storeNewRehearsal,
  endDeleting,
  findRehearsal,
  openRehearsal,
  type StoredRehearsal,
} from './repository.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const rehearsalOf = (competitionId: string, id: string): StoredRehearsal => ({
  type: 'rehearsal',
  competitionId,
  id,
  plays: '2027-01-06',
  date: '2027-01-05',
  pace: { factor: 1, from: 0, at: 0 },
  flightIds: [],
  programmes: 0,
  by: 'organiser',
  createdAt: '2027-01-05T12:00:00.000Z',
  state: 'making',
});

const open = (rehearsal: StoredRehearsal) =>
  openRehearsal(rehearsal, {
    id: rehearsal.id,
    state: 'published',
    startDate: '2027-01-05',
  } as StoredCompetition);

it('opens no rehearsal that is deleted while it is made, and its copy is not stored', async () => {
  const rehearsal = rehearsalOf('c1', 'r1');
  await storeNewRehearsal(rehearsal);
  await expect(storeNewRehearsal(rehearsalOf('c1', 'r2'))).rejects.toMatchObject({
    code: 'RehearsalExists',
  });
  await beginDeleting(rehearsal);
  await expect(open(rehearsal)).rejects.toMatchObject({ code: 'NotFound' });
  expect(await getItem(competitionKey('r1'))).toBeUndefined();
  await endDeleting(rehearsal);
  await expect(open(rehearsal)).rejects.toMatchObject({ code: 'NotFound' });
});

it('finds its own rehearsal where it is stored again because the answer got lost', async () => {
  const own = rehearsalOf('c3', 'r1');
  await losingAnswers(() => storeNewRehearsal(own));
  expect(await findRehearsal('c3')).toEqual(own);
});

it('deletes a rehearsal once, and not the one that was made after it', async () => {
  const [first, second] = [rehearsalOf('c2', 'r1'), rehearsalOf('c2', 'r2')];
  await storeNewRehearsal(first);
  await beginDeleting(first);
  await endDeleting(first);
  await storeNewRehearsal(second);
  await open(second);
  await beginDeleting(first);
  await endDeleting(first);
  expect(await findRehearsal('c2')).toMatchObject({ id: 'r2', state: 'ready' });
  expect((await getItem(competitionKey('r2')))?.['state']).toBe('published');
});
