import type { NewCredential, SignedCredential } from '../../../shared/contract/accounts/passkeys.ts';
import { environment } from '../../platform/environment.ts';
import type { Passkey } from '../../store/secondFactors/factors.ts';

/** Loaded when first needed: it is larger than the rest of this function. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** The only origin at which passkeys are made and used; its host is their relying party's id. */
export const passkeyOrigin = () => environment('PASSKEY_ORIGIN');
export const relyingPartyId = () => new URL(passkeyOrigin()).hostname;

/** EdDSA, ES256 and RS256 (COSE): what authenticators and the Web Crypto API have in common. */
export const ALGORITHMS = [-8, -7, -257];

/** What is kept of a passkey. */
export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** The passkey that a browser has made for a challenge of ours at our origin, or null. */
export async function readNewPasskey(
  credential: NewCredential,
  challenge: string,
): Promise<NewPasskey | null> {
  try {
    return await verifyPasskey(credential, challenge);
  } catch {
    // The library throws for each way in which a credential can be wrong.
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
  /** Where the passkey stands for the password too, its owner must have shown a finger, a face or a PIN. */
  readonly requireUserVerification: boolean;
}

/**
 * The signature counter after a use that is signed by the passkey for a challenge of ours, or null. A
 * counter that has not grown, unless the authenticator counts nothing, is that of a copy.
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
 * What the authenticator says of its make is neither asked for nor looked at: its certificates could name
 * an address of the caller's choice, which the library would fetch.
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
