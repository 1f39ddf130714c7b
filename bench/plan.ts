import { checkPlan } from '../local/competitionDay/checker/checkPlan.ts';
import { INSTANCES } from '../local/competitionDay/invented/instances.ts';
import { inventProblem } from '../local/competitionDay/invented/inventProblem.ts';
import { type PlanFigures, figuresOf } from '../local/competitionDay/planFigures.ts';
import { planCompetition } from '../shared/domain/planning/planCompetition.ts';
import { DEFAULT_MOVES } from '../shared/domain/planning/planMoves.ts';
import { atMost, reported, seconds, type Row } from './row.ts';

/** The limits of each invented competition (issue 16). */
const WANTED = {
  a: { days: 1.15, hours: 4.5, clashes: 5, openPercent: 1 },
  b: { days: 1.15, hours: 7, clashes: 15, openPercent: 3 },
  c: { days: 1.25, hours: 4.5, clashes: 10, openPercent: 1 },
} as const;
const SEED = 7;

/** Plans three invented competitions and counts what families, coaches and judges get. */
export function plan(): Promise<Row[]> {
  const names = ['a', 'b', 'c'] as const;
  return Promise.resolve(names.flatMap(rowsOf));
}

function rowsOf(name: keyof typeof WANTED): Row[] {
  const invention = INSTANCES[name];
  const problem = inventProblem(invention);
  const make = () => planCompetition(problem, { seed: SEED, moves: DEFAULT_MOVES, onProgress: () => true });
  const started = process.cpuUsage();
  const made = make();
  const { user, system } = process.cpuUsage(started);
  const faults = checkPlan(problem, made);
  const isSame = JSON.stringify(make()) === JSON.stringify(made);
  const what = `${invention.skaters} skaters, ${invention.entries} entries:`;
  return [
    reported(`${what} score`, made.score.join(', ')),
    atMost(`${what} faults that the checker sees`, faults.length, 0, String),
    ...figureRows(name, what, figuresOf(problem, made)),
    atMost(`${what} processor time`, (user + system) / 1e6, 20, seconds),
    atMost(`${what} plans that differ for one seed`, isSame ? 0 : 1, 0, String),
  ];
}

function figureRows(name: keyof typeof WANTED, what: string, figures: PlanFigures): Row[] {
  const wanted = WANTED[name];
  const doesFit = figures.lackingSeconds === 0;
  const late = doesFit ? 0 : (1.15 * figures.lackingSeconds) / figures.tracks + 30 * 60;
  const rests = `${what} rests under 25 minutes`;
  return [
    atMost(`${what} hard findings`, figures.hardFindings, 0, String),
    doesFit
      ? atMost(rests, figures.restsUnderWanted, 0, String)
      : reported(rests, String(figures.restsUnderWanted)),
    atMost(`${what} ice used, of flights and needed breaks`, figures.iceUsed, 1.03, thousandths),
    atMost(`${what} days for each skater`, figures.daysPerSkater, wanted.days, hundredths),
    atMost(`${what} hours at the rink a day`, figures.hoursPerDay, wanted.hours, hundredths),
    atMost(`${what} coaches on two surfaces at once`, figures.coachClashes, wanted.clashes, String),
    atMost(
      `${what} the latest track after closing`,
      Math.max(0, figures.latestTrackSeconds) / 60,
      late / 60,
      minutes,
    ),
    atMost(
      `${what} open seats of ${figures.seats}`,
      (100 * figures.openSeats) / figures.seats,
      wanted.openPercent,
      percent,
    ),
  ];
}

const thousandths = (figure: number) => `${figure.toFixed(3)} ×`;
const hundredths = (figure: number) => figure.toFixed(2);
const minutes = (figure: number) => `${figure.toFixed(0)} min`;
const percent = (figure: number) => `${figure.toFixed(2)} %`;
