import { entryFacts, keptChecks } from '../../functions/entries/entryFacts.ts';
import type { StoredEntry } from '../../functions/entries/storedEntry.ts';
import { checklist } from '../../shared/domain/eligibility/checklist.ts';
import type { Meet } from './entry.ts';

/** An entry with what the eligibility rules remark of it, as its family states it. */
export function checked<Entry extends StoredEntry>(
  entry: Omit<Entry, 'checks' | 'vouches'>,
  { competition, form }: Meet,
): Entry {
  const whole = { ...entry, checks: [], vouches: [] } as unknown as Entry;
  const facts = entryFacts(whole, { competition, form, answers: [], others: [] });
  return { ...whole, checks: keptChecks(checklist(facts)) };
}
