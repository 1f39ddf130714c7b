import type { ExplainedPlace, OwnResult } from '../../../shared/contract/results/results.ts';
import type { Appointment } from '../../../shared/contract/schedule/publicSchedule.ts';
import { explainPlace } from '../../../shared/domain/results/explainPlace.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { partsOfFlights } from '../../../shared/domain/schedule/published/publishedPlan.ts';
import { walkOnFlights } from '../../store/day/repository.ts';
import { resultsOfFlights } from '../../store/results/repository.ts';
import type { Result } from '../../store/results/storedResults.ts';
import { loadOwnSchedule, type Owner } from '../publicSchedule/ownSchedule.ts';
import { publishedPlan } from '../publicSchedule/publishedPlans.ts';

/**
 * The posted results of an account's skaters and pupils, in the order of the clock; who walked on comes last.
 * @throws {ApiError} NotFound for an unknown competition
 */
export async function listMyResults(competitionId: string, owner: Owner): Promise<OwnResult[]> {
  const own = await loadOwn(competitionId, owner);
  return own.flatMap(({ appointment, posted: { result, version } }): OwnResult[] => {
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
export async function explainOwnPlace(
  { competitionId, flightId, programmeId }: Record<'competitionId' | 'flightId' | 'programmeId', string>,
  owner: Owner,
): Promise<ExplainedPlace> {
  const own = await findOwnResult({ competitionId, flightId, programmeId }, owner);
  const { columns = [], rows = [] } = own?.posted.version ?? {};
  const explained = own && explainPlace(programmeId, columns, rows);
  if (!own || !explained) throw new ApiError('NotFound');
  const { name, event } = own.appointment;
  return { name, format: event.format, level: event.level, ...explained };
}

/** The posted result of one programme; null for that of another family, and before it is posted. */
export async function findOwnResult(
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
  readonly appointment: Pick<Appointment, 'programmeId' | 'entryId' | 'name' | 'role' | 'event' | 'part'>;
  readonly posted: Result;
}

async function loadOwn(competitionId: string, owner: Owner): Promise<Own[]> {
  const [{ schedule, programmes }, published] = await Promise.all([
    loadOwnSchedule(competitionId, owner),
    publishedPlan(competitionId),
  ]);
  const parts = published ? partsOfFlights(published.plan) : null;
  const flightOf = new Map(
    (published?.plan.flights ?? []).flatMap(({ id, programmes }) =>
      programmes.map((programme) => [programme, id] as const),
    ),
  );
  // The schedule of the day has walk-ons too, which no published flight has.
  const appointments = schedule.appointments.filter(({ programmeId }) => flightOf.has(programmeId));
  const placed = new Set(appointments.map(({ programmeId }) => programmeId));
  const others = programmes.filter(({ programmeId }) => !placed.has(programmeId));
  const walkOns = await walkOnFlights(
    competitionId,
    others.map(({ programmeId }) => programmeId),
  );
  const own = [
    ...appointments.map((one) => ({ ...one, flightId: flightOf.get(one.programmeId) })),
    ...others.map((one) => {
      const flightId = walkOns.get(one.programmeId);
      return { ...one, flightId, part: parts?.get(flightId ?? '') ?? { number: 1, of: 1 } };
    }),
  ];
  const ids = own.flatMap(({ flightId }) => flightId ?? []);
  const results = await resultsOfFlights(competitionId, [...new Set(ids)]);
  return own.flatMap(({ flightId = '', ...appointment }) => {
    const found = results.get(flightId);
    return found?.result.posted ? [{ appointment, posted: found }] : [];
  });
}
