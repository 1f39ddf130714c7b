import { describe, expect, inject, it } from 'vitest';
import { Caller, fieldCodes } from '../../../local/testing/caller.ts';
import { inOneWindow } from '../../../local/testing/inOneWindow.ts';
import { mailedToken, mailsTo } from '../../../local/testing/outbox.ts';
import { demoAccount, logIn, newFamily, newInvitedUser } from '../../../local/testing/people.ts';
import {
  addPasskey,
  authenticatorCode,
  FAMILY_PASSWORD,
  newAddress,
  passwordStep,
  unprovenAddress,
  withAuthenticator,
  withPasskey,
  wrongCode,
} from '../../../local/testing/secondFactors.ts';
import type { AnswerOf } from '../../../shared/contract/types.ts';
import { BROKEN_ATTESTATION, SoftPasskey } from '../../../local/testing/softPasskey.ts';

const body = { currentPassword: FAMILY_PASSWORD };
const NOT_IT = { currentPassword: 'not this one' };

/** The tests' host listens at 127.0.0.1, and passkeys work at its name. */
const newPasskey = () => new SoftPasskey(inject('origin').replace('127.0.0.1', 'localhost'));

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
    expect(await subjectsTo(email)).toContain('Your sign-in security was changed');
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

describe('a passkey', () => {
  it('is the second step, once for each challenge', async () => {
    const passkey = newPasskey();
    const { email, recoveryCodes } = await withPasskey(passkey);
    expect(recoveryCodes).toHaveLength(10);
    const { asked } = await passwordStep(email);
    expect(asked).toMatchObject({
      methods: ['passkey', 'recoveryCode'],
      passkeyOrigin: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    });
    expect(asked.passkey).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: passkey.id }] });
    if (!asked.passkey) throw new Error('No passkey was asked for');
    const sent = { method: 'passkey', challenge: asked.challenge, credential: passkey.sign(asked.passkey) };
    const replies = await Promise.all(
      [1, 2].map(() => new Caller().call('logInWithSecondFactor', { body: sent })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it.each([
    ['another site’s', { origin: 'https://evil.example' }],
    ['another challenge’s', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
    ['a copy’s, whose counter is behind', { counter: 0 }],
    ['nobody’s, who was not there', { flags: 0 }],
  ])('is refused when the signature is %s', async (_, wrong) => {
    const passkey = newPasskey();
    const { email } = await withPasskey(passkey);
    const before = await passwordStep(email);
    if (!before.asked.passkey) throw new Error('No passkey was asked for');
    const first = passkey.sign(before.asked.passkey);
    await before.caller.data('logInWithSecondFactor', {
      body: { method: 'passkey', challenge: before.asked.challenge, credential: first },
    });
    const { asked } = await passwordStep(email);
    if (!asked.passkey) throw new Error('No passkey was asked for');
    const credential = passkey.sign(asked.passkey, wrong);
    const reply = await new Caller().call('logInWithSecondFactor', {
      body: { method: 'passkey', challenge: asked.challenge, credential },
    });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, 'credential MustCorrect']);
  });

  // The library would fetch addresses that the certificates name.
  it('is set up whatever its maker’s certificates are, because nobody reads them', async () => {
    const [passkey, caller] = [newPasskey(), await newFamily()];
    const { challenge, options } = await caller.data('beginPasskey', { body });
    const credential = passkey.make(options, { attestation: BROKEN_ATTESTATION });
    const reply = await caller.call('addPasskey', { body: { challenge, name: 'Phone', credential } });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([200]);
  });

  it('of one account is not taken by another, nor set up there', async () => {
    const [passkey, own] = [newPasskey(), newPasskey()];
    await withPasskey(passkey);
    const { email, caller } = await withPasskey(own);
    const { asked } = await passwordStep(email);
    if (!asked.passkey) throw new Error('No passkey was asked for');
    const reply = await new Caller().call('logInWithSecondFactor', {
      body: { method: 'passkey', challenge: asked.challenge, credential: passkey.sign(asked.passkey) },
    });
    expect(fieldCodes(reply)).toEqual(['credential MustCorrect']);
    const begun = await caller.data('beginPasskey', { body });
    const added = await caller.call('addPasskey', {
      body: { challenge: begun.challenge, name: 'Stolen', credential: passkey.make(begun.options) },
    });
    expect(fieldCodes(added)).toEqual(['credential AlreadyExist']);
  });

  it('logs in alone, with a finger, a face or a PIN, and not without', async () => {
    const passkey = newPasskey();
    const { email } = await withPasskey(passkey);
    const logInAlone = async (flags?: number) => {
      const { challenge, options } = await new Caller().data('beginPasskeyLogIn');
      expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required' });
      const credential = passkey.sign(options, flags === undefined ? {} : { flags });
      return new Caller().call('logInWithSecondFactor', {
        body: { method: 'passkey', challenge, credential },
      });
    };
    expect(fieldCodes(await logInAlone(1))).toEqual(['credential MustCorrect']);
    expect((await logInAlone()).answer.data).toMatchObject({ email });
    const { challenge } = await new Caller().data('beginPasskeyLogIn');
    const code = await new Caller().call('logInWithSecondFactor', { body: byCode(challenge, '123456') });
    expect(fieldCodes(code)).toEqual(['challenge MustValid']);
  });

  it('is removed with the password, and the recovery codes with the last factor', async () => {
    const [phone, laptop] = [newPasskey(), newPasskey()];
    const { email, caller } = await withPasskey(phone);
    expect(await addPasskey(caller, laptop)).toBeNull();
    const other = new Caller();
    const { asked } = await passwordStep(email);
    if (!asked.passkey) throw new Error('No passkey was asked for');
    await other.data('logInWithSecondFactor', {
      body: { method: 'passkey', challenge: asked.challenge, credential: laptop.sign(asked.passkey) },
    });
    const { passkeys } = await caller.data('listMySecondFactors');
    const params = passkeys.map(({ id }) => ({ factorId: id }));
    const refused = await caller.call('removeSecondFactor', { params: params[0], body: NOT_IT });
    expect(fieldCodes(refused)).toEqual(['currentPassword MustCorrect']);
    const stranger = await (await newFamily()).call('removeSecondFactor', { params: params[0], body });
    expect(stranger.status).toBe(404);
    await caller.data('removeSecondFactor', { params: params[0], body });
    expect((await other.call('currentUser')).status).toBe(401);
    expect(await caller.data('listMySecondFactors')).toMatchObject({ recoveryCodesLeft: 10 });
    await caller.data('removeSecondFactor', { params: params[1], body });
    expect(await caller.data('listMySecondFactors')).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    await logIn(email, FAMILY_PASSWORD);
    // The credential is free again.
    await addPasskey(caller, phone);
  });
});

