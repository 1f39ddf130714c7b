import { createHash } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { errors as joseErrors } from 'jose';
import { currentTime } from '../clock.ts';
import { environment } from '../environment.ts';

interface SigningKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** A rotation shows within this time in a function that keeps running. */
const KEEP_MILLISECONDS = 5 * 60 * 1000;

let secrets: SecretsManagerClient | undefined;
let kept: { readonly until: number; readonly keys: Promise<readonly SigningKey[]> } | undefined;

/** The key that new sessions are signed with. */
export async function currentSigningKey(): Promise<SigningKey> {
  const [current] = await signingKeys();
  if (!current) throw new Error('The session secret has no current value');
  return current;
}

/**
 * The key that a token names. The one before the last rotation still counts, so that a rotation logs
 * nobody out.
 * @throws {JOSEError} when no such key is known
 */
export async function signingKey(id: string | undefined): Promise<Uint8Array> {
  const found = (await signingKeys()).find((key) => key.id === id);
  if (!found) throw new joseErrors.JWSInvalid('Signed with an unknown key');
  return found.key;
}

function signingKeys(): Promise<readonly SigningKey[]> {
  if (!kept || kept.until < currentTime().getTime()) {
    const keys = Promise.all([read('AWSCURRENT'), read('AWSPREVIOUS')]).then((both) =>
      both.filter((key) => key !== null),
    );
    kept = { until: currentTime().getTime() + KEEP_MILLISECONDS, keys };
    keys.catch(() => (kept = undefined));
  }
  return kept.keys;
}

async function read(VersionStage: 'AWSCURRENT' | 'AWSPREVIOUS'): Promise<SigningKey | null> {
  secrets ??= new SecretsManagerClient({});
  try {
    const { SecretString } = await secrets.send(
      new GetSecretValueCommand({ SecretId: environment('SESSION_SECRET_ID'), VersionStage }),
    );
    return SecretString ? keyOf(SecretString) : null;
  } catch (error) {
    if (VersionStage === 'AWSPREVIOUS' && (error as Error).name === 'ResourceNotFoundException') return null;
    throw error;
  }
}

function keyOf(secret: string): SigningKey {
  const key = createHash('sha256').update(`session key ${secret}`).digest();
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), key };
}
