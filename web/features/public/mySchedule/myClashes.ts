import type {
  MyAppointment,
  MyDuty,
  MySchedule,
} from '../../../../shared/contract/planning/publicSchedule.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { type Clash, clashesAmong } from '../../../../shared/domain/day/running/coachClashes.ts';

/** What a coach is due at on another surface, by the own start or panel that it collides with. */
export interface MyClashes {
  /** Names of pupils; '' stands for an own panel. */
  readonly ofAppointment: (appointment: MyAppointment) => readonly string[];
  readonly ofDuty: (duty: MyDuty) => readonly string[];
}

const ME = 'me';
const JUDGE = { id: ME, rinkId: null, certificates: [], skaterId: null, available: null };

/**
 * The clashes of one coach by the rule of the board and the running day. Only of those who are named as coach: two children
 * of a family may skate at once.
 */
export function myClashes({
  appointments,
  duties,
  judgeMoveMinutes,
}: Pick<MySchedule, 'appointments' | 'duties' | 'judgeMoveMinutes'>): MyClashes {
  const pupils = Map.groupBy(
    appointments.filter(({ role }) => role === 'coach'),
    flightKey,
  );
  const places = [...pupils.values()].flatMap((own) => own.slice(0, 1));
  const judged = duties.flatMap(({ flights }) => flights).filter((flight) => !pupils.has(flightKey(flight)));
  const flights = [...places, ...judged]
    .map((flight) => {
      const start = secondsOfTime(flight.start);
      return {
        flight: { id: flightKey(flight) },
        surfaceId: flight.surfaceId,
        date: flight.date,
        start,
        end: start + flight.seconds,
        coaches: pupils.has(flightKey(flight)) ? [ME] : [],
        skatingCoaches: [],
      };
    })
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.start - other.start);
  const clashes = clashesAmong(flights, {
    coaches: [JUDGE],
    rules: { judges: 1, judgeMoveMinutes },
    panels: duties.map(({ surfaceId, date, flights: own }) => ({
      surfaceId,
      date,
      flightIds: own.map(flightKey),
      judges: [ME],
      referee: null,
    })),
  }).flatMap(bothWays);
  const elsewhere = (isPanel: boolean, flightIds: readonly string[]) => [
    ...new Set(
      clashes
        .filter((clash) => clash.isPanel === isPanel && clash.flightIds.some((id) => flightIds.includes(id)))
        .flatMap(({ other }) =>
          other.isPanel
            ? ['']
            : other.flightIds.flatMap((id) => pupils.get(id) ?? []).map(({ name }) => name),
        ),
    ),
  ];
  return {
    ofAppointment: (one) => (one.role === 'coach' ? elsewhere(false, [flightKey(one)]) : []),
    ofDuty: (duty) => elsewhere(true, duty.flights.map(flightKey)),
  };
}

type Flight = Pick<MyAppointment, 'surfaceId' | 'date' | 'event' | 'part'>;

/** The same by the published and by the expected times. */
const flightKey = ({ surfaceId, date, event, part }: Flight) =>
  [surfaceId, date, event.format, event.level, part.number].join('|');

/** Each of the two places that a clash names, with the other one. */
function bothWays({ kind, duties }: Clash) {
  const [one, other] = duties.map(({ flights }, place) => ({
    isPanel: kind === 'panels' || (kind === 'panelAndPupil' && place === 0),
    flightIds: flights.map(({ flight }) => flight.id),
  }));
  return one && other
    ? [
        { ...one, other },
        { ...other, other: one },
      ]
    : [];
}
