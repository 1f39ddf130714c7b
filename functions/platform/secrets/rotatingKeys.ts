import { createHash } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { currentTime } from '../clock.ts';
import { environment, type EnvironmentName } from '../environment.ts';

export interface RotatingKey {
  readonly id: string;
  readonly key: Uint8Array<ArrayBuffer>;
}

/** A running function uses a rotated secret after this time at the latest. */
const CACHE_MILLISECONDS = 5 * 60 * 1000;

let client: SecretsManagerClient | undefined;

/**
 * The keys derived from a secret: the current one, then the one before the last rotation, which still
 * verifies and decrypts.
 * @param derive makes the key for one purpose from the secret's text
 */
export function rotatingKeys(
  secret: Extract<EnvironmentName, `${string}_SECRET_ID`>,
  derive: (secret: string) => Uint8Array<ArrayBuffer>,
): () => Promise<readonly RotatingKey[]> {
  let cached: { readonly until: number; readonly keys: Promise<readonly RotatingKey[]> } | undefined;
  const read = async (stage: 'AWSCURRENT' | 'AWSPREVIOUS'): Promise<readonly RotatingKey[]> => {
    const value = await secretValue(environment(secret), stage);
    if (value === null) return [];
    const key = derive(value);
    return [{ id: createHash('sha256').update(key).digest('hex').slice(0, 12), key }];
  };
  return () => {
    if (!cached || cached.until < currentTime().getTime()) {
      const keys = Promise.all([read('AWSCURRENT'), read('AWSPREVIOUS')]).then((both) => both.flat());
      cached = { until: currentTime().getTime() + CACHE_MILLISECONDS, keys };
      keys.catch(() => (cached = undefined));
    }
    return cached.keys;
  };
}

async function secretValue(
  SecretId: string,
  VersionStage: 'AWSCURRENT' | 'AWSPREVIOUS',
): Promise<string | null> {
  client ??= new SecretsManagerClient({});
  try {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId, VersionStage }));
    return SecretString ?? null;
  } catch (error) {
    if (VersionStage === 'AWSPREVIOUS' && (error as Error).name === 'ResourceNotFoundException') return null;
    throw error;
  }
}
