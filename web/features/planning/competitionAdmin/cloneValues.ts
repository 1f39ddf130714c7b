import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { cloneName } from '../../../../shared/domain/entering/competitions/cloneName.ts';
import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';

export interface CloneValues {
  startDate: string;
  name: string;
}

const WEEKS_OF_A_YEAR = 52 * 7;

/**
 * A clone's likely values: the same weekday a year later, or as many years later as it takes not to
 * begin in the past, and the name with its year moved along.
 * @param today `YYYY-MM-DD`
 */
export function proposedClone({ name, startDate }: Competition, today: string): CloneValues {
  let next = shiftDay(startDate, WEEKS_OF_A_YEAR);
  while (next <= today) next = shiftDay(next, WEEKS_OF_A_YEAR);
  return { startDate: next, name: cloneName(name, startDate, next) };
}

/** The name for another first day, unless a person typed one. */
export function followingName(competition: Competition, before: CloneValues, startDate: string): string {
  const { name, startDate: from } = competition;
  const isProposed = before.name === cloneName(name, from, before.startDate);
  return isProposed ? cloneName(name, from, startDate) : before.name;
}
