import type {
  MyAppointment,
  RinkSchedule,
  RinkStart,
} from '../../../../shared/contract/planning/publicSchedule.ts';
import type { PublishedPlan } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { resultsOfProgrammes } from '../../../store/day/results/repository.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { currentEntriesOfRink } from '../../entering/entries/rinkEntries.ts';
import { formOf } from '../../planning/published/loadSchedule.ts';
import { planOfMorning } from '../running/planOfMorning.ts';
import { planBefore, publishedPlan } from '../../planning/published/publishedPlans.ts';
import { cancelledProgrammes, feedNamesOf, type FeedPlan } from './feedPlan.ts';
import { myCancelledEvents } from './myCancelledEvents.ts';
import { loadAppointments, unscheduledEvents, programmesOfEntry, scheduleHead } from './appointments.ts';
import { startersOn } from './startersOn.ts';

export interface RinkPlan extends Omit<FeedPlan, 'schedule'> {
  readonly schedule: RinkSchedule;
}

/**
 * Finds all who enter for a rink in the published schedule, each with the coach of the entry.
 * @param rinkId null for a head coach without a rink, who has nobody
 * @param now where the start orders of the running day are wanted too
 * @throws {ApiError} NotFound for an unknown competition; without a published schedule the version is 0
 */
export async function loadRinkSchedule(
  competitionId: string,
  rinkId: string | null,
  now: Date | null = null,
): Promise<RinkPlan> {
  const [competition, published, ice] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findIce(competitionId),
  ]);
  const head = scheduleHead(competition, ice);
  if (!published || rinkId === null)
    return {
      schedule: {
        version: 0,
        publishedAt: null,
        ...head,
        rink: null,
        starts: [],
        missing: [],
        cancelledEvents: [],
      },
      cancelled: [],
      feedNames: new Map(),
    };
  const [form, listed, before] = await Promise.all([
    formOf(competition),
    currentEntriesOfRink(competitionId, rinkId),
    planBefore(competitionId, published.version - 1),
  ]);
  const { timeZone } = competition;
  const morning = now && (await planOfMorning(competitionId, published, { now, timeZone }));
  const entries = listed.filter((entry) => !isErased(entry));
  const coaches = new Map(entries.map(({ id, entryCoach }) => [id, entryCoach?.name ?? null]));
  const programmes = entries.flatMap((entry) => programmesOfEntry(entry, 'coach', form));
  const { plan, appointments } = await loadAppointments(
    competition,
    { form, plan: published.plan, before: morning ?? before?.plan ?? null },
    programmes,
    now,
  );
  const dayOf = now ? await dayOfStarts(competition, plan, appointments, now) : NOTHING_YET;
  return {
    schedule: {
      version: published.version,
      publishedAt: published.at,
      ...head,
      rink: entries[0]?.homeIsiRink ?? null,
      starts: appointments.map((one) => ({
        ...one,
        coach: coaches.get(one.entryId) ?? null,
        ...dayOf(one.programmeId),
      })),
      missing: unscheduledEvents(programmes, appointments),
      cancelledEvents: entries.flatMap((entry) => myCancelledEvents(entry, 'coach', form)),
    },
    cancelled: cancelledProgrammes(programmes, appointments, [plan, before?.plan]),
    feedNames: feedNamesOf(entries),
  };
}

type DayOfStart = Pick<RinkStart, 'starter' | 'result'>;

const NOTHING_YET = (): DayOfStart => ({ starter: null, result: null });

/** What became of starts: at the check-in desk today, and in posted results. */
async function dayOfStarts(
  competition: StoredCompetition,
  plan: PublishedPlan,
  appointments: readonly MyAppointment[],
  now: Date,
): Promise<(programmeId: string) => DayOfStart> {
  const [starters, results] = await Promise.all([
    startersOn(competition, plan, appointments, now),
    resultsOfProgrammes(
      appointments.map(({ programmeId }) => ({ competitionId: competition.id, programmeId })),
    ),
  ]);
  const states = new Map(starters.map(({ programmeId, state }) => [programmeId, state]));
  const rows = new Map(
    results.flatMap(({ programmeId, result, version }) => {
      const row = version.rows.find((one) => one.programmeId === programmeId);
      if (!result.posted || !row) return [];
      const shown = { hasSkated: row.state === 'skated', place: row.place, postedAt: result.posted.at };
      return [[programmeId, shown] as const];
    }),
  );
  return (programmeId) => ({
    starter: states.get(programmeId) ?? null,
    result: rows.get(programmeId) ?? null,
  });
}
