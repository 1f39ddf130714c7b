import type { Entry } from '../../shared/contract/entry.ts';
import { rosterSize } from '../../shared/domain/entries/teamEntryProblems.ts';
import { competitionsById, type StoredCompetition } from '../competitions/repository.ts';
import type { StoredEntry } from './storedEntry.ts';

/** Entries as the family that made them sees them, with their competitions, all read in one call. */
export async function familyEntries(entries: readonly StoredEntry[]): Promise<Entry[]> {
  const competitions = await competitionsById(entries.map(({ competitionId }) => competitionId));
  return entries.map((entry) => {
    const competition = competitions.get(entry.competitionId);
    if (!competition) throw new Error(`Entry ${entry.id} has no competition ${entry.competitionId}`);
    return familyEntry(entry, competition);
  });
}

export async function familyEntryOf(entry: StoredEntry): Promise<Entry> {
  const [joined] = await familyEntries([entry]);
  if (!joined) throw new Error('One entry in, one out');
  return joined;
}

export function familyEntry(entry: StoredEntry, competition: StoredCompetition): Entry {
  return { ...entry, competition, skater: skaterOf(entry), team: teamOf(entry), partner: partnerOf(entry) };
}

function skaterOf(entry: StoredEntry): Entry['skater'] {
  if (entry.kind !== 'individual') return null;
  return { ...entry.skater, country: entry.country, homeIsiRink: entry.homeIsiRink };
}

function teamOf(entry: StoredEntry): Entry['team'] {
  if (entry.kind !== 'team') return null;
  const skaters = rosterSize(entry.skaters);
  return { skaters, alternates: entry.skaters.length - skaters, coachName: entry.coachName };
}

function partnerOf(entry: StoredEntry): Entry['partner'] {
  return entry.kind === 'dance' ? entry.partner : null;
}
