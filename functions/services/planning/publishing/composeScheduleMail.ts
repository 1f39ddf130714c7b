import { isDeepStrictEqual } from 'node:util';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { entryById } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import {
  laterScheduleMails,
  scheduleMailOf,
  type NewScheduleMail,
  type ScheduleMail,
} from '../../../store/planning/publishing/mailRepository.ts';
import { findPublished, findVersion } from '../../../store/planning/publishing/repository.ts';
import type { Composer } from '../../core/mail/mailHandler.ts';
import { eventsOf, formOf } from '../published/loadSchedule.ts';
import { scheduleMail } from '../mail/scheduleMail.ts';
import { mailReader } from '../../people/mail/mailReader.ts';
import { entryIdOf } from './touchedReaders.ts';

/** A mail with its addresses; without a mail where everybody in it was erased. */
export interface ComposedScheduleMail {
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
): Promise<ComposedScheduleMail | null> {
  const [competition, ice, reader, entries] = await Promise.all([
    findCompetition(competitionId),
    findIce(competitionId),
    mailReader(stored),
    entriesOf(stored),
  ]);
  if (!competition) return null;
  const { to, name, hasAccount } = reader;
  const isJudge = stored.moves.some(({ role }) => role === 'judge');
  const form = isJudge ? eventsOf(await formOf(competition)) : [];
  const events = new Map(form.map(({ id, format, level }) => [id, eventLabel(format, level)]));
  const surfaces = new Map(ice?.surfaces.map((surface) => [surface.id, surface.name]));
  return {
    to,
    mail: scheduleMail({ competition, stored, entries, name, hasAccount, comment, events, surfaces }),
  };
}

/** The mail of a published version, without what a later version has moved again. */
export const composePublishedMail: Composer = async (item) => {
  const stored = scheduleMailOf(item);
  const { competitionId } = stored;
  const [version, moves] = await Promise.all([
    findVersion(competitionId, stored.version),
    standingMoves(stored),
  ]);
  if (moves.length === 0) return null;
  const composed = await composeScheduleMail(competitionId, { ...stored, moves }, version?.comment ?? null);
  return composed?.mail ? { to: composed.to, mail: composed.mail } : null;
};

/** A later version's mail tells of flights that it moved again, with their new time. */
async function standingMoves(stored: ScheduleMail): Promise<ScheduleMail['moves']> {
  const published = await findPublished(stored.competitionId);
  const later = await laterScheduleMails(stored, published?.version ?? 0);
  const moved = later.flatMap(({ moves }) => moves);
  const isSame = (one: ScheduleMail['moves'][number], other: ScheduleMail['moves'][number]) =>
    one.role === other.role &&
    one.programmeId === other.programmeId &&
    (one.programmeId !== null || isDeepStrictEqual(one.to, other.from));
  return stored.moves.filter((move) => !moved.some((other) => isSame(move, other)));
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
