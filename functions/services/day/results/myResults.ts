import type { ExplainedPlace, MyResult } from '../../../../shared/contract/day/results/results.ts';
import type { MyAppointment } from '../../../../shared/contract/planning/publicSchedule.ts';
import { explainPlace } from '../../../../shared/domain/day/results/explainPlace.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { withUnscheduledFlights } from '../../../../shared/domain/day/results/postedResults.ts';
import { partsOfFlights, type Part } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { resultsOfCompetition, resultsOfProgrammes } from '../../../store/day/results/repository.ts';
import type { ResultWithVersion } from '../../../store/day/results/storedResults.ts';
import { loadMySchedule, type Owner } from '../mySchedule/mySchedule.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';

/**
 * The posted results of an account's skaters and pupils, in the order of the clock; who walked on comes last.
 * @throws {ApiError} NotFound for an unknown competition
 */
export async function listMyResults(competitionId: string, owner: Owner): Promise<MyResult[]> {
  const own = await loadOwn(competitionId, owner);
  return own.flatMap(({ appointment, posted: { result, version } }): MyResult[] => {
    const row = version.rows.find(({ programmeId }) => programmeId === appointment.programmeId);
    if (!row || !result.posted) return [];
    const { programmeId, entryId, name, role, event, part } = appointment;
    const { state, place, total, points, before } = row;
    const isCorrected = version.correction !== null && before !== null && version.at > result.posted.at;
    return [
      {
        programmeId,
        entryId,
        flightId: result.flightId,
        name,
        role,
        format: event.format,
        level: event.level,
        part,
        state,
        place,
        total,
        points,
        version: version.version,
        postedAt: result.posted.at,
        correction:
          isCorrected && version.correction
            ? { reason: version.correction.reason, text: version.correction.text, before }
            : null,
      },
    ];
  });
}

/**
 * Why a skater has a place: for the family and the coach alone.
 * @throws {ApiError} NotFound, also for the skater of another family
 */
export async function explainMyPlace(
  { competitionId, flightId, programmeId }: Record<'competitionId' | 'flightId' | 'programmeId', string>,
  owner: Owner,
): Promise<ExplainedPlace> {
  const own = await findMyResult({ competitionId, flightId, programmeId }, owner);
  const version = own?.posted.version;
  const explained = version && explainPlace(programmeId, version);
  if (!own || !explained) throw new ApiError('NotFound');
  const { name, event } = own.appointment;
  return { name, format: event.format, level: event.level, ...explained };
}

/** The posted result of one programme; null for that of another family, and before it is posted. */
export async function findMyResult(
  { competitionId, flightId, programmeId }: Record<'competitionId' | 'flightId' | 'programmeId', string>,
  owner: Owner,
): Promise<Own | null> {
  const found = (await loadOwn(competitionId, owner)).find(
    ({ appointment, posted }) =>
      appointment.programmeId === programmeId && posted.result.flightId === flightId,
  );
  return found ?? null;
}

interface Own {
  readonly appointment: Pick<MyAppointment, 'programmeId' | 'entryId' | 'name' | 'role' | 'event' | 'part'>;
  readonly posted: ResultWithVersion;
}

/** Found by the programme, not by the plan: a walk-on is in no plan, and a later version may have lost the flight. */
async function loadOwn(competitionId: string, owner: Owner): Promise<Own[]> {
  const { schedule, programmes } = await loadMySchedule(competitionId, owner);
  const placed = new Set(schedule.appointments.map(({ programmeId }) => programmeId));
  const own = [...schedule.appointments, ...programmes.filter(({ programmeId }) => !placed.has(programmeId))];
  const found = await resultsOfProgrammes(own.map(({ programmeId }) => ({ competitionId, programmeId })));
  const posted = new Map(
    found.filter(({ result }) => result.posted).map((one) => [one.programmeId, one] as const),
  );
  const parts = await partsOf(
    competitionId,
    [...posted.values()].map(({ result }) => result.flightId),
  );
  return own.flatMap((appointment) => {
    const result = posted.get(appointment.programmeId);
    if (!result) return [];
    const part = parts.get(result.result.flightId) ?? { number: 1, of: 1 };
    return [{ appointment: { ...appointment, part }, posted: result }];
  });
}

/** Which of its event's flights each one is. */
async function partsOf(
  competitionId: string,
  flightIds: readonly string[],
): Promise<ReadonlyMap<string, Part>> {
  const plan = (await publishedPlan(competitionId))?.plan ?? { flights: [], blocks: [] };
  const scheduled = new Set(plan.flights.map(({ id }) => id));
  const isAnyLost = flightIds.some((id) => !scheduled.has(id));
  const results = isAnyLost ? await resultsOfCompetition(competitionId) : [];
  return partsOfFlights(
    withUnscheduledFlights(
      plan,
      results.map(({ result }) => result),
    ),
  );
}
