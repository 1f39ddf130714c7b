import { randomUUID } from 'node:crypto';
import { generate } from 'otplib';
import type { SecondFactorNeeded } from '../../shared/contract/people/accounts/authentication.ts';
import { currentTime } from '../clock.ts';
import { Caller } from './caller.ts';
import { mailedToken } from './outbox.ts';
import { logIn, signUp } from './people.ts';
import type { SoftPasskey } from './softPasskey.ts';

export const FAMILY_PASSWORD = 'a password of ours';

/**
 * The code of an authenticator app, so many steps of 30 seconds from now. Each code is accepted once, so a
 * test enrols with this step's and logs in with the next.
 */
export function authenticatorCode(secret: string, stepsLater = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(currentTime().getTime() / 1000) + 30 * stepsLater });
}

/** A code that differs from those of the nearby steps. */
export async function wrongCode(secret: string): Promise<string> {
  const near = await Promise.all([-2, -1, 0, 1, 2].map((step) => authenticatorCode(secret, step)));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
}

export interface Protected {
  readonly email: string;
  readonly caller: Caller;
  readonly recoveryCodes: readonly string[];
}

/** A new sign-up with an unconfirmed address; not logged in. */
export async function unprovenAddress(): Promise<string> {
  const email = `family-${randomUUID()}@test.example`;
  await signUp(email, FAMILY_PASSWORD);
  return email;
}

/** A new family with a confirmed address; not logged in. */
export async function newAddress(): Promise<string> {
  const email = await unprovenAddress();
  const token = await mailedToken(email, '/signup-success');
  await new Caller().data('verifyEmail', { body: { token } });
  return email;
}

/** A family with an authenticator app, and the app's key. */
export async function withAuthenticator(
  address = newAddress(),
): Promise<Protected & { readonly secret: string }> {
  const email = await address;
  const caller = await logIn(email, FAMILY_PASSWORD);
  const body = { currentPassword: FAMILY_PASSWORD };
  const { challenge, secret } = await caller.data('beginAuthenticator', { body });
  const code = await authenticatorCode(secret);
  const { recoveryCodes } = await caller.data('addAuthenticator', { body: { challenge, code } });
  return { email, caller, secret, recoveryCodes: recoveryCodes ?? [] };
}

/** A family with a passkey. */
export async function withPasskey(passkey: SoftPasskey): Promise<Protected> {
  const email = await newAddress();
  const caller = await logIn(email, FAMILY_PASSWORD);
  const recoveryCodes = await addPasskey(caller, passkey);
  return { email, caller, recoveryCodes: recoveryCodes ?? [] };
}

export async function addPasskey(caller: Caller, passkey: SoftPasskey): Promise<readonly string[] | null> {
  const begun = await caller.data('beginPasskey', { body: { currentPassword: FAMILY_PASSWORD } });
  const body = { challenge: begun.challenge, name: 'Phone', credential: passkey.make(begun.options) };
  return (await caller.data('addPasskey', { body })).recoveryCodes;
}

/** The first step of a log-in: the right password, and the second factors then required. */
export async function passwordStep(
  email: string,
  password = FAMILY_PASSWORD,
): Promise<{ readonly caller: Caller; readonly asked: SecondFactorNeeded }> {
  const caller = new Caller();
  const answer = await caller.data('logIn', { body: { email, password } });
  if (!('secondFactor' in answer)) throw new Error(`${email} was asked for no second factor`);
  return { caller, asked: answer.secondFactor };
}
