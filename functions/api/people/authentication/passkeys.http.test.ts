import { describe, expect, inject, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { logIn, newFamily } from '../../../../local/testing/people.ts';
import {
  addPasskey,
  FAMILY_PASSWORD,
  passwordStep,
  withPasskey,
} from '../../../../local/testing/secondFactors.ts';
import { BROKEN_ATTESTATION, SoftPasskey } from '../../../../local/testing/softPasskey.ts';

const body = { currentPassword: FAMILY_PASSWORD };
const NOT_IT = { currentPassword: 'not this one' };

/** The tests' host listens at 127.0.0.1, and passkeys work at its name. */
const newPasskey = () => new SoftPasskey(inject('origin').replace('127.0.0.1', 'localhost'));

const byCode = (challenge: string, code: string) => ({ method: 'authenticator', challenge, code });

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
    ['given without touching the device', { flags: 0 }],
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
  it('is set up without reading its maker’s certificates', async () => {
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
