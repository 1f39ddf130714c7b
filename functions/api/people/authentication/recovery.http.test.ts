import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { inOneWindow } from '../../../../local/testing/inOneWindow.ts';
import { mailedToken, mailsTo } from '../../../../local/testing/outbox.ts';
import { logIn, newFamily } from '../../../../local/testing/people.ts';

const password = 'long enough for us';

async function signedUp(): Promise<string> {
  const email = `family-${randomUUID()}@test.example`;
  await new Caller().data('signUp', { body: { name: 'Robin Winter', email, password } });
  return email;
}

describe('a password reset', () => {
  it('works by the mail’s link, once, and ends every session', async () => {
    const email = await signedUp();
    const before = await logIn(email, password);
    const visitor = new Caller();
    expect((await visitor.call('requestPasswordReset', { body: { email } })).status).toBe(200);
    const token = await mailedToken(email, '/reset-password');
    const body = { token, password: 'another long one' };
    const replies = await Promise.all([1, 2].map(() => visitor.call('resetPassword', { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(replies.flatMap(fieldCodes)).toEqual(['token MustValid']);
    expect((await before.call('currentUser')).status).toBe(401);
    await expect(logIn(email, password)).rejects.toThrow('MustCorrect');
    await logIn(email, body.password);
  });

  it('makes the links before it useless', async () => {
    const email = await signedUp();
    const visitor = new Caller();
    await visitor.data('requestPasswordReset', { body: { email } });
    const first = await mailedToken(email, '/reset-password');
    await visitor.data('requestPasswordReset', { body: { email } });
    const second = await mailedToken(email, '/reset-password');
    expect(second).not.toBe(first);
    await visitor.data('resetPassword', { body: { token: second, password: 'another long one' } });
    const old = await visitor.call('resetPassword', { body: { token: first, password: 'and one more' } });
    expect(fieldCodes(old)).toEqual(['token MustValid']);
  });

  it('is never lost to strangers who asked for it: the last mail works, and the own browser gets another', async () => {
    const { asked, mails, own } = await inOneWindow(async () => {
      const email = `family-${randomUUID()}@test.example`;
      const browser = new Caller();
      await browser.data('signUp', { body: { name: 'Robin Winter', email, password } });
      const statuses: number[] = [];
      for (let n = 0; n < 7; n++) {
        statuses.push((await new Caller().call('requestPasswordReset', { body: { email } })).status);
      }
      const resets = async () => (await mailsTo(email)).filter(({ subject }) => subject.includes('password'));
      const sent = (await resets()).length;
      const token = await mailedToken(email, '/reset-password');
      await browser.data('requestPasswordReset', { body: { email } });
      const later = (await resets()).length;
      await new Caller().data('resetPassword', { body: { token, password: 'another long one' } });
      return { asked: statuses, mails: sent, own: later };
    });
    expect(asked).toEqual([200, 200, 200, 200, 200, 200, 200]);
    expect([mails, own]).toEqual([5, 6]);
  });

  it('answers the same for an address that nobody has', async () => {
    const known = await new Caller().call('requestPasswordReset', { body: { email: await signedUp() } });
    const unknown = await new Caller().call('requestPasswordReset', {
      body: { email: `nobody-${randomUUID()}@test.example` },
    });
    expect([unknown.status, unknown.answer]).toEqual([known.status, known.answer]);
  });

  it.each([
    [{}, ['token NotNull', 'password NotNull']],
    [{ token: 'made up', password: 'short' }, ['password MustValid']],
    [{ token: 'made up', password }, ['token MustValid']],
  ])('refuses %j', async (body, expected) => {
    const reply = await new Caller().call('resetPassword', { body });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, ...expected]);
  });
});

describe('a new password', () => {
  it('is not one that everybody has', async () => {
    const body = { name: 'Robin', email: `p-${randomUUID()}@test.example`, password: 'Qwertyuiop' };
    const reply = await new Caller().call('signUp', { body });
    expect(reply.problem.errors).toEqual([
      { field: 'password', code: 'MustUncommon', message: 'Password too common' },
    ]);
  });
});

describe('a new password of words that everybody expects here', () => {
  it.each(['Rinkside-2027!', 'figure skating 1', 'Robin.Winter99', 'winterrobin2027'])(
    'is not %j',
    async (word) => {
      const email = `robin.winter@${randomUUID()}.example`;
      const reply = await new Caller().call('signUp', {
        body: { name: 'Robin Winter', email, password: word },
      });
      expect(fieldCodes(reply)).toEqual(['password MustUncommon']);
    },
  );

  it('may have them among others', async () => {
    const body = {
      name: 'Robin Winter',
      email: `p-${randomUUID()}@test.example`,
      password: 'Robin waltzes at Rinkside',
    };
    expect((await new Caller().call('signUp', { body })).status).toBe(201);
  });

  it('is refused of an account that changes it, too', async () => {
    const family = await newFamily();
    const { name } = await family.data('currentUser');
    const body = { currentPassword: 'a password of ours', password: `${name} Rinkside 2027` };
    expect(fieldCodes(await family.call('changePassword', { body }))).toEqual(['password MustUncommon']);
  });
});

describe('the address', () => {
  it('is verified by the mail’s link, once', async () => {
    const email = await signedUp();
    const family = await logIn(email, password);
    expect((await family.data('myAccount')).emailVerified).toBe(false);
    const token = await mailedToken(email, '/signup-success');
    const verified = await new Caller().data('verifyEmail', { body: { token } });
    expect(verified.email).toBe(email);
    expect((await family.data('myAccount')).emailVerified).toBe(true);
    const again = await new Caller().call('verifyEmail', { body: { token } });
    expect(fieldCodes(again)).toEqual(['token MustValid']);
  });
});

describe('signing up and deleting again', () => {
  it('has the owner of an address mailed five times, and then no more', async () => {
    const { email, sixth } = await inOneWindow(async () => {
      const body = { name: 'Robin Winter', email: `family-${randomUUID()}@test.example`, password };
      for (let n = 0; n < 5; n++) {
        await new Caller().data('signUp', { body });
        const stranger = await logIn(body.email, password);
        await stranger.data('deleteMyAccount', { body: { currentPassword: password } });
      }
      return { email: body.email, sixth: await new Caller().call('signUp', { body }) };
    });
    expect([sixth.status, sixth.problem.code]).toEqual([429, 'TooManyAttempts']);
    const asked = (await mailsTo(email)).filter(({ subject }) => subject === 'Confirm your email address');
    expect(asked).toHaveLength(5);
  });
});

describe('guessing', () => {
  it('is stopped after ten wrong passwords, with the time to wait, and the right one waits too', async () => {
    const email = await signedUp();
    const wrong = { email, password: 'not this one' };
    const codes: number[] = [];
    for (let n = 0; n < 11; n++) codes.push((await new Caller().call('logIn', { body: wrong })).status);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const right = await new Caller().call('logIn', { body: { email, password } });
    expect(right.problem).toMatchObject({ status: 429, code: 'TooManyAttempts' });
    const seconds = right.problem.retryAfterSeconds ?? 0;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(right.headers.get('retry-after')).toBe(String(seconds));
  });
});
