import type { Problem, Programme } from '../../../contract/core/planningFiles.ts';
import { dayNumber } from '../../core/dates/days.ts';

/** A programme as far as the division into flights is concerned. */
export interface AgedProgramme {
  readonly programme: Programme;
  /** Mean birthdate of its skaters, in days since 1970-01-01; a fraction for a couple or a team. */
  readonly birth: number;
  /** Null for skaters of both sexes, or where it is not known. */
  readonly sex: 'F' | 'M' | null;
  readonly isAdult: boolean;
}

const ADULT_YEARS = 18;

/**
 * Mean birthdate, sex and adulthood of each programme. A couple or a team is an adult by its mean birthdate.
 * @param problem whose first surface day is the day on which a skater must be 18
 */
export function ageProgrammes({ programmes, skaters, surfaces }: Problem): AgedProgramme[] {
  const bySkater = new Map(
    skaters.map(({ id, birthdate, sex }) => [id, { birth: dayNumber(birthdate), sex }]),
  );
  const firstDay = surfaces.flatMap(({ days }) => days.map(({ date }) => date)).sort()[0];
  const adultBirth = firstDay === undefined ? -Infinity : yearsBefore(firstDay, ADULT_YEARS);
  return programmes.map((programme) => {
    const people = programme.skaters.map((id) => bySkater.get(id)).filter((person) => person !== undefined);
    const birth = people.reduce((sum, person) => sum + person.birth, 0) / Math.max(1, people.length);
    const sexes = new Set(people.map(({ sex }) => sex));
    const [sex = null] = sexes.size === 1 ? sexes : [];
    return { programme, birth, sex, isAdult: birth <= adultBirth };
  });
}

function yearsBefore(date: string, years: number): number {
  return dayNumber(
    `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4).replace('-02-29', '-03-01')}`,
  );
}

/** By birthdate, the oldest first; programmes of the same day by id. */
export function compareAges(one: AgedProgramme, other: AgedProgramme): number {
  return one.birth - other.birth || (one.programme.id < other.programme.id ? -1 : 1);
}
