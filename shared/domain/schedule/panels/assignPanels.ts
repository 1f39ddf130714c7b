import type { Block, Coach, Panel, Problem } from '../../../contract/schedule/planningFiles.ts';
import { type TimedFlight, compareText } from '../planFacts.ts';
import { JudgeDuties, type Seat } from './judgeDuties.ts';
import { type Run, holds, runsOf } from './runs.ts';

interface OpenPanel {
  readonly run: Run;
  /** Its judges stay where they are. */
  readonly isFixed: boolean;
  readonly judges: (string | null)[];
  referee: string | null;
}

/**
 * Judges and a referee for each run: Gold for the first seat, rinks apart, duties balanced. A seat that nobody can take
 * may get a judge of another panel whose seat somebody else can take; else it stays open (null).
 * @param flights of the plan, by date and start
 * @returns one for each run; the seats of fixed panels are as they were
 */
export function assignPanels(
  problem: Problem,
  flights: readonly TimedFlight[],
  blocks: readonly Block[],
): Panel[] {
  const runs = runsOf(problem, flights, blocks);
  const duties = new JudgeDuties(problem, flights);
  const panels = runs.map((run): OpenPanel => {
    const fixed = problem.fixed.panels.find(({ flightIds }) =>
      flightIds.some((id) => run.flightIds.includes(id)),
    );
    const judges = Array.from({ length: problem.rules.judges }, (_, seat) => fixed?.judges[seat] ?? null);
    const referee = fixed?.referee ?? null;
    for (const id of [...judges, referee]) if (id !== null) duties.assign(id, run);
    return { run, isFixed: fixed !== undefined, judges, referee };
  });
  const coaches = new Map(problem.coaches.map((coach) => [coach.id, coach]));
  for (const { panel, seat } of seatsByScarcity(panels, duties)) fill(panel, seat, panels, duties, coaches);
  return panels.map(({ run, judges, referee }) => ({
    surfaceId: run.surfaceId,
    date: run.date,
    flightIds: [...run.flightIds],
    judges,
    referee,
  }));
}

/** A judge's number, or -1 for the referee. */
type SeatNumber = number;

const seatKind = (seat: SeatNumber): Seat => (seat === 0 ? 'first' : seat < 0 ? 'referee' : 'judge');

/** First the Gold seats, then the judges, then the referees; of each, those with the fewest candidates first. */
function seatsByScarcity(panels: readonly OpenPanel[], duties: JudgeDuties) {
  const seats = panels.flatMap((panel) =>
    [...panel.judges.keys(), -1].map((seat) => ({
      panel,
      seat,
      rank: seat === 0 ? 0 : seat < 0 ? 2 : 1,
      candidates: duties.eligible(panel.run, seatKind(seat)).length,
    })),
  );
  return seats
    .filter(({ panel, seat }) => seatOf(panel, seat) === null)
    .sort((one, other) => one.rank - other.rank || one.candidates - other.candidates);
}

const seatOf = (panel: OpenPanel, seat: SeatNumber) =>
  seat < 0 ? panel.referee : (panel.judges[seat] ?? null);

function sit(panel: OpenPanel, seat: SeatNumber, coachId: string, duties: JudgeDuties): void {
  const before = seatOf(panel, seat);
  if (before !== null) duties.release(before, panel.run);
  if (seat < 0) panel.referee = coachId;
  else panel.judges[seat] = coachId;
  duties.assign(coachId, panel.run);
}

type Coaches = ReadonlyMap<string, Coach>;

function fill(
  panel: OpenPanel,
  seat: SeatNumber,
  panels: readonly OpenPanel[],
  duties: JudgeDuties,
  coaches: Coaches,
): void {
  const candidates = candidatesFor(panel, seat, duties, coaches);
  const free = candidates.find(({ id }) => duties.collisions(id, panel.run).length === 0);
  if (free) {
    sit(panel, seat, free.id, duties);
    return;
  }
  for (const { id } of candidates) {
    const [collision, further] = duties.collisions(id, panel.run);
    const other = panels.find(({ run }) => run === collision);
    if (!other || further || other.isFixed) continue;
    const otherSeat = other.referee === id ? -1 : other.judges.indexOf(id);
    const replacement = candidatesFor(other, otherSeat, duties, coaches).find(
      (coach) => duties.collisions(coach.id, other.run).length === 0,
    );
    if (!replacement) continue;
    sit(other, otherSeat, replacement.id, duties);
    sit(panel, seat, id, duties);
    return;
  }
}

/** Coaches who may take the seat, the best first: another rink, few duties, and no more than the needed certificate. */
function candidatesFor(panel: OpenPanel, seat: SeatNumber, duties: JudgeDuties, coaches: Coaches): Coach[] {
  const others = panel.judges.filter((id, index) => id !== null && index !== seat);
  const rinks = others.map((id) => coaches.get(id ?? '')?.rinkId ?? null);
  const seated = new Set([...panel.judges, panel.referee]);
  const isLast = seat >= 0 && others.length === panel.judges.length - 1;
  return duties
    .eligible(panel.run, seatKind(seat))
    .filter(({ id }) => !seated.has(id))
    .filter(({ rinkId }) => !(isLast && others.length > 0 && rinks.every((rink) => rink === rinkId)))
    .map((coach) => ({
      coach,
      sameRink: seat >= 0 && rinks.includes(coach.rinkId) ? 1 : 0,
      // Gold is scarce: it is kept for first seats.
      spare: seat !== 0 && holds(coach.certificates, 'gold') ? 1 : 0,
      duties: duties.dutiesOf(coach.id).length,
    }))
    .sort(
      (one, other) =>
        one.sameRink - other.sameRink ||
        one.spare - other.spare ||
        one.duties - other.duties ||
        compareText(one.coach.id, other.coach.id),
    )
    .map(({ coach }) => coach);
}
