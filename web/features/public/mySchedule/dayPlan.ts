import type { Live } from '../../../../shared/contract/day/running/live.ts';
import type {
  MyAppointment,
  MyDuty,
  MySchedule,
} from '../../../../shared/contract/planning/publicSchedule.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';

/** Something to be at: what a child or a pupil skates, or a panel. */
export type PlanItem =
  | { readonly kind: 'appointment'; readonly appointment: MyAppointment; readonly clashes: readonly string[] }
  | { readonly kind: 'duty'; readonly duty: MyDuty };

export interface DayPlan {
  readonly date: string;
  /** By time. */
  readonly items: readonly PlanItem[];
}

interface Timed {
  readonly surfaceId: string;
  readonly date: string;
  readonly start: string;
}

type Plans = Pick<MySchedule, 'appointments' | 'duties'>;

/**
 * Everything to be at, by day and published time; a pupil's flight names what is on another surface meanwhile.
 * @param expected the same with the times that are expected now
 */
export function dayPlans({ appointments, duties }: Plans, expected: Plans): DayPlan[] {
  const timed = [
    ...appointments.map((appointment, index) => ({
      place: appointment as Timed,
      item: {
        kind: 'appointment' as const,
        appointment,
        clashes: clashesOf(expected.appointments[index] ?? appointment, expected),
      },
    })),
    ...duties.map((duty) => ({ place: duty as Timed, item: { kind: 'duty' as const, duty } })),
  ].sort(
    (one, other) =>
      one.place.date.localeCompare(other.place.date) ||
      secondsOfTime(one.place.start) - secondsOfTime(other.place.start),
  );
  return [...Map.groupBy(timed, ({ place }) => place.date)].map(([date, items]) => ({
    date,
    items: items.map(({ item }) => item),
  }));
}

/** Names of pupils who skate on another surface at the same time; '' stands for an own panel. */
function clashesOf(own: MyAppointment, { appointments, duties }: Plans): string[] {
  if (own.role !== 'coach') return [];
  const pupils = appointments.filter(
    (other) => other.role === 'coach' && other.surfaceId !== own.surfaceId && overlap(own, other),
  );
  const panels = duties.filter((duty) =>
    overlap(own, { ...duty, seconds: secondsOfTime(duty.end) - secondsOfTime(duty.start) }),
  );
  return [...new Set([...pupils.map(({ name }) => name), ...panels.map(() => '')])];
}

type Span = Timed & { readonly seconds: number };

const overlap = (one: Span, other: Span) =>
  one.date === other.date &&
  secondsOfTime(one.start) < secondsOfTime(other.start) + other.seconds &&
  secondsOfTime(other.start) < secondsOfTime(one.start) + one.seconds;

/** Own programmes and panels with the times that the day expects; on other days as they are published. */
export function withExpected({ appointments, duties }: Plans, live: Live | undefined): Plans {
  const times = new Map(
    (live?.surfaces ?? []).flatMap(({ id, blocks }) =>
      blocks
        .filter(({ flight }) => flight)
        .flatMap(({ start, expected }) =>
          // On time to the minute, the published second stands.
          expected === null || expected === start ? [] : [[`${id} ${start}`, `${expected}:00`] as const],
        ),
    ),
  );
  const startOf = ({ surfaceId, date, start }: Timed) =>
    date === live?.date ? (times.get(`${surfaceId} ${start.slice(0, -3)}`) ?? start) : start;
  return {
    appointments: appointments.map((one) => ({ ...one, start: startOf(one) })),
    duties: duties.map((duty) => {
      const flights = duty.flights.map((flight) => ({ ...flight, start: startOf(flight) }));
      const ends = flights.map(({ start, seconds }) => secondsOfTime(start) + seconds);
      const end = timeOfSeconds(Math.max(secondsOfTime(duty.end), ...ends));
      return { ...duty, start: flights[0]?.start ?? duty.start, end, flights };
    }),
  };
}
