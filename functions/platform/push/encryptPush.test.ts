import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptPush } from './encryptPush.ts';

/** RFC 8291, appendix A. */
const VECTOR = {
  text: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

/** As a browser reads a push, written against the RFC alone. */
function readPush(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
  const derive = (secret: ArrayBuffer | Buffer, from: Buffer, label: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', new Uint8Array(secret), from, label, length));
  const input = derive(browser.computeSecret(theirs), auth, info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv('aes-128-gcm', key, derive(input, salt, 'Content-Encoding: nonce\0', 12));
  decipher.setAuthTag(body.subarray(-16));
  const record = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
  return record.subarray(0, record.lastIndexOf(2)).toString();
}

function newBrowser() {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys().toString('base64url');
  const auth = randomBytes(16);
  return { browser, auth, keys: { p256dh, auth: auth.toString('base64url') } };
}

describe('encryptPush', () => {
  it('makes the bytes of RFC 8291, appendix A', () => {
    const random = {
      salt: Buffer.from(VECTOR.salt, 'base64url'),
      privateKey: Buffer.from(VECTOR.privateKey, 'base64url'),
    };
    expect(encryptPush(VECTOR.text, VECTOR.keys, random).toString('base64url')).toBe(VECTOR.body);
  });

  it('is read by the browser, and never twice the same', () => {
    const { browser, auth, keys } = newBrowser();
    const [one, other] = [encryptPush('Zoë skates at 14:35', keys), encryptPush('Zoë skates at 14:35', keys)];
    expect([readPush(one, browser, auth), readPush(other, browser, auth)]).toEqual([
      'Zoë skates at 14:35',
      'Zoë skates at 14:35',
    ]);
    expect(one.equals(other)).toBe(false);
  });

  it('takes 3,993 bytes of text and no more, so that a push has 4,096 at most', () => {
    const { keys } = newBrowser();
    expect(encryptPush('a'.repeat(3_993), keys)).toHaveLength(4_096);
    expect(() => encryptPush('a'.repeat(3_994), keys)).toThrow('4097 bytes');
  });

  it('refuses keys that are no points of the curve', () => {
    for (const p256dh of ['', 'AAAA', Buffer.alloc(65, 4).toString('base64url')])
      expect(() => encryptPush('text', { ...newBrowser().keys, p256dh })).toThrow();
  });
});
