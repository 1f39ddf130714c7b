import type { ListedJudge, ListedPanel } from '../../../../shared/contract/planning/panels.ts';
import type { SeatChange } from '../../../../shared/domain/planning/panels/panelBook.ts';
import { flightsToCome } from './begunSeats.ts';
import { allSeats, eligibleJudges, type SeatAt } from './openSeats.ts';

/** A judge with the seats that somebody else has to take when the judge leaves. */
export interface LeavingJudge {
  readonly judge: ListedJudge;
  readonly seats: readonly SeatAt[];
}

/** Who has seats of flights to come, by name. */
export function judgesWithSeats(
  panels: readonly ListedPanel[],
  judges: readonly ListedJudge[],
): LeavingJudge[] {
  const toCome = allSeats(panels).filter(({ panel }) => flightsToCome(panel).length > 0);
  return judges
    .map((judge) => ({ judge, seats: toCome.filter(({ seat }) => seat.coachId === judge.id) }))
    .filter(({ seats }) => seats.length > 0);
}

/** Who can take some of these seats by every rule, those who can take most of them first. */
export function replacementsFor(
  { judge, seats }: LeavingJudge,
  judges: readonly ListedJudge[],
): LeavingJudge[] {
  return judges
    .filter(({ id }) => id !== judge.id)
    .map((other) => ({
      judge: other,
      seats: seats.filter(({ seat }) => eligibleJudges(seat, [other]).length > 0),
    }))
    .filter((other) => other.seats.length > 0)
    .toSorted((one, other) => other.seats.length - one.seats.length || one.judge.duties - other.judge.duties);
}

/** The seats of a judge who leaves, with another judge where that one can sit, and open elsewhere. */
export function changesOfLeaving(leaving: LeavingJudge, by: LeavingJudge | undefined): SeatChange[] {
  return leaving.seats.map(({ panel, index }) => {
    const isTaken = by?.seats.some((one) => one.panel.id === panel.id && one.index === index) ?? false;
    return {
      panelId: panel.id,
      seat: index,
      before: leaving.judge.id,
      coachId: isTaken && by ? by.judge.id : null,
    };
  });
}
