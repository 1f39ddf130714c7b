import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { mailedLink, mailedToken } from '../../../../local/testing/outbox.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { authenticatorCode } from '../../../../local/testing/secondFactors.ts';

const newAddress = () => `Parent-${randomUUID()}@Test.example`;
const password = 'long enough for us';

describe('signUp', () => {
  it('makes a family account, whose address is its own however it is typed', async () => {
    const visitor = new Caller();
    const email = newAddress();
    const first = await visitor.call('signUp', { body: { name: ' Robin  ', email, password } });
    expect(first.status).toBe(201);
    expect(first.answer.data).toMatchObject({
      name: 'Robin',
      email: email.toLowerCase(),
      role: 'SKATER',
      competitionId: null,
      rinkId: null,
    });
    expect(JSON.stringify(first.answer)).not.toMatch(/password|scrypt/i);
    const second = await visitor.call('signUp', {
      body: { name: 'X', email: email.toUpperCase(), password },
    });
    expect(second.status).toBe(400);
    expect(second.problem.errors).toEqual([
      { field: 'email', code: 'AlreadyExist', message: 'Email already exist' },
    ]);
  });

  it('gives an address to one of twenty that ask at once', async () => {
    const body = { name: 'Robin', email: newAddress(), password };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => new Caller().call('signUp', { body })),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    // On a machine that is busy for a minute some are still asked to come back: then the address is taken.
    expect(statuses.filter((status) => ![201, 400, 503].includes(status))).toEqual([]);
    const later = await new Caller().call('signUp', { body });
    expect(fieldCodes(later)).toEqual(['email AlreadyExist']);
  });

  it.each([
    [{}, ['name NotNull', 'email NotNull', 'password NotNull']],
    [
      { name: ' ', email: '\t', password: '          ' },
      ['name NotNull', 'email NotNull', 'password NotNull'],
    ],
    [{ name: 1, email: [], password: {} }, ['name MustValid', 'email MustValid', 'password MustValid']],
    [{ name: 'A', email: 'a@b', password: 'short' }, ['email MustEmail', 'password MustValid']],
    [{ name: 'A', email: 'a@b.example', password, role: 'SUPER_ADMIN' }, ['role MustValid']],
  ])('refuses %j', async (body, expected) => {
    const reply = await new Caller().call('signUp', { body });
    expect(reply.status).toBe(400);
    expect(fieldCodes(reply)).toEqual(expected);
  });

  it('refuses what is no JSON and takes what is no object for an empty one', async () => {
    const broken = await new Caller().call('signUp', { body: '{"name":' });
    expect([broken.status, broken.problem.code]).toEqual([400, 'MalformedRequest']);
    expect(broken.headers.get('content-type')).toContain('application/problem+json');
    const list = await new Caller().call('signUp', { body: '[1]' });
    expect(fieldCodes(list)).toContain('email NotNull');
  });
});

describe('the session of a sign-up', () => {
  const person = () => ({ name: 'Robin', email: newAddress().toLowerCase(), password });

  it('begins at once, for the new account alone', async () => {
    const visitor = new Caller();
    const body = person();
    const made = await visitor.data('signUp', { body });
    expect(visitor.cookie).toMatch(/^rinkside-session=/);
    expect(await visitor.data('currentUser')).toMatchObject({ id: made.id, role: 'SKATER' });
    expect((await visitor.data('myAccount')).emailVerified).toBe(false);

    const stranger = new Caller();
    const taken = await stranger.call('signUp', { body: { ...body, password: 'guessed by a stranger' } });
    expect(fieldCodes(taken)).toEqual(['email AlreadyExist']);
    // Not even with the right password: that is what log-in is for, with its limits.
    expect(fieldCodes(await stranger.call('signUp', { body }))).toEqual(['email AlreadyExist']);
    expect(stranger.cookie).toBeNull();
  });

  it('begins for a repeat of the call too, whose first answer was lost', async () => {
    const body = person();
    const headers = { 'idempotency-key': randomUUID() };
    const lost = await new Caller().data('signUp', { body, headers });
    const again = new Caller();
    expect((await again.data('signUp', { body, headers })).id).toBe(lost.id);
    expect(await again.data('currentUser')).toMatchObject({ id: lost.id });
    const guess = new Caller();
    const refused = await guess.call('signUp', {
      body: { ...body, password: 'guessed by a stranger' },
      headers,
    });
    expect([refused.problem.code, guess.cookie]).toEqual(['IdempotencyKeyReused', null]);
  });

  it('never begins for a repeat once the account has a second factor', async () => {
    const body = person();
    const headers = { 'idempotency-key': randomUUID() };
    const owner = new Caller();
    await owner.data('signUp', { body, headers });
    const { challenge, secret } = await owner.data('beginAuthenticator', {
      body: { currentPassword: password },
    });
    await owner.data('addAuthenticator', { body: { challenge, code: await authenticatorCode(secret) } });
    const again = new Caller();
    expect(fieldCodes(await again.call('signUp', { body, headers }))).toEqual(['email AlreadyExist']);
    expect(again.cookie).toBeNull();
  });

  it('ends like every other when the owner of the address sets a password', async () => {
    const stranger = new Caller();
    const body = person();
    await stranger.data('signUp', { body });
    await new Caller().data('requestPasswordReset', { body: { email: body.email } });
    const token = await mailedToken(body.email, '/reset-password');
    await new Caller().data('resetPassword', { body: { token, password: 'the owner is here now' } });
    expect((await stranger.call('currentUser')).status).toBe(401);
  });

  it('mails a link that leads back to the competition', async () => {
    const body = person();
    await new Caller().data('signUp', { body: { ...body, competitionId: '01KDEM0MEET000000000000001' } });
    const link = await mailedLink(body.email, '/signup-success');
    expect(link.searchParams.get('competition')).toBe('01KDEM0MEET000000000000001');
    expect(link.origin).toBe(inject('origin'));
    const strange = await new Caller().call('signUp', { body: { ...person(), competitionId: 7 } });
    expect(fieldCodes(strange)).toEqual(['competitionId MustValid']);
  });
});

