import type {
  MyAppointment,
  MyDuty,
  MySchedule,
} from '../../../../shared/contract/planning/publicSchedule.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';

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

/** Everything to be at, by day and time; a pupil's flight names what is on another surface meanwhile. */
export function dayPlans({ appointments, duties }: Pick<MySchedule, 'appointments' | 'duties'>): DayPlan[] {
  const timed = [
    ...appointments.map((appointment) => ({
      place: appointment as Timed,
      item: {
        kind: 'appointment' as const,
        appointment,
        clashes: clashesOf(appointment, appointments, duties),
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
function clashesOf(
  own: MyAppointment,
  appointments: readonly MyAppointment[],
  duties: readonly MyDuty[],
): string[] {
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

/** `09:40`; after midnight the clock begins again. */
export const planClock = (start: string, seconds = 0): string => {
  const total = secondsOfTime(start) + seconds;
  return [Math.floor(total / 3_600) % 24, Math.floor(total / 60) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};
