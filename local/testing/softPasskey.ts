import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  SignedCredential,
} from '../../shared/contract/people/accounts/passkeys.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

/** Deliberate mistakes for a test. */
interface Wrong {
  readonly origin?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly flags?: number;
  /** In CBOR: the bytes between "fmt" and "authData" in the attestation. */
  readonly attestation?: Buffer;
}

/** CBOR: "none", "attStmt": {} */
const NO_ATTESTATION = Buffer.concat([
  Buffer.from([0x64]),
  Buffer.from('none'),
  Buffer.from([0x67]),
  Buffer.from('attStmt'),
  Buffer.from([0xa0]),
]);

/** CBOR: "packed", "attStmt": {"alg": -7, "sig": h'00', "x5c": [h'30']}, with an invalid certificate. */
export const BROKEN_ATTESTATION = Buffer.concat([
  Buffer.from([0x66]),
  Buffer.from('packed'),
  Buffer.from([0x67]),
  Buffer.from('attStmt'),
  Buffer.from([0xa3, 0x63]),
  Buffer.from('alg'),
  Buffer.from([0x26, 0x63]),
  Buffer.from('sig'),
  Buffer.from([0x41, 0x00, 0x63]),
  Buffer.from('x5c'),
  Buffer.from([0x81, 0x41, 0x30]),
]);

/** A minimal authenticator: it creates one ES256 passkey and signs with it. */
export class SoftPasskey {
  readonly id = base64url(randomBytes(32));
  readonly #origin: string;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  #counter = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  make({ challenge, rp, user }: CreationOptions, wrong: Wrong = {}): NewCredential {
    this.#userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()]);
    const data = Buffer.concat([
      this.#authenticatorData(rp.id, { flags: USER_PRESENT | USER_VERIFIED | CREDENTIAL_INCLUDED, ...wrong }),
      attested,
    ]);
    // CBOR: {"fmt": …, "attStmt": …, "authData": data}
    const head = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      wrong.attestation ?? NO_ATTESTATION,
      Buffer.from([0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
    ]);
    return {
      ...this.#head(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, wrong),
        attestationObject: base64url(Buffer.concat([head, data])),
        transports: ['internal'],
      },
    };
  }

  sign({ challenge, rpId }: RequestOptions, wrong: Wrong = {}): SignedCredential {
    this.#counter += 1;
    const data = this.#authenticatorData(rpId, { flags: USER_PRESENT | USER_VERIFIED, ...wrong });
    const clientDataJSON = this.#clientData('webauthn.get', challenge, wrong);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.#head(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: this.#userHandle,
      },
    };
  }

  #head() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  #clientData(type: string, challenge: string, wrong: Wrong): string {
    const { origin } = { origin: this.#origin, ...wrong };
    return base64url(JSON.stringify({ type, challenge: wrong.challenge ?? challenge, origin }));
  }

  #authenticatorData(rpId: string, { flags = 0, counter = this.#counter }: Wrong): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  /** CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  }
}
