import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../../local/testing/memoryTable.ts';
import { LIMITS, WINDOW_SECONDS } from '../../../core/throttling/attempts.ts';
import { countRegistryLookups } from './countRegistryLookups.ts';

const now = new Date('2027-02-01T12:10:00Z');
const nextWindow = new Date(now.getTime() + WINDOW_SECONDS * 1000);
const BIRTHDATE = '2016-03-09';
let dynamo: RunningDynamo;

beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const roster = (first: number, size: number) =>
  Array.from({ length: size }, (_, at) => ({ isi: String(first + at), birthdate: BIRTHDATE }));

it('counts the same people once, however often a form asks about them', async () => {
  const people = roster(1, LIMITS.membersByAccount);
  for (let time = 0; time < 3; time++) await countRegistryLookups('same', people, now);
  const grouped = people.slice(0, 2).map(({ isi, birthdate }) => ({ isi: ` ${isi} `, birthdate }));
  await expect(countRegistryLookups('same', grouped, now)).resolves.toBeUndefined();
});

it('lets an account ask about so many people in a window, and grows no further once that is full', async () => {
  await countRegistryLookups('many', roster(1, LIMITS.membersByAccount), now);
  for (const first of [1001, 2001]) {
    await expect(countRegistryLookups('many', roster(first, 1), now)).rejects.toThrow('TooManyAttempts');
  }
  await expect(countRegistryLookups('another', roster(1001, 1), now)).resolves.toBeUndefined();
  await expect(countRegistryLookups('many', roster(1001, 1), nextWindow)).resolves.toBeUndefined();
});

it('takes some birthdates with one number for slips, and more for a search', async () => {
  const asked = (day: number, at = now) =>
    countRegistryLookups('search', [{ isi: '4711', birthdate: `2016-03-0${String(day)}` }], at);
  for (const day of [1, 2, 3, 4, 5, 5, 1]) await asked(day);
  await expect(asked(6)).rejects.toMatchObject({ code: 'TooManyAttempts' });
  await expect(asked(6, nextWindow)).resolves.toBeUndefined();
});

it('counts nothing where nobody has a number', async () => {
  const people = [{ isi: '', birthdate: BIRTHDATE }];
  for (let time = 0; time <= LIMITS.membersByAccount; time++) await countRegistryLookups('none', people, now);
  await expect(countRegistryLookups('none', roster(1, 1), now)).resolves.toBeUndefined();
});
