import * as z from 'zod/mini';
import { required, text } from '../../core/scalars.ts';

/** Bytes in WebAuthn's JSON: base64url without padding. */
const bytes = (longest: number) =>
  z.string({ error: required }).check(z.maxLength(longest, 'MustValid'), z.regex(/^[\w-]+$/, 'MustValid'));

/** At most 1,023 bytes, which base64url writes in 1,364 characters. */
const credentialId = bytes(1364);

/** How a browser reaches the authenticator: "internal", "usb", "hybrid"; WebAuthn may add others. */
const transports = z._default(z.array(text(30)).check(z.maxLength(10, 'MustValid')), []);

/** The options with which a browser creates a passkey (PublicKeyCredentialCreationOptionsJSON). */
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

/** The options with which a browser asks for a passkey (PublicKeyCredentialRequestOptionsJSON). */
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

/** A passkey that a browser has created (RegistrationResponseJSON). */
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
