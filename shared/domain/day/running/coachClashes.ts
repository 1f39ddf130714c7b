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
 * where the second place is still to come: nobody can help a flight that has begun.
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
  const found = clashesAmong(flights, day).filter(({ second }) =>
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

/** A flight by which a coach stands, or the flights of a panel. */
interface Duty {
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

/** The same in each order of the two, and of the flights of a panel. */
const keyOfClash = ({ kind, coach, duties }: Clash) =>
  JSON.stringify([
    kind,
    coach,
    duties
      .map(({ flights }) =>
        flights
          .map(({ flight }) => flight.id)
          .toSorted()
          .join(' '),
      )
      .toSorted(),
  ]);

/** All that are due in two places at once, each coach by itself. @param flights by start */
export function clashesAmong(
  flights: readonly CoachedFlight[],
  { coaches, panels, rules }: PanelsAndCoaches,
): Clash[] {
  const byId = new Map(flights.map((flight) => [flight.flight.id, flight]));
  const runs = panels.flatMap((panel) => runOf(panel, byId));
  const [judges, seats] = [
    new EligibleJudges({ programmes: [], coaches: [...coaches] }, flights),
    new Seats({ rules, coaches: [...coaches] }, runs),
  ];
  const pupils = coachFindings({ coaches }, flights).flatMap((finding) => {
    const [first, second] = finding.flightIds.flatMap((id) => byId.get(id) ?? []);
    const [coach] = finding.coaches;
    return first && second && coach ? [clashOf('pupils', coach, [dutyOf([first]), dutyOf([second])])] : [];
  });
  const dutyOfRun = ({ flightIds }: Run) => dutyOf(flightIds.flatMap((id) => byId.get(id) ?? []));
  const judging = seats.panels.flatMap(({ run, seated }, place) =>
    seated.flatMap((judge): Clash[] => {
      if (!judge) return [];
      const elsewhere = judges.meanwhile(judge, run).filter(({ surfaceId }) => surfaceId !== run.surfaceId);
      const withPupils = elsewhere.map((flight) => dutyOf([flight]));
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

/** A panel of flights that have no time on the day is no run. */
function runOf(panel: Panel, byId: ReadonlyMap<string, CoachedFlight>): Run[] {
  const own = dutyOf(panel.flightIds.flatMap((id) => byId.get(id) ?? []));
  const [first] = own.flights;
  if (!first) return [];
  const { surfaceId, date } = first;
  const flightIds = own.flights.map(({ flight }) => flight.id);
  return [{ surfaceId, date, flightIds, start: own.start, end: own.end, certificates: [], fixed: panel }];
}

const dutyOf = (flights: readonly CoachedFlight[]): Duty => ({
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
