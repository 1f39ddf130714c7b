import { newPartner } from '../../functions/services/entering/entries/partners/applyPartner.ts';
import type { DanceEntry, StoredPartner } from '../../functions/store/entering/entries/storedEntry.ts';
import type { DemoTarget } from './entry.ts';

/** The states of consecutive couples: most confirmed, one still invited, one declined, one never invited. */
const STATES = ['invited', 'confirmed', 'confirmed', 'declined', 'confirmed', 'none'] as const;

const HOUR = 60 * 60 * 1000;

/** A demo couple's partner, invited some time ago; answers came within hours. */
export function demoPartner(
  person: DanceEntry['skater'],
  { competition, now }: DemoTarget,
  submittedAt: string,
  index: number,
): StoredPartner {
  const state = STATES[index % STATES.length] ?? 'none';
  const email = state === 'none' ? null : `partner-${index + 1}@families.demo.rinkside.example`;
  const asked = newPartner({ ...person, email }, competition, new Date(submittedAt));
  if (state === 'none' || state === 'invited') return asked;
  const answered = Math.min(Date.parse(submittedAt) + (1 + (index % 20)) * HOUR, now.getTime());
  return { ...asked, state, answeredAt: new Date(answered).toISOString() };
}
