import { randomUUID } from 'node:crypto';
import { readCardAccounts } from '../../functions/platform/cards/cardAccounts.ts';
import { currentTime } from '../clock.ts';
import { localName } from '../host/template/intrinsics.ts';
import type { SecretStore } from '../secrets/secretStore.ts';

/**
 * Puts accounts where the product of this machine looks for them.
 * @throws Error in one sentence, which never repeats a key
 */
export function setCardAccounts(secrets: SecretStore, accounts: string): void {
  const read = readCardAccounts(accounts).accounts;
  if (read.length === 0)
    throw new Error('These are no accounts of card payments: docs/operations.md shows what the file has.');
  if (read.some(({ key }) => key.startsWith('demo_')))
    throw new Error('A key that begins with demo_ is the demo’s: with it anybody pays by a button.');
  const createdAt = currentTime().toISOString();
  secrets.take(localName('CardsSecret'), { createdAt, versionId: randomUUID(), current: accounts });
}
