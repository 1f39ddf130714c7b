import type { Mail } from '../../platform/mail/mail.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { isErased } from '../../store/entries/people.ts';
import { entryById } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { findIce } from '../../store/ice/repository.ts';
import type { NewScheduleMail } from '../../store/publishing/mailRepository.ts';
import { scheduleMail } from '../mail/scheduleMail.ts';
import { mailReader } from './mailReader.ts';
import { entryIdOf } from './touchedReaders.ts';

/** A mail with its addresses; without a mail where everybody in it was erased. */
export interface ComposedMail {
  readonly to: readonly string[];
  readonly mail: Mail | null;
}

/**
 * The mail about a version as its reader gets it, by the names, addresses and surfaces of now.
 * @param comment what the organiser writes to everybody; null for nothing
 * @returns null where the competition is gone
 */
export async function composeScheduleMail(
  competitionId: string,
  stored: NewScheduleMail,
  comment: string | null,
): Promise<ComposedMail | null> {
  const [competition, ice, reader, entries] = await Promise.all([
    findCompetition(competitionId),
    findIce(competitionId),
    mailReader(stored),
    entriesOf(stored),
  ]);
  if (!competition) return null;
  const { to, name, hasAccount } = reader;
  const surfaces = new Map(ice?.surfaces.map((surface) => [surface.id, surface.name]));
  return { to, mail: scheduleMail({ competition, stored, entries, name, hasAccount, comment, surfaces }) };
}

async function entriesOf({ moves }: NewScheduleMail): Promise<ReadonlyMap<string, StoredEntry>> {
  const ids = new Set(
    moves.flatMap(({ programmeId }) => (programmeId === null ? [] : [entryIdOf(programmeId)])),
  );
  const entries = await Promise.all([...ids].map(entryById));
  return new Map(
    entries.flatMap((entry) => (entry === null || isErased(entry) ? [] : [[entry.id, entry] as const])),
  );
}
