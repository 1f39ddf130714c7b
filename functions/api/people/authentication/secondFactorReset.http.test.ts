import { describe, expect, inject, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { inOneWindow } from '../../../../local/testing/inOneWindow.ts';
import { mailedToken, mailsTo } from '../../../../local/testing/outbox.ts';
import { demoAccount, logIn, newInvitedUser } from '../../../../local/testing/people.ts';
import {
  addPasskey,
  FAMILY_PASSWORD,
  unprovenAddress,
  withAuthenticator,
} from '../../../../local/testing/secondFactors.ts';
import type { AnswerOf } from '../../../../shared/contract/types.ts';
import { SoftPasskey } from '../../../../local/testing/softPasskey.ts';

const body = { currentPassword: FAMILY_PASSWORD };
const NOT_IT = { currentPassword: 'not this one' };

/** The tests' host listens at 127.0.0.1, and passkeys work at its name. */
const newPasskey = () => new SoftPasskey(inject('origin').replace('127.0.0.1', 'localhost'));

async function subjectsTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ subject }) => subject);
}

describe('a super administrator', () => {
  it('resets another account’s second factors with a mailed reason, never the own', async () => {
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

describe('second factors added before the address was proved', () => {
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
    expect(notified?.text).toContain('added before you confirmed this address no longer work');
  });

  it('are no way to have its owner mailed without end', async () => {
    const subjects = await inOneWindow(async () => {
      const { email, caller } = await withAuthenticator(unprovenAddress());
      for (let n = 0; n < 11; n++) await caller.data('renewRecoveryCodes', { body });
      return subjectsTo(email);
    });
    expect(subjects.filter((one) => one === 'Your log-in security was changed')).toHaveLength(10);
  });
});
