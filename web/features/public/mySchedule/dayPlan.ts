import type { Live, LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import type {
  MyAppointment,
  MyDuty,
  MySchedule,
} from '../../../../shared/contract/planning/publicSchedule.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';

/** Something to be at: what a child or a pupil skates, or a panel. */
export type PlanItem =
  | { readonly kind: 'appointment'; readonly appointment: MyAppointment }
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

/** When something is to be at, `HH:MM:SS`. @param expected the same starts and panels with the times that are expected now */
export function startsIn(expected: Plans): (item: PlanItem) => string {
  const times = new Map([
    ...expected.appointments.map(({ programmeId, start }) => [programmeId, start] as const),
    ...expected.duties.map(({ panelId, start }) => [panelId, start] as const),
  ]);
  return (item) =>
    item.kind === 'duty'
      ? (times.get(item.duty.panelId) ?? item.duty.start)
      : (times.get(item.appointment.programmeId) ?? item.appointment.start);
}

/** Everything to be at as it is published, by day, and by the time that is expected where that is known. */
export function dayPlans(
  { appointments, duties }: Plans,
  expected: Plans = { appointments, duties },
): DayPlan[] {
  const startOf = startsIn(expected);
  const timed = [
    ...appointments.map((appointment) => ({
      place: appointment as Timed,
      item: { kind: 'appointment' as const, appointment },
    })),
    ...duties.map((duty) => ({ place: duty as Timed, item: { kind: 'duty' as const, duty } })),
  ].sort(
    (one, other) =>
      one.place.date.localeCompare(other.place.date) ||
      secondsOfTime(startOf(one.item)) - secondsOfTime(startOf(other.item)),
  );
  return [...Map.groupBy(timed, ({ place }) => place.date)].map(([date, items]) => ({
    date,
    items: items.map(({ item }) => item),
  }));
}

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

/** Whether a start has skated, and its result is not posted yet. A later flight on the ice means it, too, without a tap. */
export const awaitsResult = (state: LiveBlock['state'] | undefined, hasResult: boolean): boolean =>
  !hasResult && (state === 'done' || state === 'skipped');
