import { isFlightOver } from '../../../../shared/domain/day/running/emergencyContact.ts';
import type { Actor } from '../../../platform/http/actorOf.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { storeOrder } from '../../../store/day/running/flightRepository.ts';
import { findDayFlight, findStarter } from '../../../store/day/running/repository.ts';
import type { StarterPlace } from '../../../store/day/running/starterRepository.ts';
import type { StoredDayFlight } from '../../../store/day/running/storedDay.ts';
import { storeMovedWalkOn } from '../../../store/day/running/walkOnRepository.ts';
import { readCompetitionProgrammes } from '../../entering/duplicates/competitionProgrammes.ts';
import { requireToCome } from './holds.ts';
import { runFlightOf } from './listRuns.ts';
import { loadFlight } from './loadFlight.ts';

interface StartOrderChange {
  readonly competitionId: string;
  readonly flightId: string;
  /** Of the flight, as it was read. */
  readonly version: number;
  readonly reason: string;
  readonly by: Actor;
  readonly now: Date;
}

/**
 * Puts a confirmed programme that no flight has at the end of a flight of its event.
 * @throws {ApiError} NotFound; CompetitionArchived; FlightOver; VersionConflict; FlightApproved; Busy; ValidationFailed with
 * programmeId MustExist for what is no confirmed programme of the event, AlreadyExist for one that a flight has
 */
export async function addWalkOn({
  programmeId,
  ...changing
}: StartOrderChange & { readonly programmeId: string }) {
  const [{ place, record, order, isPlaced }, { programmes }] = await Promise.all([
    loadFlight(changing.competitionId, changing.flightId),
    readCompetitionProgrammes(changing.competitionId),
  ]);
  const programme = programmes.find(({ id }) => id === programmeId);
  if (programme?.state !== 'confirmed' || programme.eventId !== place.eventId)
    throw wrongField('programmeId', 'MustExist');
  if (isPlaced(programmeId) || order.includes(programmeId)) throw wrongField('programmeId', 'AlreadyExist');
  await requireOpen(changing);
  const after = [...order, programmeId];
  await storeOrder(place, {
    version: changing.version,
    order: after,
    walkOns: [...(record?.walkOns ?? []), programmeId],
    joins: programmeId,
    change: changeOf(changing, 'walkOn'),
    until: 'end',
  }).catch((error: unknown) => orElse(error, place, requireNotOver));
  return { flightId: place.flightId, version: changing.version + 1, order: after };
}

interface WalkOnMove extends StartOrderChange {
  readonly programmeId: string;
  readonly to: string;
  readonly toVersion: number;
}

/**
 * Moves a walk-on to the end of another flight of its event, with its check-in.
 * @returns the flight that it leaves
 * @throws {ApiError} NotFound; CompetitionArchived; FlightOver; VersionConflict; FlightHasMarks; FlightApproved; Busy;
 * ValidationFailed with to MustEnabled for a flight of another event, and for the same one
 */
export async function moveWalkOn({ programmeId, to, toVersion, ...changing }: WalkOnMove) {
  const { competitionId, flightId } = changing;
  const [left, joined, starter] = await Promise.all([
    loadFlight(competitionId, flightId),
    loadFlight(competitionId, to).catch((error: unknown) => {
      throw error instanceof ApiError && error.code === 'NotFound' ? wrongField('to', 'MustEnabled') : error;
    }),
    findStarter(competitionId, flightId, programmeId),
  ]);
  if (!left.record?.walkOns?.includes(programmeId) || left.isPlaced(programmeId))
    throw new ApiError('NotFound');
  if (to === flightId || joined.place.eventId !== left.place.eventId) throw wrongField('to', 'MustEnabled');
  await requireOpen({ ...changing, flightId: to });
  const without = (programmes: readonly string[]) => programmes.filter((id) => id !== programmeId);
  const leaving = {
    version: changing.version,
    order: without(left.order),
    walkOns: without(left.record.walkOns),
    change: changeOf(changing, 'walkOnMoved'),
  };
  const joining = {
    version: toVersion,
    order: [...joined.order, programmeId],
    walkOns: [...(joined.record?.walkOns ?? []), programmeId],
    change: changeOf(changing, 'walkOn'),
    until: 'end',
  } as const;
  await storeMovedWalkOn(
    { programmeId, starter },
    { from: { place: left.place, change: leaving }, to: { place: joined.place, change: joining } },
  ).catch((error: unknown) => orElse(error, joined.place, requireNotOver));
  return { flightId, version: changing.version + 1, order: leaving.order };
}

/**
 * Changes the start order of a flight before it starts. Whoever has withdrawn need not be named.
 * @throws {ApiError} NotFound; CompetitionArchived; FlightStarted; VersionConflict; FlightApproved; Busy; ValidationFailed with order
 * MustValid where it has other programmes than the flight
 */
export async function changeOrder({
  order,
  ...changing
}: StartOrderChange & { readonly order: readonly string[] }) {
  const { competitionId, flightId } = changing;
  const { place, record, order: before } = await loadFlight(competitionId, flightId);
  requireToCome(record);
  if ((record?.version ?? 0) !== changing.version) throw new ApiError('VersionConflict');
  const rest = before.filter((id) => !order.includes(id));
  const isOfFlight = new Set(order).size === order.length && order.every((id) => before.includes(id));
  if (!isOfFlight || (rest.length > 0 && (await isAnyEntered(competitionId, rest))))
    throw wrongField('order', 'MustValid');
  // A withdrawn programme is on no list, but may be restored.
  const after = [...order, ...rest];
  await storeOrder(place, {
    version: changing.version,
    order: after,
    walkOns: record?.walkOns ?? [],
    joins: null,
    change: changeOf(changing, 'order'),
    until: 'start',
  }).catch((error: unknown) => orElse(error, place, requireToCome));
  return { flightId, version: changing.version + 1, order: after };
}

/** @throws {ApiError} FlightOver, also where a later flight has started without it: nobody joins that one at the desk */
async function requireOpen({ now, ...of }: Pick<StartOrderChange, 'competitionId' | 'flightId' | 'now'>) {
  const { flight } = await runFlightOf(of, now);
  if (isFlightOver(flight)) throw new ApiError('FlightOver');
}

/** @throws {ApiError} FlightOver */
function requireNotOver(record: StoredDayFlight | null): void {
  if (record?.endedAt !== undefined) throw new ApiError('FlightOver');
}

/** Says why a flight no longer takes a change, where that and no newer version refused it. */
async function orElse(
  error: unknown,
  { competitionId, flightId }: StarterPlace,
  require: (record: StoredDayFlight | null) => void,
): Promise<never> {
  if (error instanceof ApiError && error.code === 'VersionConflict')
    require(await findDayFlight(competitionId, flightId));
  throw error;
}

async function isAnyEntered(competitionId: string, ids: readonly string[]): Promise<boolean> {
  const { programmes } = await readCompetitionProgrammes(competitionId);
  return programmes.some(({ id, state }) => ids.includes(id) && state === 'confirmed');
}

const changeOf = ({ by, now, reason }: StartOrderChange, what: 'order' | 'walkOn' | 'walkOnMoved') => ({
  at: now.toISOString(),
  by,
  what,
  reason,
});
