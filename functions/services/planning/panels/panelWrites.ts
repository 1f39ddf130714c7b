import { ulid } from 'ulidx';
import type { PanelBook, SeatChange } from '../../../../shared/domain/planning/panels/panelBook.ts';
import { timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { retry, withJitter } from '../../../platform/retry.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { historyWrite } from '../../../store/core/history/changeRecord.ts';
import { changeScheduleDraft, StaleDraftError } from '../../../store/planning/draft/repository.ts';
import type { PanelFacts } from './panelFacts.ts';

interface Author {
  readonly by: string;
  readonly now: Date;
  /** Why a rule is broken. */
  readonly reason?: string | null;
}

/**
 * Does a change of seats again while the draft changes between reading and writing.
 * @throws {ApiError} Busy
 */
export function retryOnStaleDraft<Result>(change: () => Promise<Result>): Promise<Result> {
  return retry(change, {
    attempts: 8,
    isRetryable: (error) => error instanceof StaleDraftError,
    pause: (failures) => withJitter(10 * 2 ** failures),
  });
}

/**
 * Stores changed seats with a record in the competition's history, in one transaction.
 * @throws {StaleDraftError} where the draft changed since it was read
 * @throws {ApiError} CompetitionArchived
 */
export async function storeSeats(
  { competitionId, draft, book, coaches, schedule }: PanelFacts,
  changes: readonly SeatChange[],
  { by, now, reason = null }: Author,
  extraWrites: readonly TransactItem[] = [],
): Promise<void> {
  if (changes.length === 0) return;
  const after = book.panelsAfter(changes);
  const changed = new Set(changes.map(({ panelId }) => panelId));
  const tracks = Map.groupBy(after, ({ surfaceId, date }) => `${date} ${surfaceId}`);
  const panels = [...tracks.values()].flatMap((onTrack) => {
    const [first] = onTrack;
    if (!first || !onTrack.some(({ id }) => changed.has(id))) return [];
    const { surfaceId, date } = first;
    const stored = draft.panels.find((one) => one.surfaceId === surfaceId && one.date === date);
    return [
      {
        surfaceId,
        date,
        version: stored?.version ?? 0,
        panels: onTrack.map(({ id, flightIds, judges, referee }) => ({ id, flightIds, judges, referee })),
      },
    ];
  });
  const nameOf = (id: string | null) => (id === null ? null : (coaches.get(id)?.name ?? null));
  const record = historyWrite({
    of: { subject: 'competition', id: competitionId },
    subject: 'panels',
    action: 'changed',
    by,
    at: now,
    before: Object.fromEntries(changes.map((change) => [placeOf(change), nameOf(change.before)])),
    after: {
      ...Object.fromEntries(changes.map((change) => [placeOf(change), nameOf(change.coachId)])),
      ...(reason !== null && { reason }),
    },
  });
  await changeScheduleDraft(
    competitionId,
    draft,
    { tracks: [], events: [], panels },
    { newPlan: ulid(now.getTime()), extraWrites: [record, ...extraWrites] },
  );

  /** Such as `2027-01-06 09:00 Main ice, Judge One`. */
  function placeOf({ panelId, seat }: SeatChange): string {
    return seatName(book, panelId, seat, (id) => schedule.surfaces.find((one) => one.id === id)?.name ?? id);
  }
}

const JUDGES = ['One', 'Two', 'Three', 'Four', 'Five'];

function seatName(
  book: PanelBook,
  panelId: string,
  index: number,
  surfaceName: (id: string) => string,
): string {
  const seat = book.seatOf(panelId, index);
  if (!seat) return panelId;
  const { date, start, surfaceId } = seat.panel.run;
  const who = seat.kind === 'referee' ? 'Referee' : `Judge ${JUDGES[index] ?? String(index + 1)}`;
  return `${date} ${timeOfSeconds(start).slice(0, 5)} ${surfaceName(surfaceId)}, ${who}`;
}
