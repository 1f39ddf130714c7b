import type { Panel, PlanCoach, Rules } from '../../../contract/core/planningFiles.ts';
import type { ClashKind } from '../../../contract/day/running/dayWords.ts';
import { coachFindings } from '../../planning/findings/coachFindings.ts';
import { EligibleJudges } from '../../planning/panels/eligibleJudges.ts';
import type { Run } from '../../planning/panels/runs.ts';
import { Seats } from '../../planning/panels/seats.ts';
import type { CoachedFlight } from '../../planning/planFacts.ts';
import type { DayTrack } from './dayTracks.ts';
import { expectedFlights } from './expectedFlights.ts';

/** Coaches who are due in two places at once. */
export interface CoachClash {
  readonly kind: ClashKind;
  readonly coaches: readonly string[];
  /** The flight at which they are first, or the one that their panel judges by then. */
  readonly from: string;
  /** The flight to which they cannot come, or the first one of that panel. */
  readonly to: string;
  /** When they are free for the second, in seconds since the venue's midnight. */
  readonly readyAt: number;
  /** The schedule has the same clash. */
  readonly isPublished: boolean;
}

interface PanelsAndCoaches {
  readonly coaches: readonly PlanCoach[];
  readonly panels: readonly Panel[];
  readonly rules: Pick<Rules, 'judges' | 'judgeMoveMinutes'>;
}

interface DayOfCoaches extends PanelsAndCoaches {
  /** Those of pupils who skate, and coaches who skate themselves, by flight. */
  readonly coachesOf: (flightId: string) => Pick<CoachedFlight, 'coaches' | 'skatingCoaches'>;
}

/**
 * Coaches and judges whom the day brings to two places at once, by the rules with which the board judges a plan. Only
 * where the first is not over and the second still to come: nobody can help a flight that has begun.
 */
export function coachClashes(tracks: readonly DayTrack[], day: DayOfCoaches): CoachClash[] {
  const flights = expectedFlights(tracks).map((flight) => ({
    ...flight,
    ...day.coachesOf(flight.flight.id),
  }));
  const published = flights
    .map((flight) => ({ ...flight, ...flight.published }))
    .toSorted((one, other) => one.start - other.start);
  const inSchedule = new Set(clashesAmong(published, day).map(keyOfClash));
  const toCome = new Set(flights.filter(({ isToCome }) => isToCome).map(({ flight }) => flight.id));
  const left = flights.filter(({ isOver }) => !isOver);
  const found = clashesAmong(left, day).filter(({ second }) =>
    second.flights.every(({ flight }) => toCome.has(flight.id)),
  );
  return [...Map.groupBy(found, ({ kind, from, to }) => `${kind} ${from} ${to}`).values()]
    .flatMap((same): CoachClash[] => {
      const [clash] = same;
      if (!clash) return [];
      const { kind, from, to } = clash;
      return [
        {
          kind,
          coaches: [...new Set(same.map(({ coach }) => coach))],
          from,
          to,
          readyAt: Math.max(...same.map(({ readyAt }) => readyAt)),
          isPublished: same.every((one) => inSchedule.has(keyOfClash(one))),
        },
      ];
    })
    .toSorted(
      (one, other) => Number(one.isPublished) - Number(other.isPublished) || one.readyAt - other.readyAt,
    );
}

/** A flight by which a coach stands, or flights of a panel. */
interface Duty {
  /** The same for all flights of a panel. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** By start. */
  readonly flights: readonly CoachedFlight[];
}

export type Clash = Pick<CoachClash, 'kind' | 'from' | 'to' | 'readyAt'> & {
  readonly coach: string;
  readonly second: Duty;
  /** Both; of `panelAndPupil` the panel first. */
  readonly duties: readonly [Duty, Duty];
};

/** The same in each order of the two, and whatever of a panel is left. */
const keyOfClash = ({ kind, coach, duties }: Clash) =>
  JSON.stringify([kind, coach, duties.map(({ key }) => key).toSorted()]);

