import { randomBytes } from 'node:crypto';

/** What an AWS client signs with. The embedded services take one, which is new at every start. */
export interface Credential {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export function newCredential(): Credential {
  return {
    accessKeyId: `RK${randomBytes(9).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(30).toString('base64url'),
  };
}

/** The settings by which the SDK signs with it, whatever else the environment says of AWS. */
export function credentialEnvironment({ accessKeyId, secretAccessKey }: Credential) {
  return {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    // Set for other work on this machine, they would have the SDK sign with another key, or ask AWS itself.
    AWS_SESSION_TOKEN: '',
    AWS_PROFILE: '',
    AWS_IGNORE_CONFIGURED_ENDPOINT_URLS: 'false',
  };
}
