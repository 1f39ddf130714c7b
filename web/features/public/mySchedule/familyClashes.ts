import type { MyAppointment } from '../../../../shared/contract/planning/publicSchedule.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { coachFindings } from '../../../../shared/domain/planning/findings/coachFindings.ts';
import type { NextStart } from './nextDay.ts';

interface ChildStart extends Pick<NextStart, 'start'> {
  readonly appointment: MyAppointment;
}

const FAMILY = 'family';

/**
 * Starts of two children of a family on two surfaces at once, by the board's rule for coaches: a parent is at each of
 * them. One child on two surfaces has too little rest, which its row says.
 * @param starts of one day, the next first
 */
export function familyClashes(starts: readonly NextStart[]): (readonly [ChildStart, ChildStart])[] {
  const own = starts.flatMap(({ item, start }): ChildStart[] =>
    item.kind === 'appointment' && item.appointment.role === 'family'
      ? [{ start, appointment: item.appointment }]
      : [],
  );
  const flights = own.map(({ start, appointment: { surfaceId, date, seconds } }, index) => {
    const [flight, from] = [{ id: String(index) }, secondsOfTime(start)];
    const place = { surfaceId, date, start: from, end: from + seconds };
    return { flight, ...place, coaches: [FAMILY], skatingCoaches: [] };
  });
  return coachFindings({ coaches: [{ id: FAMILY }] }, flights).flatMap(({ flightIds }) => {
    const [one, other] = flightIds.map((id) => own[Number(id)]);
    if (!one || !other) return [];
    const isSameChild = one.appointment.people.some((person) => other.appointment.people.includes(person));
    return isSameChild ? [] : [[one, other] as const];
  });
}
