import type { Problem } from '../../../../contract/core/planningFiles.ts';
import { EligibleJudges } from '../../panels/eligibleJudges.ts';
import { runsOf } from '../../panels/runs.ts';
import { type OpenSeat, Seats, seatsOfPanel } from '../../panels/seats.ts';
import { peopleOfFlights, timeFlights } from '../../planFacts.ts';
import type { BoardPlan } from '../boardFindings.ts';
import type { BoardFinding } from '../trackFindings.ts';
import type { RemediedPlan } from './remediesOf.ts';

/** As many coaches for a seat as are tried. */
const MOST_COACHES = 4;

/** Rules that another coach in the seat may satisfy. */
const OF_JUDGES = ['judgeWithPupil', 'judgeCertificate'];

/** Another coach for a judge who has a pupil on the ice or no certificate, or somebody for an open seat, the best fit first. */
export function judgeChanges(problem: Problem, plan: BoardPlan, finding: BoardFinding): RemediedPlan[] {
  const isOpenSeat = finding.rule.startsWith('openSeat');
  if (!isOpenSeat && !OF_JUDGES.includes(finding.rule)) return [];
  const timed = timeFlights(peopleOfFlights(problem, plan.flights), plan.blocks);
  const fixed = { ...problem, fixed: { ...problem.fixed, panels: plan.panels } };
  const seats = new Seats(problem, runsOf(fixed, timed, plan.blocks), 'seats');
  const judges = new EligibleJudges(problem, timed);
  return seats.panels.flatMap((open) => {
    const panel = plan.panels.findIndex((one) => one === open.run.fixed);
    if (panel < 0) return [];
    return seatsOfPanel(open)
      .filter(isMeant)
      .flatMap((seat) => changesOf(seat, panel));
  });

  function isMeant({ panel, index }: OpenSeat): boolean {
    const coach = panel.seated[index];
    if (isOpenSeat) return !coach && panel.run.flightIds.join('\n') === finding.flightIds.join('\n');
    if (!coach || !finding.coaches.includes(coach.id)) return false;
    const own = new Set(
      finding.rule === 'judgeWithPupil'
        ? judges.meanwhile(coach, panel.run).map(({ flight }) => flight.id)
        : panel.run.flightIds,
    );
    return finding.flightIds.every((id) => own.has(id));
  }

  function changesOf(seat: OpenSeat, panel: number): RemediedPlan[] {
    const { run, seated } = seat.panel;
    return judges
      .of(run, seat.kind)
      .filter(({ id }) => !seated.some((other) => other?.id === id))
      .filter((coach) => seats.collisions(coach, run).length === 0 && !seats.isOneRink(seat, coach))
      .map((coach) => ({ coach, misfit: seats.misfit(seat, coach) }))
      .sort((one, other) => one.misfit - other.misfit)
      .slice(0, MOST_COACHES)
      .map(({ coach: { id: coachId } }): RemediedPlan => ({
        remedy: { kind: 'judge', panel, seat: seat.index, coachId },
        plan: { ...plan, panels: withSeat(plan.panels, panel, seat.index, coachId) },
      }));
  }
}

function withSeat(
  panels: BoardPlan['panels'],
  at: number,
  seat: number,
  coachId: string,
): BoardPlan['panels'] {
  return panels.map((panel, index) => {
    if (index !== at) return panel;
    if (seat === panel.judges.length) return { ...panel, referee: coachId };
    return { ...panel, judges: panel.judges.with(seat, coachId) };
  });
}
