import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  SignedCredential,
} from '../../../../shared/contract/people/accounts/passkeys.ts';
import { environment } from '../../../platform/environment.ts';
import type { Account } from '../../../store/people/accounts/accounts.ts';
import type { Passkey } from '../../../store/people/secondFactors/factors.ts';

/** Loaded on first use: it is larger than the rest of this Lambda. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** The only origin where passkeys work; its host is their relying party id. */
export const passkeyOrigin = () => environment('PASSKEY_ORIGIN');
const relyingPartyId = () => new URL(passkeyOrigin()).hostname;

/** EdDSA, ES256 and RS256 (COSE): supported by authenticators and the Web Crypto API alike. */
const ALGORITHMS = [-8, -7, -257];

type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** How long a browser waits for a finger, a face, a PIN or another device. */
const LONGEST_CEREMONY_MS = 5 * 60 * 1000;

/** Asks the browser to create a passkey for an account. */
export function passkeyCreationOptions(
  user: Account,
  passkeys: readonly Passkey[],
  challenge: string,
): CreationOptions {
  return {
    challenge,
    rp: { id: relyingPartyId(), name: 'Rinkside' },
    // A log-in by passkey alone sends this id back. It reveals nothing about the person.
    user: { id: Buffer.from(user.id).toString('base64url'), name: user.email, displayName: user.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: passkeys.map(credentialOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
    timeout: LONGEST_CEREMONY_MS,
  };
}

/** Asks for one of an account's passkeys, after its password. */
export function secondStepOptions(passkeys: readonly Passkey[], challenge: string): RequestOptions {
  return {
    ...requestOptions(challenge),
    allowCredentials: passkeys.map(credentialOf),
    userVerification: 'preferred',
  };
}

/** Asks for any passkey of ours on the device; it replaces the password, so the user must be verified. */
export function passkeyLogInOptions(challenge: string): RequestOptions {
  return { ...requestOptions(challenge), allowCredentials: [], userVerification: 'required' };
}

const requestOptions = (challenge: string) => ({
  challenge,
  rpId: relyingPartyId(),
  timeout: LONGEST_CEREMONY_MS,
});

function credentialOf({ credentialId, transports }: Passkey) {
  return { type: 'public-key' as const, id: credentialId, transports: [...transports] };
}

/** The passkey that a browser created for our challenge at our origin; null if the proof is wrong. */
export async function readNewPasskey(
  credential: NewCredential,
  challenge: string,
): Promise<NewPasskey | null> {
  try {
    return await verifyPasskey(credential, challenge);
  } catch {
    // The library throws for every wrong credential.
    return null;
  }
}

async function verifyPasskey(credential: NewCredential, challenge: string): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const { clientDataJSON, attestationObject, transports } = credential.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { clientDataJSON, attestationObject: await withoutAttestation(attestationObject) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: passkeyOrigin(),
    expectedRPID: relyingPartyId(),
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

interface Use {
  readonly challenge: string;
  /** True where the passkey replaces the password: the device must have checked a finger, a face or a PIN. */
  readonly requireUserVerification: boolean;
}

/**
 * The passkey's counter after it signed our challenge; null if the signature is wrong. A counter that has not
 * grown betrays a copied passkey, unless the authenticator does not count.
 */
export async function verifyPasskeyUse(
  passkey: Passkey,
  credential: SignedCredential,
  { challenge, requireUserVerification }: Use,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...response } = credential.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...credential,
      response: { ...response, ...(userHandle !== null && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: passkeyOrigin(),
    expectedRPID: relyingPartyId(),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}

/**
 * Drops the statement about the authenticator's make: its certificates could name an address of the caller's
 * choice, which the library would fetch.
 */
async function withoutAttestation(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await helpers();
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const none = new Map<string, string | Uint8Array | Map<never, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<never, never>()],
    ['authData', decoded.get('authData')],
  ]);
  return Buffer.from(isoCBOR.encode(none)).toString('base64url');
}
