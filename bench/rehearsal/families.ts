import { Caller } from '../../local/testing/caller.ts';
import { tokenMailedTo } from './outbox.ts';

export const FAMILIES = 25;

/** Of the family that enters the skaters of these numbers. */
export const addressOf = (index: number) => `rehearsal-${String(index % FAMILIES)}@test.example`;

/** Where the family of a skater reads its mail, by the number in the name. */
export const familyOf = (name: string): string => addressOf(Number(/\d+$/.exec(name)?.[0]));

/** A family with a confirmed address. */
export async function newFamily(origin: string, email: string, name: string): Promise<{ caller: Caller }> {
  const caller = new Caller(origin);
  await caller.data('signUp', { body: { name, email, password: 'a password of ours' } });
  const token = await tokenMailedTo(origin, email);
  await new Caller(origin).data('verifyEmail', { body: { token } });
  return { caller };
}
