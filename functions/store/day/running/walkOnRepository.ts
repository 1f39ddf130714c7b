import { ApiError } from '../../../platform/errors/apiError.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { checkWrite, deleteWrite, IS_NEW, putWrite, updateWrite } from '../../../platform/table/writes.ts';
import { orderWrite, type OrderChange } from './flightRepository.ts';
import { starterKey, walkOnKey } from './keys.ts';
import { transactDay } from '../../core/stamps/stampRepository.ts';
import { sheetCheck, type StarterPlace } from './starterRepository.ts';
import type { StoredStarter } from './storedDay.ts';

interface WalkOn {
  readonly programmeId: string;
  /** As it was read in the flight that it leaves; null for expected. */
  readonly starter: StoredStarter | null;
}

interface Side {
  readonly place: StarterPlace;
  readonly change: OrderChange;
}

/**
 * Moves a walk-on and its check-in from a flight without marks to one without an approved result.
 * @throws {ApiError} VersionConflict; FlightHasMarks; FlightApproved; Busy
 */
export async function storeMovedWalkOn(
  walkOn: WalkOn,
  { from, to }: { readonly from: Side; readonly to: Side },
): Promise<void> {
  const { competitionId, flightId } = to.place;
  await transactDay(competitionId, [
    sheetCheck(from.place, 'firstMark'),
    sheetCheck(to.place, 'approval'),
    orderWrite(from.place, from.change),
    orderWrite(to.place, to.change),
    updateWrite(walkOnKey(competitionId, walkOn.programmeId), {
      update: 'SET flightId = :to',
      condition: 'flightId = :from',
      values: { ':to': flightId, ':from': from.place.flightId },
      onConflict: conflict,
    }),
    ...starterWrites(walkOn, from.place, flightId),
  ]);
}

const conflict = () => new ApiError('VersionConflict');

function starterWrites(
  { programmeId, starter }: WalkOn,
  { competitionId, flightId: from }: StarterPlace,
  to: string,
): TransactItem[] {
  const left = starterKey(competitionId, from, programmeId);
  if (!starter) return [checkWrite(left, { condition: IS_NEW, onConflict: conflict })];
  const asRead = {
    condition: '#state = :state',
    names: { '#state': 'state' },
    values: { ':state': starter.state },
    onConflict: conflict,
  };
  return [
    deleteWrite(left, asRead),
    putWrite({ ...starterKey(competitionId, to, programmeId), type: 'starter', ...starter, flightId: to }),
  ];
}
