import { beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../local/testing/caller.ts';
import { demoAccount } from '../local/testing/people.ts';
import { ROLES, type Role } from '../shared/contract/roles.ts';
import { OPERATIONS, routeOf, type Operation } from '../shared/contract/routes.ts';

const ACCOUNTS = {
  SUPER_ADMIN: 'superadmin',
  HEAD_COACH: 'headcoach',
  MANAGER: 'manager',
  SKATER: 'skater',
} as const satisfies Record<Role, string>;

const callers = new Map<Role, Caller>();
let ownCompetition: string;

beforeAll(async () => {
  for (const role of ROLES) callers.set(role, await demoAccount(ACCOUNTS[role]));
  const manager = await callers.get('MANAGER')?.data('currentUser');
  ownCompetition = manager?.competitionId ?? '';
});

const isPublic = (operation: Operation) => routeOf(operation).roles.some((role) => role === 'PUBLIC');

/** 400 and 404 come after access: who gets them was let in. Bodies are empty, so nothing is changed. */
const LET_IN = [200, 400, 404];

async function statusOf(operation: Operation, caller: Caller | undefined, competitionId: string) {
  const { method } = routeOf(operation);
  const reply = await caller?.call(operation, {
    params: { competitionId },
    ...(method !== 'GET' && { body: { competitionId } }),
  });
  return reply?.status;
}

describe.each(OPERATIONS.filter((operation) => operation !== 'logOut'))('%s', (operation) => {
  it('asks who is not logged in to log in, unless it is public', async () => {
    const status = await statusOf(operation, new Caller(), 'none');
    if (isPublic(operation)) expect(LET_IN).toContain(status);
    else expect(status).toBe(401);
  });

  it.each(ROLES)('lets %s in exactly if the contract says so', async (role) => {
    const { roles } = routeOf(operation);
    const may = isPublic(operation) || roles.some((allowed) => allowed === role);
    const status = await statusOf(operation, callers.get(role), ownCompetition);
    expect(LET_IN.includes(status ?? 0), `status ${status}`).toBe(may);
    if (!may) expect(status).toBe(403);
  });
});

describe.each(OPERATIONS.filter((operation) => routeOf(operation).managerOf))('%s', (operation) => {
  it('refuses the manager of another competition', async () => {
    expect(await statusOf(operation, callers.get('MANAGER'), 'another')).toBe(403);
  });
});

it('logs out whoever asks', async () => {
  expect((await new Caller().call('logOut')).status).toBe(200);
});
