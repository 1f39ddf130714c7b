import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { putItem } from '../../../platform/table/writes.ts';
import { coachWrites } from '../../../store/people/coaches/coachWrites.ts';
import { rinkCoachKey } from '../../../store/people/coaches/keys.ts';
import { newCoach, type StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { loadCoaches } from './loadCoaches.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const now = new Date('2027-01-05T12:00:00Z');
const DAYS = ['2027-02-06'];
const judging = [{ certificate: 'gold' as const, date: '2026-01-01', expiry: '2028-01-01' }];

async function stored(name: string, fields: Partial<StoredCoach> = {}): Promise<StoredCoach> {
  const coach = { ...newCoach({ name, state: 'confirmed', rinkIds: ['R1'] }, now), ...fields };
  await transact(coachWrites({ before: null, after: coach }));
  return coach;
}

const pupilOf = ({ id }: StoredCoach) => ({ coachId: id, rinkId: 'R1' });

it('knows coaches from the lists of the rinks as from their records', async () => {
  const ada = await stored('Ada Moss', { certificates: judging, email: 'ada@test.example' });
  const ben = await stored('Ben Reed', { certificates: judging, accountId: 'account' });
  await stored('Cal Finch');
  const waiting = await stored('Dee Lark', { state: 'awaiting', certificates: judging });
  const older = await stored('Eve Wren', { certificates: judging });
  const { name, state } = older;
  await putItem({ ...rinkCoachKey('R1', older.id), type: 'rinkCoach', coachId: older.id, name, state });
  const merged = await stored('B. Reed', { state: 'merged', mergedInto: ben.id });
  const elsewhere = await stored('Flo Dale', { rinkIds: ['R2'] });
  const programmes = [merged, elsewhere, waiting].map(pupilOf);

  const loaded = await loadCoaches(programmes, DAYS, []);

  const coaches = loaded.planCoaches.map(({ id, rinkId, certificates }) => ({ id, rinkId, certificates }));
  expect(coaches).toEqual([
    { id: ada.id, rinkId: 'R1', certificates: ['gold'] },
    { id: ben.id, rinkId: 'R1', certificates: ['gold'] },
    { id: waiting.id, rinkId: 'R1', certificates: [] },
    { id: older.id, rinkId: 'R1', certificates: ['gold'] },
    { id: elsewhere.id, rinkId: null, certificates: [] },
  ]);
  expect(loaded.current(merged.id)).toBe(ben.id);
  const reach = (id: string) => {
    const { hasEmail, isConnected } = loaded.known.get(id) ?? {};
    return { hasEmail, isConnected };
  };
  expect(reach(ada.id)).toEqual({ hasEmail: true, isConnected: false });
  expect(reach(ben.id)).toEqual({ hasEmail: true, isConnected: true });
  expect(reach(older.id)).toEqual({ hasEmail: false, isConnected: false });
});

it('follows each change of a coach', async () => {
  const before = await stored('Gus Hale', { email: 'gus@test.example' });
  const change = { certificates: judging, email: null, professional: '4711', version: 2 };
  await transact(coachWrites({ before, after: { ...before, ...change } }));
  const { known } = await loadCoaches([pupilOf(before)], DAYS, []);
  expect(known.get(before.id)).toMatchObject({
    certificates: judging,
    professional: '4711',
    hasEmail: false,
  });
});
