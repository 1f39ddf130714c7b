import type { ShownSkater, SkaterPage } from '../../../../shared/contract/day/skaterPages.ts';
import type { MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { placesOfProgrammes } from '../../../../shared/domain/planning/published/myAppointments.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { tokenHash } from '../../../platform/linkToken.ts';
import { resultsOfProgrammes } from '../../../store/day/results/repository.ts';
import { findStarter } from '../../../store/day/running/repository.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { findAccount } from '../../../store/people/accounts/accounts.ts';
import { endOfPage, skaterPageOfLink } from '../../../store/people/skaterPages/repository.ts';
import { formOf } from '../../planning/published/loadSchedule.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';
import { loadMySchedule } from '../mySchedule/mySchedule.ts';
import { familySkaters, skatersOnPage, type FamilyProgramme } from './familySkaters.ts';
import { isMadeByFamily } from './pageAddress.ts';

/**
 * A page by its secret address: nothing that is not in the public lists, of one skater, or of all whom the family shares
 * together. All of it is read anew, so a withdrawal, an erasure, a narrower name or a switched-off page count at once.
 * @throws {ApiError} NotFound for whatever reason there is no page, and without telling which
 */
export async function loadSkaterPage(competitionId: string, token: string, now: Date): Promise<SkaterPage> {
  const page = await skaterPageOfLink(tokenHash(token));
  if (page?.competitionId !== competitionId) throw new ApiError('NotFound');
  const { accountId, personId } = page;
  const [account, competition] = await Promise.all([findAccount(accountId), findCompetition(competitionId)]);
  if (!account?.active || !isMadeByFamily(page, account)) throw new ApiError('NotFound');
  if (!competition || endOfPage(competition.endDate) <= now) throw new ApiError('NotFound');
  const form = await formOf(competition);
  const skaters = skatersOnPage(await familySkaters(competitionId, accountId, form), personId);
  if (skaters.length === 0) throw new ApiError('NotFound');
  const { name, accent, timeZone, startDate, endDate } = competition;
  const [{ schedule }, published] = await Promise.all([
    loadMySchedule(competitionId, { accountId, coachId: null }),
    publishedPlan(competitionId),
  ]);
  const places = published ? placesOfProgrammes(published.plan) : new Map<string, Place>();
  return {
    skaters: await Promise.all(
      skaters.map(async (skater) => ({
        ...skater.published,
        ...(await startsOf(competitionId, skater.programmes, { schedule, places })),
        cancelled: skater.cancelled.map(({ format, level }) => ({ format, level })),
        results: await resultsOf(competitionId, skater.programmes),
      })),
    ),
    competition: { name, accent, timeZone, startDate, endDate },
    surfaces: schedule.surfaces,
  };
}

type Place = ReturnType<typeof placesOfProgrammes> extends ReadonlyMap<string, infer One> ? One : never;

interface FamilyPlan {
  readonly schedule: MySchedule;
  readonly places: ReadonlyMap<string, Place>;
}

/** The published starts of the programmes, and the events without one. */
async function startsOf(
  competitionId: string,
  programmes: readonly FamilyProgramme[],
  { schedule, places }: FamilyPlan,
): Promise<Pick<ShownSkater, 'starts' | 'unscheduled'>> {
  const isShown = new Set(programmes.map(({ programmeId }) => programmeId));
  const appointments = schedule.appointments.filter(({ programmeId }) => isShown.has(programmeId));
  const starts = await Promise.all(
    appointments.map(async ({ programmeId, event, part, surfaceId, date, start, seconds, order }) => {
      const flightId = places.get(programmeId)?.flightId;
      const starter = flightId ? await findStarter(competitionId, flightId, programmeId) : null;
      const isOut = starter?.state === 'scratched' || starter?.state === 'noShow';
      return { ...event, part, surfaceId, date, start, seconds, order, isOut };
    }),
  );
  const scheduled = new Set(appointments.map(({ programmeId }) => programmeId));
  return {
    starts,
    unscheduled: programmes
      .filter(({ programmeId }) => !scheduled.has(programmeId))
      .map(({ format, level }) => ({ format, level })),
  };
}

/** Posted results, in the order of the entries' events. */
async function resultsOf(
  competitionId: string,
  programmes: readonly FamilyProgramme[],
): Promise<ShownSkater['results']> {
  const found = await resultsOfProgrammes(
    programmes.map(({ programmeId }) => ({ competitionId, programmeId })),
  );
  return programmes.flatMap(({ programmeId, format, level }) => {
    const { result, version } = found.find((one) => one.programmeId === programmeId) ?? {};
    const row = version?.rows.find((one) => one.programmeId === programmeId);
    if (!result?.posted || !version || !row) return [];
    const skated = version.rows.filter(({ state }) => state === 'skated').length;
    return [{ format, level, state: row.state, place: row.place, skated }];
  });
}
