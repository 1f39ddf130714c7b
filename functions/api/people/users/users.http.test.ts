import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { newCompetition } from '../../../../local/testing/competitions.ts';
import { mailedToken } from '../../../../local/testing/outbox.ts';
import { demoAccount, logIn } from '../../../../local/testing/people.ts';
import type { User } from '../../../../shared/contract/people/accounts/users.ts';

let admin: Caller;
let rinkId: string;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
  rinkId = (await admin.data('listRinks'))[0]?.id ?? '';
});

const password = 'chosen by myself';
const coachBody = () => ({
  email: `coach-${randomUUID()}@test.example`,
  name: `Coach ${randomUUID()}`,
  role: 'HEAD_COACH',
  rinkId,
});

async function accepted(user: User): Promise<Caller> {
  const token = await mailedToken(user.email, '/reset-password');
  await new Caller().data('resetPassword', { body: { token, password } });
  return logIn(user.email, password);
}

const change = ({ name, role, rinkId, competitionId, active, version }: User) => ({
  name,
  role,
  rinkId,
  competitionId,
  active,
  version,
});

describe('an invitation', () => {
  it('lets a head coach choose a password by the mail’s link and see the own rink’s work', async () => {
    const user = await admin.data('inviteUser', { body: coachBody() });
    expect(user).toMatchObject({ role: 'HEAD_COACH', rinkId, invitation: 'sent', emailVerified: false });
    const coach = await accepted(user);
    expect(await coach.data('currentUser')).toMatchObject({ role: 'HEAD_COACH', rinkId });
    const listed = await admin.data('listUsers', { query: { role: 'HEAD_COACH', search: user.name } });
    expect(listed).toMatchObject([{ id: user.id, invitation: 'accepted', emailVerified: true }]);
  });

  it('binds a manager to one competition', async () => {
    const { competition } = await newCompetition();
    const body = { ...coachBody(), role: 'MANAGER', competitionId: competition.id };
    const manager = await accepted(await admin.data('inviteUser', { body }));
    expect(await manager.data('currentUser')).toMatchObject({
      role: 'MANAGER',
      rinkId: null,
      competitionId: competition.id,
    });
  });

  it('sent again makes the first link useless', async () => {
    const user = await admin.data('inviteUser', { body: coachBody() });
    const first = await mailedToken(user.email, '/reset-password');
    await admin.data('resendInvitation', { params: { userId: user.id } });
    const old = await new Caller().call('resetPassword', { body: { token: first, password } });
    expect(fieldCodes(old)).toEqual(['token MustValid']);
    await accepted(user);
    const again = await admin.call('resendInvitation', { params: { userId: user.id } });
    expect(again.status).toBe(404);
  });

  it.each([
    [{}, ['email NotNull', 'name NotNull', 'role NotNull']],
    [{ email: 'a@b.example', name: 'A', role: 'SKATER' }, ['role MustValid']],
    [{ email: 'a@b.example', name: 'A', role: 'HEAD_COACH' }, ['rinkId NotNull']],
    [{ email: 'a@b.example', name: 'A', role: 'HEAD_COACH', rinkId: 'none' }, ['rinkId MustExist']],
    [{ email: 'a@b.example', name: 'A', role: 'MANAGER' }, ['competitionId NotNull']],
    [{ email: 'skater@demo.rinkside.example', name: 'A', role: 'SUPER_ADMIN' }, ['email AlreadyExist']],
  ])('refuses %j', async (body, expected) => {
    const reply = await admin.call('inviteUser', { body });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, ...expected]);
  });
});

describe('who is invited and asks for a reset instead', () => {
  it('has accepted', async () => {
    const user = await admin.data('inviteUser', { body: coachBody() });
    await new Caller().data('requestPasswordReset', { body: { email: user.email } });
    await accepted(user);
    const [listed] = await admin.data('listUsers', { query: { role: 'HEAD_COACH', search: user.name } });
    expect(listed).toMatchObject({ id: user.id, invitation: 'accepted' });
  });
});

describe('a change of role or state', () => {
  it('ends that person’s sessions at once, and a deactivated one cannot log in', async () => {
    const user = await admin.data('inviteUser', { body: coachBody() });
    const coach = await accepted(user);
    const [current] = await admin.data('listUsers', { query: { role: 'HEAD_COACH', search: user.name } });
    if (!current) throw new Error('The coach is not listed');
    const params = { userId: user.id };
    const body = { ...change(current), active: false };
    expect((await admin.data('updateUser', { params, body })).active).toBe(false);
    expect((await coach.call('currentUser')).status).toBe(401);
    await expect(logIn(user.email, password)).rejects.toThrow('MustExist');
    expect((await admin.call('updateUser', { params, body })).status).toBe(409);
  });

  it('is not made by anybody to the own account', async () => {
    const { id } = await admin.data('currentUser');
    const users = await admin.data('listUsers', { query: { role: 'SUPER_ADMIN' } });
    const own = users.find((user) => user.id === id);
    if (!own) throw new Error('The own account is not listed');
    const params = { userId: id };
    const stepped = await admin.call('updateUser', { params, body: { ...change(own), role: 'SKATER' } });
    expect(fieldCodes(stepped)).toEqual(['role MustEnabled']);
    const left = await admin.call('updateUser', { params, body: { ...change(own), active: false } });
    expect(fieldCodes(left)).toEqual(['active MustEnabled']);
  });
});

describe('listUsers', () => {
  it('comes by role and name, or role by role', async () => {
    const skaters = await admin.data('listUsers', { query: { role: 'SKATER' } });
    expect(skaters.length).toBe(50);
    expect(skaters.every(({ role }) => role === 'SKATER')).toBe(true);
    const first = await admin.call('listUsers');
    expect(first.answer.data.every(({ role }) => role === 'SUPER_ADMIN')).toBe(true);
    const second = await admin.call('listUsers', { query: { cursor: first.answer.nextCursor ?? '' } });
    expect(second.answer.data[0]?.role).toBe('HEAD_COACH');
    const forged = await admin.call('listUsers', { query: { cursor: 'NOBODY.' } });
    expect(fieldCodes(forged)).toEqual(['cursor MustValid']);
  });
});
