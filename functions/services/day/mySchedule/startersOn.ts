import type { MyAppointment, MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { placesOfProgrammes } from '../../../../shared/domain/planning/published/myAppointments.ts';
import type { PublishedPlan } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { startersAmong } from '../../../store/day/running/repository.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';

/** What the check-in desk knows of programmes of today. */
export async function startersOn(
  { id, timeZone }: Pick<StoredCompetition, 'id' | 'timeZone'>,
  plan: PublishedPlan,
  appointments: readonly Pick<MyAppointment, 'date' | 'programmeId'>[],
  now: Date,
): Promise<MySchedule['starters']> {
  const today = dayIn(now, timeZone);
  const flightOf = placesOfProgrammes(plan);
  const places = appointments
    .filter(({ date }) => date === today)
    .flatMap(({ programmeId }) => {
      const place = flightOf.get(programmeId);
      return place ? [{ flightId: place.flightId, programmeId }] : [];
    });
  return (await startersAmong(id, places)).map(({ programmeId, state }) => ({ programmeId, state }));
}
