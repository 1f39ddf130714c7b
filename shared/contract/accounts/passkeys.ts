import * as z from 'zod/mini';
import { required, text } from '../core/scalars.ts';

/** Bytes as WebAuthn's JSON forms write them: base64url without padding. */
const bytes = (longest: number) =>
  z.string({ error: required }).check(z.maxLength(longest, 'MustValid'), z.regex(/^[\w-]+$/, 'MustValid'));

/** A credential id has 1,023 bytes at most. */
const credentialId = bytes(1364);

/** How a browser may reach the authenticator: "internal", "usb", "hybrid" and others to come. */
const transports = z._default(z.array(text(30)).check(z.maxLength(10, 'MustValid')), []);

/** What a browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON). */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  excludeCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
  timeout: z.number(),
});

export type CreationOptions = z.output<typeof creationOptions>;

/** What a browser needs to ask for a passkey (PublicKeyCredentialRequestOptionsJSON). */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
  ),
  userVerification: z.enum(['preferred', 'required']),
  timeout: z.number(),
});

export type RequestOptions = z.output<typeof requestOptions>;

/** A passkey that a browser has made (RegistrationResponseJSON). */
export const newCredential = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key', { error: required }),
    response: z.object({ clientDataJSON: bytes(4_000), attestationObject: bytes(16_000), transports }),
  },
  { error: required },
);

/** A passkey's signature (AuthenticationResponseJSON). */
export const signedCredential = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key', { error: required }),
    response: z.object({
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(4_000),
      signature: bytes(4_000),
      userHandle: z._default(z.nullable(bytes(200)), null),
    }),
  },
  { error: required },
);

export type NewCredential = z.output<typeof newCredential>;
export type SignedCredential = z.output<typeof signedCredential>;
