import type { SeatRule } from '../../../../shared/domain/planning/panels/seatRule.ts';
import type { ListedJudge, ListedPanel, ListedSeat } from '../../../../shared/contract/planning/panels.ts';

export interface SeatAt {
  readonly panel: ListedPanel;
  readonly index: number;
  readonly seat: ListedSeat;
}

export const allSeats = (panels: readonly ListedPanel[]): SeatAt[] =>
  panels.flatMap((panel) => panel.seats.map((seat, index) => ({ panel, index, seat })));

export const openSeats = (panels: readonly ListedPanel[]): SeatAt[] =>
  allSeats(panels).filter(({ seat }) => seat.coachId === null);

export const openSeatCount = (panels: readonly ListedPanel[]): number => openSeats(panels).length;

/** Seats whose judges are kept from them by a rule, for instance since the times have changed. */
export const brokenSeatCount = (panels: readonly ListedPanel[]): number =>
  allSeats(panels).filter(({ seat }) => seat.broken !== null).length;

/** Whether a judge would be of the same rink as another one of the panel: allowed, yet others are better. A referee does not mark. */
export function sharesRink(
  { panel, index }: SeatAt,
  judge: ListedJudge,
  judges: readonly ListedJudge[],
): boolean {
  const marking = panel.seats.slice(0, -1);
  if (index >= marking.length) return false;
  const others = marking.flatMap(({ coachId }, seat) => (seat === index ? [] : (coachId ?? [])));
  return judges.some(
    ({ id, rinks }) =>
      id !== judge.id && others.includes(id) && rinks.some((rink) => judge.rinks.includes(rink)),
  );
}

/** The judges who may take a seat by every rule, those of a rink of their own first, then those with the fewest panels. */
export function eligibleJudges(
  seat: ListedSeat,
  judges: readonly ListedJudge[],
  sharesRinkOf: (judge: ListedJudge) => boolean = () => false,
): ListedJudge[] {
  const excluded = new Set(seat.excluded.flatMap(({ coachIds }) => coachIds));
  return judges
    .filter(({ id, state }) => !excluded.has(id) && id !== seat.coachId && state !== 'declined')
    .toSorted(
      (one, other) =>
        Number(sharesRinkOf(one)) - Number(sharesRinkOf(other)) ||
        one.duties - other.duties ||
        one.seconds - other.seconds,
    );
}

/** Rules that a reason seldom outweighs. */
const LAST: readonly SeatRule[] = ['certificate', 'skates'];

/** The judges who may not take a seat, those whom only the time keeps from it first; nobody sits twice on a panel. */
export function excludedJudges(seat: ListedSeat, judges: readonly ListedJudge[]): ListedJudge[] {
  const rules = new Map(
    seat.excluded.flatMap(({ rule, coachIds }) => coachIds.map((id) => [id, rule] as const)),
  );
  const rank = ({ id }: ListedJudge) => {
    const rule = rules.get(id);
    return rule && LAST.includes(rule) ? 1 : 0;
  };
  return judges
    .filter(({ id }) => rules.has(id) && rules.get(id) !== 'samePanel')
    .toSorted((one, other) => rank(one) - rank(other) || one.duties - other.duties);
}

/** Rows of a table that came whole with the page. */
export const LOADED = { isPending: false, isError: false, refetch: () => undefined };
