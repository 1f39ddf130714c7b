import type { Rehearsal } from '../../../../shared/contract/day/running/rehearsals.ts';
import type { StoredRehearsal } from '../../../store/day/rehearsals/repository.ts';

/** A rehearsal as its organisers see it. */
export const shownRehearsal = ({
  id,
  plays,
  date,
  pace,
  flightIds,
  programmes,
  by,
  createdAt,
  state,
}: StoredRehearsal): Rehearsal => ({
  id,
  plays,
  date,
  pace,
  flights: flightIds.length,
  programmes,
  by,
  createdAt,
  state,
});
