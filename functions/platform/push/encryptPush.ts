import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a subscription, as the browser gives them out, in base64url. */
export interface PushKeys {
  /** Its public key: 65 bytes, a point of P-256. */
  readonly p256dh: string;
  /** Its secret of 16 bytes. */
  readonly auth: string;
}

/** What push services take at most, all of it. */
const LARGEST_BODY = 4_096;
const SALT_BYTES = 16;

/** What is random in a push; given by tests alone. */
interface PushRandom {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

/**
 * Encrypts a push for one browser, so that its push service cannot read it (RFC 8291, aes128gcm of RFC 8188).
 * @throws Error for keys that are no keys, and for more than fits
 */
export function encryptPush(text: string, keys: PushKeys, random?: PushRandom): Buffer {
  const own = createECDH('prime256v1');
  if (random) own.setPrivateKey(random.privateKey);
  else own.generateKeys();
  const salt = random?.salt ?? randomBytes(SALT_BYTES);
  const [theirs, auth] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')];
  const ours = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const input = derive(own.computeSecret(theirs), auth, info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The delimiter of the last record, and of the only one.
  const record = Buffer.concat([Buffer.from(text), Buffer.from([2])]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(LARGEST_BODY);
  head.writeUInt8(ours.length, 4);
  const encrypted = Buffer.concat([cipher.update(record), cipher.final(), cipher.getAuthTag()]);
  const body = Buffer.concat([salt, head, ours, encrypted]);
  if (body.length > LARGEST_BODY) throw new Error(`A push of ${String(body.length)} bytes`);
  return body;
}

/** Whether a push could be encrypted for these keys: a browser's own point of the curve. */
export function arePushKeys(keys: PushKeys): boolean {
  try {
    encryptPush('', keys);
    return Buffer.from(keys.auth, 'base64url').length === SALT_BYTES;
  } catch {
    return false;
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
