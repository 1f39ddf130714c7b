import type { Plan, Problem } from '../../shared/contract/core/planningFiles.ts';

/** The figures of a plan, counted from its blocks alone. */
export interface PlanFigures {
  readonly hardFindings: number;
  /** Pairs of a skater's flights on one day with less than the wanted rest between them. */
  readonly restsUnderWanted: number;
  /** Ice used, as a multiple of the flights and of the breaks that their length needs. */
  readonly iceUsed: number;
  readonly daysPerSkater: number;
  /** From the first warm-up to the last mark. */
  readonly hoursPerDay: number;
  /** Pairs of flights that need one coach on two surfaces at once. */
  readonly coachClashes: number;
  readonly latestTrackSeconds: number;
  readonly lackingSeconds: number;
  readonly tracks: number;
  readonly seats: number;
  readonly openSeats: number;
}

interface OnIce {
  readonly surfaceId: string;
  readonly date: string;
  readonly start: number;
  readonly end: number;
  readonly skaters: readonly string[];
  readonly coaches: readonly string[];
}

export function figuresOf(problem: Problem, plan: Plan): PlanFigures {
  const onIce = flightsOnIce(problem, plan);
  const days = [...Map.groupBy(peopleOf(onIce, 'skaters'), ({ key }) => key).values()].map((visits) =>
    visits.map(({ flight }) => flight).sort((one, other) => one.start - other.start),
  );
  const skaters = new Set(onIce.flatMap((flight) => flight.skaters)).size;
  const seconds = days.reduce(
    (sum, day) => sum + Math.max(...day.map(({ end }) => end)) - (day[0]?.start ?? 0),
    0,
  );
  const seats = plan.panels.flatMap(({ judges, referee }) => [...judges, referee]);
  return {
    hardFindings: plan.findings.filter(({ severity }) => severity === 'hard').length,
    restsUnderWanted: days.reduce((sum, day) => sum + shortRests(problem, day), 0),
    iceUsed: iceUsed(problem, plan),
    daysPerSkater: days.length / Math.max(1, skaters),
    hoursPerDay: seconds / 3_600 / Math.max(1, days.length),
    coachClashes: coachClashes(onIce),
    latestTrackSeconds: Math.max(0, ...endsOfTracks(problem, plan).map(({ end, closes }) => end - closes)),
    lackingSeconds: plan.bound.lackingSeconds,
    tracks: plan.bound.tracks.length,
    seats: seats.length,
    openSeats: seats.filter((seat) => seat === null).length,
  };
}

function flightsOnIce(problem: Problem, { flights, blocks }: Plan): OnIce[] {
  const programmes = new Map(problem.programmes.map((programme) => [programme.id, programme]));
  const members = new Map(
    flights.map(({ id, programmes: own }) => [id, own.flatMap((one) => programmes.get(one) ?? [])]),
  );
  return blocks.flatMap(({ flightId, surfaceId, date, start, seconds }) => {
    if (flightId === undefined) return [];
    const own = members.get(flightId) ?? [];
    const from = secondsOf(start);
    return {
      surfaceId,
      date,
      start: from,
      end: from + seconds,
      skaters: [...new Set(own.flatMap(({ skaters }) => skaters))],
      coaches: [...new Set(own.flatMap(({ coachId }) => coachId ?? []))],
    };
  });
}

const peopleOf = (onIce: readonly OnIce[], kind: 'skaters' | 'coaches') =>
  onIce.flatMap((flight) => flight[kind].map((id) => ({ key: `${id} ${flight.date}`, flight })));

function shortRests({ rules }: Problem, day: readonly OnIce[]): number {
  return day.slice(1).filter(({ start }, index) => {
    const before = Math.max(...day.slice(0, index + 1).map(({ end }) => end));
    return start - before < rules.restMinutes.wanted * 60;
  }).length;
}

function coachClashes(onIce: readonly OnIce[]): number {
  let pairs = 0;
  for (const own of Map.groupBy(peopleOf(onIce, 'coaches'), ({ key }) => key).values()) {
    for (const [index, { flight }] of own.entries()) {
      pairs += own
        .slice(index + 1)
        .filter(({ flight: other }) => other.surfaceId !== flight.surfaceId)
        .filter(({ flight: other }) => other.start < flight.end && flight.start < other.end).length;
    }
  }
  return pairs;
}

function endsOfTracks({ surfaces }: Problem, { blocks }: Plan) {
  return surfaces.flatMap(({ id, days }) =>
    days.map(({ date, opens, closes }) => {
      const own = blocks.filter((block) => block.surfaceId === id && block.date === date);
      const ice = own.filter(({ kind }) => kind === 'flight').reduce((sum, { seconds }) => sum + seconds, 0);
      const [from, until] = [secondsOf(opens), secondsOf(closes)];
      return { from, closes: until, ice, end: Math.max(from, ...own.map(endOf)) };
    }),
  );
}

const endOf = ({ start, seconds }: Plan['blocks'][number]) => secondsOf(start) + seconds;

function iceUsed(problem: Problem, plan: Plan): number {
  const { lunch, resurfacingMinutes, iceMinutesBetweenResurfacings } = problem.rules;
  let used = 0;
  let needed = 0;
  for (const { from, closes, ice, end } of endsOfTracks(problem, plan)) {
    used += end - from;
    const breaks = Math.max(0, Math.ceil(ice / (iceMinutesBetweenResurfacings * 60)) - 1);
    const hasLunch =
      lunch !== null && breaks > 0 && from <= secondsOf(lunch.from) && closes >= secondsOf(lunch.until);
    needed += ice + (breaks - (hasLunch ? 1 : 0)) * resurfacingMinutes * 60;
    if (hasLunch) needed += lunch.minutes * 60;
  }
  return needed === 0 ? 1 : used / needed;
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
}
