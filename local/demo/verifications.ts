import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { DEMO_HEAD_COACH } from './accounts.ts';
import { COMPETITION_IDS } from './competitions.ts';

const HOUR = 3_600_000;

/**
 * Entries as reviewed by the demo's head coach: of their own rink's entries without findings, every second
 * one was verified yesterday.
 */
export function withVerifications(entries: readonly StoredEntry[], now: Date): StoredEntry[] {
  const at = new Date(now.getTime() - 26 * HOUR).toISOString();
  const ready = entries.filter(
    (entry) =>
      entry.competitionId === COMPETITION_IDS.open &&
      entry.homeRinkId === DEMO_HEAD_COACH.rinkId &&
      entry.state !== 'withdrawn' &&
      entry.checks.length === 0 &&
      entry.submittedAt < at,
  );
  const reviewed = new Set(ready.filter((_, index) => index % 2 === 0).map(({ id }) => id));
  const verified = { by: DEMO_HEAD_COACH.name, at };
  return entries.map((entry) => (reviewed.has(entry.id) ? { ...entry, verified } : entry));
}
