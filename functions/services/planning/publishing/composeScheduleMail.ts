import { isDeepStrictEqual } from 'node:util';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { entryById } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { currentCoach } from '../../../store/people/coaches/repository.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import {
  laterScheduleMails,
  scheduleMailOf,
  type NewScheduleMail,
  type ScheduleMail,
} from '../../../store/planning/publishing/mailRepository.ts';
import { findPublished, findVersion } from '../../../store/planning/publishing/repository.ts';
import type { Composer } from '../../core/mail/mailHandler.ts';
import { cachedPlan } from '../published/publishedPlans.ts';
import { eventsOf, formOf } from '../published/loadSchedule.ts';
import { scheduleMail } from '../mail/scheduleMail.ts';
import { mailReader } from '../../people/mail/mailReader.ts';
import { judgedSeats, type TimeOfFlight, type JudgedPlan, type ReadFlightTimes } from './judgedSeats.ts';
import { entryIdOf } from './touchedReaders.ts';

interface ComposedOf {
  /** Of the version, in which judges have their seats. */
  readonly plan: JudgedPlan;
  /** What the organiser writes to everybody; null for nothing. */
  readonly comment: string | null;
  readonly times?: ReadonlyMap<string, TimeOfFlight>;
}

const NO_PLAN: JudgedPlan = { flights: [], blocks: [], panels: [] };
const NO_TIMES: ReadonlyMap<string, TimeOfFlight> = new Map();

/** A mail with its addresses; without a mail where everybody in it was erased. */
export interface ComposedScheduleMail {
  readonly to: readonly string[];
  readonly mail: Mail | null;
}

/**
 * The mail about a version as its reader gets it, by the names, addresses and surfaces of now.
 * @returns null where the competition is gone
 */
export async function composeScheduleMail(
  competitionId: string,
  stored: NewScheduleMail,
  { plan, comment, times = NO_TIMES }: ComposedOf,
): Promise<ComposedScheduleMail | null> {
  const isJudge = stored.moves.some(({ role }) => role === 'judge');
  const [competition, ice, reader, entries, coach] = await Promise.all([
    findCompetition(competitionId),
    findIce(competitionId),
    mailReader(stored),
    entriesOf(stored),
    isJudge ? currentCoach(stored.recipient) : null,
  ]);
  if (!competition) return null;
  const { to, name, hasAccount } = reader;
  const form = isJudge ? eventsOf(await formOf(competition)) : [];
  const events = new Map(form.map(({ id, format, level }) => [id, eventLabel(format, level)]));
  const surfaces = new Map(ice?.surfaces.map((surface) => [surface.id, surface.name]));
  const seats = coach ? judgedSeats(plan, new Set([coach.id, ...coach.mergedIds]), times) : [];
  return {
    to,
    mail: scheduleMail({
      competition,
      stored,
      entries,
      name,
      hasAccount,
      comment,
      events,
      surfaces,
      seats,
      isRunning: times.size > 0,
    }),
  };
}

/** The mail of a published version, without what a later version has moved again. */
export const composePublishedMail =
  (readTimes: ReadFlightTimes): Composer =>
  async (item, now) => {
    const stored = scheduleMailOf(item);
    const { competitionId } = stored;
    const [version, moves] = await Promise.all([
      findVersion(competitionId, stored.version),
      standingMoves(stored),
    ]);
    if (moves.length === 0) return null;
    const isTaken = moves.some(({ role, to }) => role === 'judge' && to !== null);
    const composed = await composeScheduleMail(
      competitionId,
      { ...stored, moves },
      {
        plan: version && isTaken ? await cachedPlan(version) : NO_PLAN,
        comment: version?.comment ?? null,
        ...(isTaken && { times: await readTimes(competitionId, now) }),
      },
    );
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
