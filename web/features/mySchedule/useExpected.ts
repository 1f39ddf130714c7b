import type { Appointment, MySchedule } from '../../../shared/contract/schedule/publicSchedule.ts';
import { dayIn } from '../../../shared/domain/registration/timeZone.ts';
import { usePresent } from '../../ui/now.ts';
import { timesOf, useLive } from '../live/index.ts';

/** On a day of the competition: when a flight is expected, where that is another time than was published. */
export function useExpected({ competition, appointments }: MySchedule): (of: Appointment) => string | null {
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
