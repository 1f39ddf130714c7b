import type { RequestOptions } from '../../../shared/contract/accounts/passkeys.ts';
import type { Passkey } from '../../store/secondFactors/factors.ts';
import { relyingPartyId } from './passkeyChecks.ts';

/** How long a browser waits for a finger, a face, a PIN or another device. */
export const LONGEST_CEREMONY_MS = 5 * 60 * 1000;

export function credentialOf({ credentialId, transports }: Passkey) {
  return { type: 'public-key' as const, id: credentialId, transports: [...transports] };
}

/** Asks for one of an account's passkeys. */
export function secondStepOptions(passkeys: readonly Passkey[], challenge: string): RequestOptions {
  return {
    ...optionsFor(challenge),
    allowCredentials: passkeys.map(credentialOf),
    userVerification: 'preferred',
  };
}

/** Asks for any passkey of ours that the device knows, and for a finger, a face or a PIN with it. */
export function passkeyLogInOptions(challenge: string): RequestOptions {
  return { ...optionsFor(challenge), allowCredentials: [], userVerification: 'required' };
}

const optionsFor = (challenge: string) => ({
  challenge,
  rpId: relyingPartyId(),
  timeout: LONGEST_CEREMONY_MS,
});
