import type { Rules } from '../../../contract/core/planningFiles.ts';
import type { MyAppointment } from '../../../contract/planning/publicSchedule.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { ownStartIn, restFindings, type FlightWithSkaters } from '../findings/restFindings.ts';

/** A programme whose skater comes from another one with less rest than the rules of the ice want at least. */
export interface MyShortRest {
  readonly after: MyAppointment;
  /** Whole minutes between the two flights, or until the own start where the day moved it back (decision 0324); below 0 where both are on the ice at once. */
  readonly minutes: number;
}

/**
 * The rests of own skaters that are too short, by the rule of the board.
 * @param appointments with the starts that are expected
 * @returns by programme: of two flights the later one
 */
export function myShortRests(
  appointments: readonly MyAppointment[],
  { least, otherSurface }: Pick<Rules['restMinutes'], 'least' | 'otherSurface'>,
): Map<string, MyShortRest> {
  const byId = new Map(appointments.map((appointment) => [appointment.programmeId, appointment]));
  const flights = appointments
    .map((appointment): FlightWithSkaters => {
      const { programmeId, surfaceId, date, start, seconds, people } = appointment;
      const from = secondsOfTime(start);
      const place = { surfaceId, date, start: from, end: from + seconds };
      const ownStarts = new Map(people.map((person) => [person, ownStartOf(appointment)]));
      return { ...place, flight: { id: programmeId }, skaters: people, repeatedSkaters: [], ownStarts };
    })
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.start - other.start);
  // Expected times are whole minutes: what lacks less than one is none.
  const wanted = least - 59 / 60;
  const rules = { restMinutes: { least: wanted, wanted, otherSurface } };
  const found = new Map<string, MyShortRest>();
  for (const { flightIds } of restFindings(rules, flights)) {
    const [from = '', to = ''] = flightIds;
    const [after, own] = [byId.get(from), byId.get(to)];
    if (!after || !own) continue;
    const rest = ownStartOf(own) - secondsOfTime(after.start) - after.seconds;
    const minutes = Math.floor(rest / 60);
    // Of a couple the one who comes from the ice last has the shortest.
    if (minutes < (found.get(to)?.minutes ?? Infinity)) found.set(to, { after, minutes });
  }
  return found;
}

/** Of the warm-up, or of the own programme where the day moved it back. */
function ownStartOf({ start, seconds, warmUpSeconds, movedBack }: MyAppointment): number {
  const from = secondsOfTime(start);
  return movedBack === null
    ? from
    : ownStartIn({ start: from, end: from + seconds }, warmUpSeconds, movedBack);
}
