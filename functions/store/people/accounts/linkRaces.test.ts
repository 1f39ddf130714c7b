import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { putItem, updateItem } from '../../../platform/table/writes.ts';
import { revokeCoachWrite } from '../coaches/coachAccounts.ts';
import { coachKey } from '../coaches/keys.ts';
import { coachItem, coachWrites } from '../coaches/coachWrites.ts';
import { coachesOfRink, findCoach } from '../coaches/repository.ts';
import { newCoach } from '../coaches/storedCoach.ts';
import { placeholderOfEmailKey, userKey } from '../../keys.ts';
import {
  accountOfEmail,
  createAccount,
  findAccount,
  newAccount,
  replaceAccount,
  replacePasswordHash,
} from './accounts.ts';
import { deleteAccount } from './deleteAccount.ts';
import {
  clearPlaceholder,
  findPlaceholder,
  holdInvitation,
  newPlaceholderWrites,
  placeholderCheck,
  PlaceholderChanged,
  placeholderOfEmail,
  takePlaceholder,
  type Placeholder,
} from './placeholders.ts';
import { superAdministratorWrites } from './superAdministrators.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const now = new Date('2027-01-05T12:00:00Z');
const busy = { code: 'Busy' };

async function stored(fields: Partial<Parameters<typeof newAccount>[0]> = {}, more: object = {}) {
  const email = `${randomUUID()}@test.example`;
  const account = { email, name: 'Robin Lake', role: 'SKATER' as const, passwordHash: 'first', ...fields };
  const user = { ...newAccount(account, now), ...more };
  await createAccount(user);
  return user;
}

it('takes the grant of a coach back once, and not of an account that is connected with another by now', async () => {
  const user = await stored({}, { coachId: 'coach 1' });
  await transact([revokeCoachWrite(user.id, 'coach 1')]);
  const again = transact([revokeCoachWrite(user.id, 'coach 1')]);
  await expect(again).rejects.toMatchObject({ code: 'VersionConflict' });
  const read = await findAccount(user.id);
  if (!read) throw new Error('The account is stored');
  await replaceAccount(
    { ...read, coachId: 'coach 2', version: read.version + 1 },
    () => new Error('Changed'),
  );
  const late = transact([revokeCoachWrite(user.id, 'coach 1')]);
  await expect(late).rejects.toMatchObject({ code: 'VersionConflict' });
  expect((await findAccount(user.id))?.coachId).toBe('coach 2');
});

it('deletes no account whose coach was connected with another meanwhile', async () => {
  const coach = newCoach({ name: 'Cleo Rink', state: 'confirmed' }, now);
  const user = await stored({}, { coachId: coach.id });
  await putItem(coachItem({ ...coach, accountId: user.id }));
  await updateItem(coachKey(coach.id), { update: 'SET accountId = :new', values: { ':new': 'other' } });
  await expect(deleteAccount(user, now)).rejects.toMatchObject(busy);
  expect([await accountOfEmail(user.email), (await findCoach(coach.id))?.accountId]).toEqual([user, 'other']);
});

it('lets a coach go with the account, also in the lists of the rinks', async () => {
  const email = 'lux@test.example';
  const coach = newCoach({ name: 'Lux Ferry', state: 'confirmed', email, rinkIds: ['R1'] }, now);
  const user = await stored({}, { coachId: coach.id });
  await transact(coachWrites({ before: null, after: { ...coach, accountId: user.id } }));
  await deleteAccount(user, now);
  const listed = (await coachesOfRink('R1')).find(({ coachId }) => coachId === coach.id);
  expect(listed?.record).toMatchObject({ hasEmail: true, isConnected: false });
  expect(await findCoach(coach.id)).toMatchObject({ accountId: null, version: 2 });
});

it('deletes no account that changed after it was read', async () => {
  const user = await stored();
  await replaceAccount({ ...user, name: 'Robin Field', version: 2 }, () => new Error('Changed'));
  await expect(deleteAccount(user, now)).rejects.toMatchObject(busy);
  expect((await accountOfEmail(user.email))?.name).toBe('Robin Field');
});

it('keeps the new password of an account whose old one is hashed again at this moment', async () => {
  const user = await stored();
  await replaceAccount({ ...user, passwordHash: 'second', version: 2 }, () => new Error('Changed'));
  await replacePasswordHash(user, 'first, hashed again');
  expect((await findAccount(user.id))?.passwordHash).toBe('second');
});

it('leaves one super administrator of two who are both taken off at once', async () => {
  const users = [await stored({ role: 'SUPER_ADMIN' }), await stored({ role: 'SUPER_ADMIN' })];
  const [first = [], second = []] = await Promise.all(
    users.map((one) => superAdministratorWrites(one, null)),
  );
  await transact(first);
  await expect(transact(second)).rejects.toMatchObject({ code: 'LastSuperAdministrator' });
});

async function newPlaceholder(more: Partial<Placeholder> = {}): Promise<Placeholder> {
  const one: Placeholder = {
    type: 'placeholder',
    id: randomUUID(),
    competitionId: 'c1',
    email: `${randomUUID()}@test.example`,
    name: 'Ada Frost',
    createdAt: now.toISOString(),
    invitedAt: null,
    takenBy: null,
    ...more,
  };
  await transact(newPlaceholderWrites(one));
  return one;
}

const refusals = {
  taken: () => new Error('Taken'),
  otherAddress: () => new Error('Other address'),
  unconfirmed: () => new Error('Unconfirmed'),
};

async function taken(placeholder: Placeholder) {
  const family = await stored({ role: 'SKATER', email: placeholder.email }, { emailVerified: true });
  await takePlaceholder(placeholder, { accountId: family.id, by: family.id }, refusals);
  return family;
}

it('adds no entry to a placeholder whose entries an account has taken over meanwhile', async () => {
  const placeholder = await newPlaceholder();
  await transact([placeholderCheck(placeholder.id)]);
  const family = await taken(placeholder);
  await expect(transact([placeholderCheck(placeholder.id)])).rejects.toBeInstanceOf(PlaceholderChanged);
  await expect(
    takePlaceholder(placeholder, { accountId: 'another', by: 'another' }, refusals),
  ).rejects.toThrow('Taken');
  expect((await findPlaceholder(placeholder.id))?.takenBy).toBe(family.id);
});

it('invites a family by one of two calls that read it, and none that has taken its entries over', async () => {
  const placeholder = await newPlaceholder();
  const held = await Promise.all([1, 2].map(() => holdInvitation(placeholder, 'Kim Lake', now)));
  expect(held.filter((item) => item !== null)).toHaveLength(1);
  const invited = await findPlaceholder(placeholder.id);
  if (!invited) throw new Error('The placeholder is stored');
  await taken(placeholder);
  expect(await holdInvitation(invited, 'Kim Lake', new Date('2027-01-06T12:00:00Z'))).toBeNull();
  expect((await findPlaceholder(placeholder.id))?.invitedAt).toBe(now.toISOString());
});

it('clears its own address when another placeholder of the competition has it by now', async () => {
  const placeholder = await newPlaceholder();
  const later = { ...placeholder, id: randomUUID() };
  await putItem({ ...userKey(later.id), ...later });
  await updateItem(placeholderOfEmailKey('c1', placeholder.email), {
    update: 'SET accountId = :later',
    values: { ':later': later.id },
  });
  await clearPlaceholder(placeholder);
  expect((await placeholderOfEmail('c1', placeholder.email))?.id).toBe(later.id);
  expect((await findPlaceholder(placeholder.id))?.email).toBe('');
});
