import { randomUUID } from 'node:crypto';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currentTime } from '../../../../../local/clock.ts';
import type { RunningDynamo } from '../../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../../local/testing/memoryTable.ts';
import { stagedEntry } from '../../../../../local/testing/stagedEntry.ts';
import { NO_LIMITS } from '../../../../../shared/domain/entering/capacity/limits.ts';
import { FamilyPriceConflict, readFamilyShare } from '../pricing/familyPrice.ts';
import { storeNewEntry } from '../submit/storeNewEntry.ts';
import { moveEntry } from './moveEntry.ts';

const CAP = 30_000;

let table: RunningDynamo;
beforeAll(async () => {
  table = await startMemoryTable();
});
afterAll(() => table.close());

it.each([
  ['joins', (own: string, other: string) => [other, own] as const],
  ['leaves', (own: string, other: string) => [own, other] as const],
])('an entry without a cap that %s a family while it enters makes it price again', async (_does, fromTo) => {
  const now = currentTime();
  const staged = await stagedEntry(now);
  const own = staged.accountId;
  const [from, to] = fromTo(own, `other-${randomUUID()}`);
  const options = { limits: NO_LIMITS, idempotency: null };
  const moving = await storeNewEntry({ ...staged, id: ulid(), accountId: from }, options);

  const share = await readFamilyShare(staged, CAP, null);
  const [counted, moved] = from === own ? [11_500, 0] : [0, 11_500];
  expect(share.room).toBe(CAP - counted);
  await moveEntry(moving, { accountId: to, writes: [] }, { action: 'takenOver', by: own, now });

  const skater = { fullName: 'Bo Lake', birthdate: '2015-02-02' };
  const next = { ...staged, ...stagedAs(skater), id: ulid() };
  await expect(storeNewEntry(next, { ...options, family: share })).rejects.toThrow(FamilyPriceConflict);
  expect((await readFamilyShare(staged, CAP, null)).room).toBe(CAP - moved);

  function stagedAs(person: { fullName: string; birthdate: string }) {
    if (staged.kind !== 'individual') throw new Error('One skater');
    return { kind: staged.kind, name: person.fullName, skater: { ...staged.skater, ...person } };
  }
});
