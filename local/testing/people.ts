import { randomUUID } from 'node:crypto';
import { Caller } from './caller.ts';

const DEMO_PASSWORD = 'Rinkside-demo-1';

/** One of the four demo accounts, logged in. */
export async function demoAccount(name: 'superadmin' | 'headcoach' | 'manager' | 'skater'): Promise<Caller> {
  return loggedIn(`${name}@demo.rinkside.example`, DEMO_PASSWORD);
}

export async function loggedIn(email: string, password: string): Promise<Caller> {
  const caller = new Caller();
  await caller.data('logIn', { body: { email, password } });
  return caller;
}

/** A family that signed up a moment ago, logged in. */
export async function newFamily(): Promise<Caller> {
  const email = `family-${randomUUID()}@test.example`;
  const password = 'a password of ours';
  await new Caller().data('signUp', { body: { name: 'Robin Winter', email, password } });
  return loggedIn(email, password);
}