/** All that are due in two places at once, each coach by itself. @param flights by start */
export function clashesAmong(
  flights: readonly CoachedFlight[],
  { coaches, panels, rules }: PanelsAndCoaches,
): Clash[] {
  const byId = new Map(flights.map((flight) => [flight.flight.id, flight]));
  const runs = panels.flatMap((panel) => stretchesOf(panel, byId, 120 * rules.judgeMoveMinutes));
  const [judges, seats] = [
    new EligibleJudges({ programmes: [], coaches: [...coaches] }, flights),
    new Seats({ rules, coaches: [...coaches] }, runs),
  ];
  const pupils = coachFindings({ coaches }, flights).flatMap((finding) => {
    const [first, second] = finding.flightIds.flatMap((id) => byId.get(id) ?? []);
    const [coach] = finding.coaches;
    return first && second && coach
      ? [clashOf('pupils', coach, [dutyOf([first], first.flight.id), dutyOf([second], second.flight.id)])]
      : [];
  });
  const dutyOfRun = ({ flightIds, fixed }: Run) =>
    dutyOf(
      flightIds.flatMap((id) => byId.get(id) ?? []),
      `panel ${fixed?.flightIds.toSorted().join(' ') ?? ''}`,
    );
  const judging = seats.panels.flatMap(({ run, seated }, place) =>
    seated.flatMap((judge): Clash[] => {
      if (!judge) return [];
      const elsewhere = judges.meanwhile(judge, run).filter(({ surfaceId }) => surfaceId !== run.surfaceId);
      const withPupils = elsewhere.map((flight) => dutyOf([flight], flight.flight.id));
      const later = seats.panels.slice(place + 1).map((panel) => panel.run);
      const others = seats
        .collisions(judge, run)
        .flatMap(({ panel }) => (later.includes(panel.run) ? [panel.run] : []));
      return [
        ...withPupils.map((duty) => clashOf('panelAndPupil', judge.id, [dutyOfRun(run), duty])),
        ...others.map((other) => {
          const moves = other.surfaceId === run.surfaceId ? 0 : 60 * rules.judgeMoveMinutes;
          return clashOf('panels', judge.id, [dutyOfRun(run), dutyOfRun(other)], moves);
        }),
      ];
    }),
  );
  return [...pupils, ...judging];
}

/**
 * The flights of a panel that have a time on the day, apart where a judge can go to another surface and come back between
 * two of them.
 * @param awaySeconds the least that this takes
 */
function stretchesOf(panel: Panel, byId: ReadonlyMap<string, CoachedFlight>, awaySeconds: number): Run[] {
  const flights = panel.flightIds
    .flatMap((id) => byId.get(id) ?? [])
    .toSorted((one, other) => one.start - other.start);
  const stretches: CoachedFlight[][] = [];
  for (const flight of flights) {
    const last = stretches.at(-1);
    const end = Math.max(...(last ?? []).map((one) => one.end));
    if (last && flight.start - end < awaySeconds) last.push(flight);
    else stretches.push([flight]);
  }
  return stretches.flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { surfaceId, date, start } = first;
    const end = Math.max(...own.map((one) => one.end));
    const flightIds = own.map(({ flight }) => flight.id);
    return [{ surfaceId, date, flightIds, start, end, certificates: [], fixed: panel }];
  });
}

const dutyOf = (flights: readonly CoachedFlight[], key: string): Duty => ({
  key,
  start: Math.min(...flights.map(({ start }) => start)),
  end: Math.max(...flights.map(({ end }) => end)),
  flights: flights.toSorted((one, other) => one.start - other.start),
});

function clashOf(kind: Clash['kind'], coach: string, duties: readonly [Duty, Duty], moveSeconds = 0): Clash {
  const [one, other] = duties;
  const [first, second] = other.start < one.start ? [other, one] : [one, other];
  const meanwhile = first.flights.findLast(({ start }) => start <= second.start);
  return {
    kind,
    coach,
    from: meanwhile?.flight.id ?? '',
    to: second.flights[0]?.flight.id ?? '',
    readyAt: first.end + moveSeconds,
    second,
    duties,
  };
}
