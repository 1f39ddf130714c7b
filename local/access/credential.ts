import { randomBytes } from 'node:crypto';

/** The credential that AWS clients sign with. The embedded services accept one, generated at every start. */
export interface Credential {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export function newAccessCredential(): Credential {
  return {
    accessKeyId: `RK${randomBytes(9).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(30).toString('base64url'),
  };
}

/** The settings that make the SDK sign with it, whatever other AWS settings the environment has. */
export function credentialEnvironment({ accessKeyId, secretAccessKey }: Credential) {
  return {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    // Set for other work on this machine, they would make the SDK sign with another key or call AWS itself.
    AWS_SESSION_TOKEN: '',
    AWS_PROFILE: '',
    AWS_IGNORE_CONFIGURED_ENDPOINT_URLS: 'false',
  };
}
