import { createECDH, hkdfSync } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { environment } from '../environment.ts';
import { rotatingKeys } from '../secrets/rotatingKeys.ts';

/** The order of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** So much more than the order that its remainder prefers no key. */
const DERIVED_BYTES = 48;
const KEY_BYTES = 32;
/** Push services take a token for 24 hours at most. */
const TOKEN_SECONDS = 12 * 60 * 60;

/** Derived from the session secret, so that neither the table nor the stack holds a key for it (decision 0335). */
const keys = rotatingKeys('SESSION_SECRET_ID', (secret) => {
  const derived = hkdfSync('sha256', secret, '', 'key of web push', DERIVED_BYTES);
  const scalar = (BigInt(`0x${Buffer.from(derived).toString('hex')}`) % (ORDER - 1n)) + 1n;
  return new Uint8Array(Buffer.from(scalar.toString(16).padStart(2 * KEY_BYTES, '0'), 'hex'));
});

const publicKeyOf = (key: Uint8Array): Buffer => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return pair.getPublicKey();
};

/** The public key that browsers subscribe with now, in base64url. */
export async function pushPublicKey(): Promise<string> {
  const [current] = await keys();
  if (!current) throw new Error('The session secret has no current value');
  return publicKeyOf(current.key).toString('base64url');
}

/**
 * The header by which a push service knows that the push comes from whoever the browser subscribed with (RFC 8292).
 * @param publicKey with which it did
 * @returns null where that key was replaced twice since: the browser must subscribe again
 */
export async function pushAuthorization(
  publicKey: string,
  { audience, now }: { readonly audience: string; readonly now: Date },
): Promise<string | null> {
  const known = (await keys()).map(({ key }) => ({ key, point: publicKeyOf(key) }));
  const found = known.find(({ point }) => point.toString('base64url') === publicKey);
  if (!found) return null;
  const { key, point } = found;
  const part = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  const [x, y] = [part(point.subarray(1, 1 + KEY_BYTES)), part(point.subarray(1 + KEY_BYTES))];
  const signing = await importJWK({ kty: 'EC', crv: 'P-256', d: part(key), x, y }, 'ES256');
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(audience)
    .setSubject(`mailto:${environment('MAIL_FROM')}`)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + TOKEN_SECONDS)
    .sign(signing);
  return `vapid t=${token}, k=${publicKey}`;
}
