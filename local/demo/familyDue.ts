import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { DEMO_FAMILY } from './accounts.ts';
import type { DemoTarget } from './entry.ts';

/** The last skater that the demo's own family entered is unpaid, so that one transfer pays for two entries. */
export function withFamilyDue(entries: readonly StoredEntry[], { competition }: DemoTarget): StoredEntry[] {
  const last = entries.findLast(
    ({ accountId, kind, competitionId }) =>
      accountId === DEMO_FAMILY.accountId && kind === 'individual' && competitionId === competition.id,
  );
  return entries.map((entry) => (entry === last ? { ...entry, paid: 0, paymentState: 'unpaid' } : entry));
}
