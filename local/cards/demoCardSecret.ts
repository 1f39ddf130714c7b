import { randomBytes, randomUUID } from 'node:crypto';
import { currentTime } from '../clock.ts';
import { DEMO_FEDERATION } from '../demo/letterhead.ts';
import { localName } from '../host/template/intrinsics.ts';
import type { SecretStore } from '../secrets/secretStore.ts';

const SECRET = localName('CardsSecret');

const isDemo = (text: string) => /"demo_/.test(text);

/** The keys of this start's demo provider. */
export interface DemoCardKeys {
  readonly key: string;
  readonly signing: string;
}

/**
 * Puts an account of the demo provider where a federation's accounts stand, with new keys. Accounts that somebody has put
 * there stay, for trying the provider's own test cards.
 * @returns null where those stay
 * @throws Error in one sentence beside real money
 */
export function addDemoAccount(secrets: SecretStore): DemoCardKeys | null {
  const current = secrets.read(SECRET)?.current ?? '';
  if (/"(sk|rk)_live_/.test(current))
    throw new Error(
      'The demo takes no real money: set DEMO_DATA=off, or take the live keys out of the secret of cards.',
    );
  if (current.startsWith('{') && !isDemo(current)) return null;
  const keys = {
    key: `demo_${randomBytes(18).toString('hex')}`,
    signing: `whsec_demo_${randomBytes(18).toString('hex')}`,
  };
  const account = { name: 'demo', payee: DEMO_FEDERATION, key: keys.key, signing: [keys.signing] };
  secrets.take(SECRET, {
    createdAt: currentTime().toISOString(),
    versionId: randomUUID(),
    current: JSON.stringify({ accounts: [account], everywhere: 'demo' }),
  });
  return keys;
}

/** @throws Error in one sentence where families could pay real entries with the demo's button */
export function refuseDemoCards(secrets: SecretStore): void {
  if (isDemo(secrets.read(SECRET)?.current ?? ''))
    throw new Error(
      'This data folder takes cards by the demo, with which anybody pays by a button: choose another DATA_DIR, or delete ' +
        'the secret of cards in it.',
    );
}
