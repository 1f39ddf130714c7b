import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { OpenSeat } from '../../../../shared/domain/planning/panels/seats.ts';
import { currentCoach } from '../../../store/people/coaches/repository.ts';
import type { StoredJudge } from '../../../store/planning/panels/storedJudges.ts';
import type { BegunFlightIds } from './begunFlights.ts';
import { loadPanelFacts, type PanelFacts } from './panelFacts.ts';

/** A judge with everything that decides what the judge may do. */
export interface MyJudge extends PanelFacts {
  readonly judge: StoredJudge;
  /** The account's coach. */
  readonly coachId: string;
}

/**
 * The judge that an account is at a competition.
 * @throws {ApiError} NotFound; Forbidden where the coach was not asked
 */
export async function loadMyJudge(
  session: { readonly coachId?: string | null | undefined },
  competitionId: string,
  begunFlights: BegunFlightIds,
): Promise<MyJudge> {
  const [facts, coach] = await Promise.all([
    loadPanelFacts(competitionId, begunFlights),
    session.coachId ? currentCoach(session.coachId) : null,
  ]);
  const judge = facts.records.judges.find(({ coachId }) => coachId === coach?.id);
  if (!coach || !judge) throw new ApiError('Forbidden');
  return { ...facts, judge, coachId: coach.id };
}

/** @throws {ApiError} CompetitionArchived */
export function requireOpen({ schedule }: PanelFacts): void {
  if (schedule.competition.state === 'archived') throw new ApiError('CompetitionArchived');
}

/** @throws {ApiError} ValidationFailed (seat, MustExist) */
export function getSeat(
  { book }: PanelFacts,
  { panelId, seat }: { readonly panelId: string; readonly seat: number },
): OpenSeat {
  const found = book.seatOf(panelId, seat);
  if (!found) throw wrongField('seat', 'MustExist');
  return found;
}
