import { describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { mailedToken, mailsTo } from '../../../../local/testing/outbox.ts';
import { logIn, newFamily } from '../../../../local/testing/people.ts';
import {
  authenticatorCode,
  FAMILY_PASSWORD,
  newAddress,
  passwordStep,
  withAuthenticator,
  wrongCode,
} from '../../../../local/testing/secondFactors.ts';

const body = { currentPassword: FAMILY_PASSWORD };
const NOT_IT = { currentPassword: 'not this one' };

const byCode = (challenge: string, code: string) => ({ method: 'authenticator', challenge, code });

const byRecovery = (challenge: string, code = '') => ({ method: 'recoveryCode', challenge, code });

async function subjectsTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ subject }) => subject);
}

describe('an authenticator app', () => {
  it('is set up with the password and a code of it; other sessions end, and the owner hears of it', async () => {
    const email = await newAddress();
    const [other, caller] = [await logIn(email, FAMILY_PASSWORD), await logIn(email, FAMILY_PASSWORD)];
    const refused = await caller.call('beginAuthenticator', { body: NOT_IT });
    expect(fieldCodes(refused)).toEqual(['currentPassword MustCorrect']);
    const { challenge, secret, uri } = await caller.data('beginAuthenticator', { body });
    expect(uri).toContain(`secret=${secret}`);
    const wrong = await caller.call('addAuthenticator', {
      body: { challenge, code: await wrongCode(secret) },
    });
    expect(fieldCodes(wrong)).toEqual(['code MustCorrect']);
    expect(await caller.data('listMySecondFactors')).toMatchObject({ authenticator: null, required: false });

    const code = await authenticatorCode(secret);
    const added = await caller.data('addAuthenticator', {
      body: { challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` },
    });
    expect(new Set(added.recoveryCodes).size).toBe(10);
    for (const recoveryCode of added.recoveryCodes ?? [])
      expect(recoveryCode).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/);
    expect((await other.call('currentUser')).status).toBe(401);
    expect(await caller.data('listMySecondFactors')).toMatchObject({
      authenticator: { lastUsedAt: null },
      passkeys: [],
      recoveryCodesLeft: 10,
    });
    expect(await subjectsTo(email)).toContain('Your log-in security was changed');
    const data: Record<string, unknown> = await caller.data('downloadMyData');
    expect(data).toMatchObject({ secondFactors: { factors: [{ type: 'authenticator' }] } });
    expect(JSON.stringify(data['audit'])).toContain('"event":"secondFactorAdded"');
    expect(JSON.stringify(data)).not.toContain(secret);
  });

  it('is not set up by the challenge of another account', async () => {
    const [one, other] = [await newFamily(), await newFamily()];
    const { challenge, secret } = await one.data('beginAuthenticator', { body });
    const reply = await other.call('addAuthenticator', {
      body: { challenge, code: await authenticatorCode(secret) },
    });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, 'challenge MustValid']);
  });

  it('is asked for after the right password, and only then is there a session', async () => {
    const { email, secret } = await withAuthenticator();
    const wrong = await new Caller().call('logIn', { body: { email, password: 'not this one' } });
    expect(fieldCodes(wrong)).toEqual(['password MustCorrect']);
    const { caller, asked } = await passwordStep(email);
    expect(asked).toMatchObject({ methods: ['authenticator', 'recoveryCode'], passkey: null });
    expect(caller.cookie).toBeNull();
    const step = byCode(asked.challenge, await authenticatorCode(secret, 1));
    const user = await caller.data('logInWithSecondFactor', { body: step });
    expect(user).toMatchObject({ email, role: 'SKATER' });
    expect((await caller.call('currentUser')).status).toBe(200);
  });

  it('takes each code once, and a challenge once, also of two at the same time', async () => {
    const { email, secret } = await withAuthenticator();
    const [first, second, third] = [
      await passwordStep(email),
      await passwordStep(email),
      await passwordStep(email),
    ];
    const code = await authenticatorCode(secret, 1);
    const attempts = [first, first, second, third].map(({ asked }) =>
      new Caller().call('logInWithSecondFactor', { body: byCode(asked.challenge, code) }),
    );
    const replies = await Promise.all(attempts);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const fresh = await passwordStep(email);
    const again = await new Caller().call('logInWithSecondFactor', {
      body: byCode(fresh.asked.challenge, code),
    });
    expect(fieldCodes(again)).toEqual(['code MustCorrect']);
  });

  it('does not open another account', async () => {
    const [one, other] = [await withAuthenticator(), await withAuthenticator()];
    const { asked } = await passwordStep(one.email);
    const code = await authenticatorCode(other.secret, 1);
    const reply = await new Caller().call('logInWithSecondFactor', { body: byCode(asked.challenge, code) });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, 'code MustCorrect']);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  it('is guessed eight times in a quarter of an hour, however many guesses come at once', async () => {
    const { email, secret } = await withAuthenticator();
    const { asked } = await passwordStep(email);
    const code = await wrongCode(secret);
    const guesses = Array.from({ length: 20 }, () =>
      new Caller().call('logInWithSecondFactor', { body: byCode(asked.challenge, code) }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(8);
    // The others waited for those: they are refused, or told to come back.
    expect(statuses.filter((status) => status === 429 || status === 503)).toHaveLength(12);
    const right = await new Caller().call('logInWithSecondFactor', {
      body: byCode(asked.challenge, await authenticatorCode(secret, 1)),
    });
    expect([right.status, right.problem.code]).toEqual([429, 'TooManyAttempts']);
  });

  it.each([
    [{}, ['method MustValid']],
    [{ method: 'password' }, ['method MustValid']],
    [{ method: 'authenticator' }, ['challenge NotNull', 'code NotNull']],
    [{ method: 'authenticator', challenge: 'made up', code: '12345' }, ['code MustCorrect']],
    [{ method: 'authenticator', challenge: 'made up', code: '123456' }, ['challenge MustValid']],
    [{ method: 'recoveryCode', challenge: 'made up', code: 'AAAA' }, ['code MustCorrect']],
    [{ method: 'passkey', challenge: 'made up' }, ['credential NotNull']],
  ])('is not replaced by %j', async (sent, expected) => {
    const reply = await new Caller().call('logInWithSecondFactor', { body: sent });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, ...expected]);
  });
});

describe('a log-in that has begun', () => {
  it('ends with a new password, which leaves the second factor in place', async () => {
    const { email, recoveryCodes } = await withAuthenticator();
    const { asked } = await passwordStep(email);
    await new Caller().data('requestPasswordReset', { body: { email } });
    const token = await mailedToken(email, '/reset-password');
    await new Caller().data('resetPassword', { body: { token, password: 'quite another one' } });
    const late = await new Caller().call('logInWithSecondFactor', {
      body: byRecovery(asked.challenge, recoveryCodes[0]),
    });
    expect(fieldCodes(late)).toEqual(['challenge MustValid']);
    const { asked: anew } = await passwordStep(email, 'quite another one');
    expect(anew.methods).toEqual(['authenticator', 'recoveryCode']);
  });
});

describe('a recovery code', () => {
  it('works once, typed in any way, and the owner hears of it', async () => {
    const { email, recoveryCodes } = await withAuthenticator();
    const { caller, asked } = await passwordStep(email);
    const typed = (recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ');
    await caller.data('logInWithSecondFactor', { body: byRecovery(asked.challenge, typed) });
    expect(await caller.data('listMySecondFactors')).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await subjectsTo(email)).toContain('A recovery code was used');
    const { asked: later } = await passwordStep(email);
    const again = await new Caller().call('logInWithSecondFactor', {
      body: byRecovery(later.challenge, recoveryCodes[0]),
    });
    expect(fieldCodes(again)).toEqual(['code MustCorrect']);
  });

  it('of an old set is worthless', async () => {
    const { email, caller, recoveryCodes } = await withAuthenticator();
    expect(fieldCodes(await caller.call('renewRecoveryCodes', { body: NOT_IT }))).toEqual([
      'currentPassword MustCorrect',
    ]);
    const renewed = await caller.data('renewRecoveryCodes', { body });
    const step = (challenge: string, code = '') =>
      new Caller().call('logInWithSecondFactor', { body: byRecovery(challenge, code) });
    const { asked } = await passwordStep(email);
    expect(fieldCodes(await step(asked.challenge, recoveryCodes[1]))).toEqual(['code MustCorrect']);
    expect((await step(asked.challenge, renewed.recoveryCodes[1])).status).toBe(200);
  });

  it('is not given to an account without a second factor', async () => {
    const reply = await (await newFamily()).call('renewRecoveryCodes', { body });
    expect([reply.status, reply.problem.code]).toEqual([404, 'NotFound']);
  });
});
