import type { SeatChange } from '../../../../shared/domain/planning/panels/panelBook.ts';
import { ApiError, refuse, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import type { BegunFlightIds } from './begunFlights.ts';
import { loadPanelFacts, type PanelFacts } from './panelFacts.ts';
import { retryOnStaleDraft, storeSeats } from './panelWrites.ts';
import { brokenSeatRules, RULE_CODES } from './seatProblems.ts';

interface ChangedSeats {
  readonly changes: SeatChange[];
  /** Seats that are still open. */
  readonly open: number;
}

/**
 * Changes seats as an organiser. Nobody sits twice on a panel; every other rule can be broken for a reason.
 * @throws {ApiError} NotFound; CompetitionArchived; VersionConflict naming who sits there now; ValidationFailed with
 * the rule of each seat, and `reason` NotNull
 */
export async function updatePanels(
  request: Request<'updatePanels'>,
  begunFlights: BegunFlightIds,
): Promise<ChangedSeats> {
  const { params, body, session, now } = request;
  return retryOnStaleDraft(async () => {
    const facts = await loadPanelFacts(params.competitionId, begunFlights);
    requireGeneration(facts, body.generation);
    requireAsRead(facts, body.changes);
    const broken = brokenSeatRules(facts.book, body.changes);
    const isRefused = body.reason === null || broken.some(({ rule }) => rule === 'samePanel');
    if (isRefused && broken.length > 0) {
      refuse([
        ...broken.map(({ index, rule }) => ({
          field: `changes.${String(index)}.seat`,
          code: RULE_CODES[rule],
        })),
        ...(body.reason === null ? [{ field: 'reason', code: 'NotNull' as const }] : []),
      ]);
    }
    await storeSeats(facts, body.changes, { by: session.id, now, reason: body.reason });
    return { changes: [...body.changes], open: openSeats(facts, body.changes) };
  });
}

/** Fills open seats by the rules of the planner. @throws {ApiError} as updatePanels */
export async function fillPanels(
  request: Request<'fillPanels'>,
  begunFlights: BegunFlightIds,
): Promise<ChangedSeats> {
  const { params, body, session, now } = request;
  return retryOnStaleDraft(async () => {
    const facts = await loadPanelFacts(params.competitionId, begunFlights);
    requireGeneration(facts, body.generation);
    const changes = facts.book.changesToFill();
    await storeSeats(facts, changes, { by: session.id, now });
    return { changes, open: openSeats(facts, changes) };
  });
}

export function requireGeneration({ draft, schedule }: PanelFacts, generation: number): void {
  if (schedule.competition.state === 'archived') throw new ApiError('CompetitionArchived');
  if (draft.generation !== generation) throw new ApiError('VersionConflict');
}

function requireAsRead({ book, coaches }: PanelFacts, changes: readonly SeatChange[]): void {
  const conflicts = changes.flatMap(({ panelId, seat: place, before, coachId }, index) => {
    const seat = book.seatOf(panelId, place);
    if (!seat) throw wrongField(`changes.${String(index)}.seat`, 'MustExist');
    if (coachId !== null && !coaches.has(coachId))
      throw wrongField(`changes.${String(index)}.coachId`, 'MustExist');
    const seated = book.seatedOn(seat);
    return seated === before ? [] : [{ id: panelId, name: coaches.get(seated ?? '')?.name ?? '' }];
  });
  if (conflicts.length > 0) throw new ApiError('VersionConflict', { changed: conflicts });
}

const openSeats = ({ book }: PanelFacts, changes: readonly SeatChange[]) =>
  book
    .panelsAfter(changes)
    .flatMap(({ judges, referee }) => [...judges, referee])
    .filter((coachId) => coachId === null).length;
