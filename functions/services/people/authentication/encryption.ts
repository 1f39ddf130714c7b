import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { rotatingKeys } from '../../../platform/secrets/rotatingKeys.ts';

const keys = rotatingKeys(
  'SECOND_FACTOR_SECRET_ID',
  (secret) => new Uint8Array(hkdfSync('sha256', secret, '', 'keys of authenticator apps', 32)),
);

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts the key of an authenticator app with the current encryption key: `keyId.bytes`, AES-256-GCM.
 * @param userId authenticated with it, so that it cannot be decrypted in another account's item
 */
export async function encrypt(text: string, userId: string): Promise<string> {
  const [current] = await keys();
  if (!current) throw new Error('The secret of second factors has no current value');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', current.key, nonce);
  cipher.setAAD(Buffer.from(userId));
  const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${current.id}.${bytes.toString('base64url')}`;
}

/**
 * Decrypts the key of an authenticator app; null if its encryption key is gone. Rotation keeps one earlier
 * encryption key, so an app that is not used between two rotations is lost.
 */
export async function decrypt(encrypted: string, userId: string): Promise<string | null> {
  const [id, text = ''] = encrypted.split('.');
  const found = (await keys()).find((key) => key.id === id);
  if (!found) return null;
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', found.key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(userId));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