describe('a super administrator', () => {
  it('resets somebody’s second factor with a reason, which is mailed, and never the own', async () => {
    const password = 'chosen by myself';
    const { id: adminId, caller: admin } = await newInvitedUser('SUPER_ADMIN', {});
    const { email, caller, secret } = await withAuthenticator();
    const { id } = await caller.data('currentUser');
    const reset = { reason: 'Phone fell into the ice machine.', currentPassword: password };
    const wrong = await admin.call('resetSecondFactors', {
      params: { userId: id },
      body: { ...reset, ...NOT_IT },
    });
    expect(fieldCodes(wrong)).toEqual(['currentPassword MustCorrect']);
    const silent = await admin.call('resetSecondFactors', {
      params: { userId: id },
      body: { ...reset, reason: ' ' },
    });
    expect(fieldCodes(silent)).toEqual(['reason NotNull']);
    const own = await admin.call('resetSecondFactors', { params: { userId: adminId }, body: reset });
    expect([own.status, own.problem.code]).toEqual([409, 'OwnSecondFactor']);
    const replies = await Promise.all(
      [1, 2].map(() => admin.call('resetSecondFactors', { params: { userId: id }, body: reset })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await caller.call('currentUser')).status).toBe(401);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('Phone fell into the ice machine.');
    const back = await logIn(email, FAMILY_PASSWORD);
    const data: Record<string, unknown> = await back.data('downloadMyData');
    expect(JSON.stringify(data['audit'])).toContain('"event":"secondFactorsReset"');
    expect(JSON.stringify(data)).not.toContain(secret);
  });

  it('sees who has a second factor', async () => {
    const { email, caller } = await withAuthenticator();
    const { name } = await caller.data('currentUser');
    const admin = await demoAccount('superadmin');
    let cursor: string | null = '';
    let found: boolean | undefined;
    while (cursor !== null && found === undefined) {
      const query: Record<string, string> = { role: 'SKATER', search: name, ...(cursor && { cursor }) };
      const page: AnswerOf<'listUsers'> = (await admin.call('listUsers', { query })).answer;
      found = page.data.find((user) => user.email === email)?.secondFactor;
      cursor = page.nextCursor;
    }
    expect(found).toBe(true);
  });
});

describe('second factors of whoever signed up with a foreign address', () => {
  it('are gone once its owner sets a password, also a passkey that logs in alone', async () => {
    const passkey = newPasskey();
    const stranger = await withAuthenticator(unprovenAddress());
    await addPasskey(stranger.caller, passkey);
    const owner = new Caller();
    await owner.data('requestPasswordReset', { body: { email: stranger.email } });
    const token = await mailedToken(stranger.email, '/reset-password');
    const password = 'the owner chose this';
    await owner.data('resetPassword', { body: { token, password } });

    const user = await owner.data('logIn', { body: { email: stranger.email, password } });
    expect(user).toMatchObject({ email: stranger.email, role: 'SKATER' });
    expect(await owner.data('listMySecondFactors')).toMatchObject({
      authenticator: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    const { challenge, options } = await new Caller().data('beginPasskeyLogIn');
    const alone = await new Caller().call('logInWithSecondFactor', {
      body: { method: 'passkey', challenge, credential: passkey.sign(options) },
    });
    expect([alone.status, ...fieldCodes(alone)]).toEqual([400, 'credential MustCorrect']);
    const [notified] = await mailsTo(stranger.email);
    expect(notified?.text).toContain('from before this address was confirmed no longer work');
  });

  it('are no way to have its owner mailed without end', async () => {
    const subjects = await inOneWindow(async () => {
      const { email, caller } = await withAuthenticator(unprovenAddress());
      for (let n = 0; n < 11; n++) await caller.data('renewRecoveryCodes', { body });
      return subjectsTo(email);
    });
    expect(subjects.filter((one) => one === 'Your sign-in security was changed')).toHaveLength(10);
  });
});
