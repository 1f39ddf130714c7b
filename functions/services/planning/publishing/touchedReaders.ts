import {
  recipientKey,
  recipientMoves,
} from '../../../../shared/domain/planning/publishing/recipientMoves.ts';
import {
  withoutToldFlights,
  type ToldJudge,
} from '../../../../shared/domain/planning/publishing/withoutToldFlights.ts';
import { withWalkOns, type WalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import type { PeopledPlan } from '../../../../shared/domain/planning/comparePlans.ts';
import type { RecipientMoves } from '../../../../shared/domain/planning/publishing/recipientMoves.ts';
import { cancelledEventsOf } from '../../../../shared/domain/entering/entries/changes/leftEvents.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { allEntriesOfCompetition, peopleRecords } from '../../../store/entering/duplicates/repository.ts';
import { cancelledPanelsOf } from '../../../store/planning/publishing/cancelledPanelRepository.ts';
import { scheduleMailsOf, type ScheduleMail } from '../../../store/planning/publishing/mailRepository.ts';
import { findVersion, publishedTracks } from '../../../store/planning/publishing/repository.ts';
import { coachesWithMerged, canonicalCoach } from '../../people/coaches/coachesWithMerged.ts';
import { competitionProgrammes, programmeIdOf } from '../../entering/duplicates/competitionProgrammes.ts';
import { planOfTracks, type Planned } from './publishedPlan.ts';

/** The readers whom a plan concerns, with the records that were read to find them. */
export interface AffectedReaders {
  readonly readers: readonly RecipientMoves[];
  readonly entries: ReadonlyMap<string, StoredEntry>;
}

/** What only the day knows: who joined a flight without being published in it. */
export type ReadWalkOns = (competitionId: string) => Promise<WalkOns>;

/** An entry's id, a ULID, has no dot. */
export const entryIdOf = (programmeId: string) => programmeId.split('.')[0] ?? '';

/**
 * Compares a plan with what each family, coach and judge was mailed last.
 * @param version the plan's own: mails about it and later ones do not count
 */
export async function touchedReaders(
  competitionId: string,
  version: number,
  plan: Planned,
  readWalkOns: ReadWalkOns,
): Promise<AffectedReaders> {
  const [entries, { aliases }, mails, cancelled, walkOns] = await Promise.all([
    allEntriesOfCompetition(competitionId),
    peopleRecords(competitionId),
    scheduleMailsOf(competitionId),
    cancelledPanelsOf(competitionId),
    readWalkOns(competitionId),
  ]);
  const told = cancelled.map(({ coachId, event, version: since }) => ({
    coachId,
    eventId: event.id,
    version: since,
  }));
  const mailed = lastMailed(mails, version);
  const { programmes } = competitionProgrammes(competitionId, entries, aliases);
  const coaches = await coachesWithMerged([...new Set(programmes.flatMap(({ coachId }) => coachId ?? []))]);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const accountOf = (programmeId: string) => byId.get(entryIdOf(programmeId))?.accountId;
  const skating = programmes.map(({ id, eventId, seconds, personIds, rinkId, coachId }) => ({
    id,
    eventId,
    seconds,
    skaters: [...personIds],
    rinkId,
    coachId: coachId === null ? null : (canonicalCoach(coaches, coachId)?.id ?? null),
  }));
  // Who walked on was told at the desk when that is, by the version of then.
  const joined = new Set([...walkOns.values()].flat());
  for (const { id, coachId } of version > 1 ? skating : [])
    if (joined.has(id))
      for (const key of keysOf({ family: accountOf(id), coach: coachId }))
        if (!mailed.has(key)) mailed.set(key, version - 1);
  const earlier = await earlierPlans(competitionId, new Set(mailed.values()), told);
  const readers = recipientMoves({
    plan: { plan: withWalkOns(plan, walkOns), programmes: skating },
    earlier: new Map([...earlier].map(([number, before]) => [number, withWalkOns(before, walkOns)])),
    mailed,
    accountOf,
  });
  return { readers: readers.flatMap((one) => withoutCancelled(one, byId)), entries: byId };
}

const keysOf = (ids: { readonly family: string | undefined; readonly coach: string | null }) => [
  ...(ids.family === undefined ? [] : [recipientKey({ to: 'family', id: ids.family })]),
  ...(ids.coach === null ? [] : [recipientKey({ to: 'coach', id: ids.coach })]),
];

/** A family and a coach were mailed when the event was cancelled; that its flight is gone is no news. */
function withoutCancelled(
  reader: RecipientMoves,
  entries: ReadonlyMap<string, StoredEntry>,
): RecipientMoves[] {
  const moves = reader.moves.filter(({ programmeId, to }) => {
    if (programmeId === null || to !== null) return true;
    const entry = entries.get(entryIdOf(programmeId));
    const cancelled = entry ? cancelledEventsOf(entry) : [];
    return cancelled.every(({ id }) => programmeIdOf(entryIdOf(programmeId), id) !== programmeId);
  });
  return moves.length > 0 ? [{ ...reader, moves }] : [];
}

/** The last version before this one that each family and coach was mailed about. */
function lastMailed(mails: readonly ScheduleMail[], before: number): Map<string, number> {
  const last = new Map<string, number>();
  for (const { to, recipient, version } of mails) {
    const key = recipientKey({ to, id: recipient });
    if (version < before) last.set(key, Math.max(version, last.get(key) ?? 0));
  }
  return last;
}

async function earlierPlans(
  competitionId: string,
  numbers: ReadonlySet<number>,
  told: readonly ToldJudge[],
): Promise<Map<number, PeopledPlan['plan']>> {
  const plans = new Map<number, PeopledPlan['plan']>();
  for (const number of numbers) {
    const version = await findVersion(competitionId, number);
    // Judges were mailed when an event was cancelled; that they no longer judge its flights is no news.
    if (version)
      plans.set(number, withoutToldFlights(planOfTracks(await publishedTracks(version)), number, told));
  }
  return plans;
}