describe('a session', () => {
  it('begins with log-in, answers who is there, and ends with log-out', async () => {
    const family = await newFamily();
    const user = await family.data('currentUser');
    expect(user).toMatchObject({ role: 'SKATER', name: 'Robin Winter', competitionId: null, rinkId: null });
    await family.data('logOut');
    expect((await family.call('currentUser')).status).toBe(401);
  });

  it('knows the demo accounts with what they are bound to', async () => {
    const manager = await (await demoAccount('manager')).data('currentUser');
    expect(manager).toMatchObject({ role: 'MANAGER', competitionId: expect.any(String) });
    const coach = await (await demoAccount('headcoach')).data('currentUser');
    expect(coach).toMatchObject({ role: 'HEAD_COACH', rinkId: expect.any(String) });
  });

  it('lives in a cookie that no script and no other site can use', async () => {
    const reply = await new Caller().call('logIn', {
      body: { email: 'SKATER@demo.rinkside.example', password: 'Rinkside-demo-1' },
    });
    const cookie = reply.headers.getSetCookie().find((set) => set.includes('session'));
    expect(cookie).toMatch(/^rinkside-session=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is not believed when it is forged', async () => {
    const family = await newFamily();
    const [header, , signature] = family.cookie?.split('.') ?? [];
    const claims = Buffer.from(JSON.stringify({ sub: 'x', version: 1, iat: 1, exp: 4e9 })).toString(
      'base64url',
    );
    for (const forged of [`${header}.${claims}.${signature}`, 'rinkside-session=none', 'rinkside-session=']) {
      family.cookie = forged;
      expect((await family.call('currentUser')).status).toBe(401);
    }
  });
});

describe('logIn', () => {
  const email = 'skater@demo.rinkside.example';

  it.each([
    [{}, ['email NotNull', 'password NotNull']],
    [{ email: 'nobody@test.example', password }, ['email MustExist']],
    [{ email, password: 'wrong password' }, ['password MustCorrect']],
    [{ email, password: 5 }, ['password MustCorrect']],
  ])('refuses %j', async (body, expected) => {
    const reply = await new Caller().call('logIn', { body });
    expect(reply.status).toBe(400);
    expect(fieldCodes(reply)).toEqual(expected);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });
});

describe('calls that change something', () => {
  const body = { email: 'skater@demo.rinkside.example', password: 'Rinkside-demo-1' };

  it('are refused from another site, and without a sign of our own page', async () => {
    const foreign = await new Caller().call('logIn', { body, headers: { origin: 'https://evil.example' } });
    expect([foreign.status, foreign.problem.code]).toEqual([403, 'ForeignOrigin']);
    const bare = await new Caller().call('logIn', { body, headers: { 'x-requested-with': '' } });
    expect(bare.status).toBe(403);
  });

  it('are taken with our own origin', async () => {
    const reply = await new Caller().call('logIn', {
      body,
      headers: { 'x-requested-with': '', origin: inject('origin') },
    });
    expect(reply.status).toBe(200);
  });

  it('are refused 401 before 403 before 400', async () => {
    const nobody = await new Caller().call('createRink', { headers: { origin: 'https://evil.example' } });
    expect(nobody.status).toBe(401);
    const family = await newFamily();
    expect((await family.call('createRink', { body: {} })).status).toBe(403);
  });
});
