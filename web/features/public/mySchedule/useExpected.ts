import type { MyAppointment, MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { dayIn } from '../../../../shared/domain/core/registration/timeZone.ts';
import { usePresent } from '../../../ui/now.ts';
import { timesOf, useLive } from '../../day/live/index.ts';

/** On a day of the competition: when a flight is expected, where that is another time than was published. */
export function useExpected({ competition, appointments }: MySchedule): (of: MyAppointment) => string | null {
  const today = usePresent((now) => dayIn(now, competition.timeZone));
  const isToday = appointments.some(({ date }) => date === today);
  const { data } = useLive(competition.id, isToday);
  const times = new Map(
    (data?.date === today ? data.surfaces : []).flatMap(({ id, blocks }) =>
      blocks.filter(({ flight }) => flight).map((block) => [`${id} ${block.start}`, timesOf(block)]),
    ),
  );
  return ({ date, surfaceId, start }) => {
    const found = date === today ? times.get(`${surfaceId} ${start.slice(0, -3)}`) : undefined;
    return found && found.publishedTime !== null ? found.time : null;
  };
}
