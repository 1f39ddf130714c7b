import { randomUUID } from 'node:crypto';
import type { Role } from '../../shared/contract/core/roles.ts';
import { Caller } from './caller.ts';
import { mailedToken } from './outbox.ts';

const DEMO_PASSWORD = 'Rinkside-demo-1';

type DemoName = 'superadmin' | 'headcoach' | 'manager' | 'skater';

/** One log-in for each account and worker, because hashing a password takes a third of a second. */
const demoSessions = new Map<DemoName, Promise<Caller>>();

/** A demo account's caller; all test files of a worker share its session, so a test must not end it. */
export async function demoAccount(name: DemoName): Promise<Caller> {
  const first = demoSessions.get(name) ?? logIn(`${name}@demo.rinkside.example`, DEMO_PASSWORD);
  demoSessions.set(name, first);
  const caller = new Caller();
  try {
    caller.cookie = (await first).cookie;
  } catch (error) {
    // One refused log-in must not fail the files that follow.
    demoSessions.delete(name);
    throw error;
  }
  return caller;
}

export async function logIn(email: string, password: string): Promise<Caller> {
  const caller = new Caller();
  await caller.data('logIn', { body: { email, password } });
  return caller;
}

interface Invited {
  readonly id: string;
  readonly email: string;
  readonly caller: Caller;
}

/** A new account, invited by the demo's super administrator, logged in. */
export async function newInvitedUser(
  role: Exclude<Role, 'SKATER'>,
  assignment: { readonly rinkId?: string; readonly competitionId?: string },
): Promise<Invited> {
  const admin = await demoAccount('superadmin');
  const password = 'chosen by myself';
  const email = `invited-${randomUUID()}@test.example`;
  const { id } = await admin.data('inviteUser', { body: { email, name: 'Kim Lake', role, ...assignment } });
  const token = await mailedToken(email, '/reset-password');
  await new Caller().data('resetPassword', { body: { token, password } });
  return { id, email, caller: await logIn(email, password) };
}

/** Creates an account and leaves it logged out, so that its only sessions are the ones a test starts. */
export async function signUp(email: string, password: string): Promise<void> {
  const caller = new Caller();
  await caller.data('signUp', { body: { name: 'Robin Winter', email, password } });
  await caller.data('logOut');
}

/** Of every new family. */
export const SIGNED_UP_PASSWORD = 'a password of ours';

/** A new family with a confirmed address, in the session that signing up started. */
export async function newFamily(email = `family-${randomUUID()}@test.example`): Promise<Caller> {
  const caller = new Caller();
  await caller.data('signUp', { body: { name: 'Robin Winter', email, password: SIGNED_UP_PASSWORD } });
  const token = await mailedToken(email, '/signup-success');
  await new Caller().data('verifyEmail', { body: { token } });
  return caller;
}

/** Names of accounts repeat, and a page lists 50. */
export async function versionOfAccount(userId: string, role: Role, name: string): Promise<number> {
  const admin = await demoAccount('superadmin');
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { role, search: name, ...(cursor && { cursor }) } as const;
    const { answer } = await admin.call('listUsers', { query });
    const found = answer.data.find(({ id }) => id === userId);
    if (found) return found.version;
    cursor = answer.nextCursor;
  }
  throw new Error('The account is listed');
}
