import { listDuplicates, type ListDuplicate } from '../../core/sheets/listDuplicates.ts';
import { memberNumber } from '../skaters/memberNumber.ts';
import { nameOrder } from '../../core/nameOrder.ts';

interface ListedCoach {
  readonly row: number;
  readonly name: string;
  /** The professional number, as typed. */
  readonly professional?: string | null | undefined;
  /** As ids or names, in the same way for all rows. */
  readonly rinks: readonly string[];
}

/**
 * The rows of a list that are the coach of an earlier row: the same professional number, or the same name at the same
 * rink, or at none. Two numbers are two coaches. The rows are saved as one coach.
 */
export function coachDuplicates(rows: readonly ListedCoach[]): ListDuplicate[] {
  return listDuplicates(rows, keysOf, (first, later) => {
    const [one, other] = [numberOf(first), numberOf(later)];
    return one === null || other === null || one === other;
  });
}

function keysOf(coach: ListedCoach): string[] {
  const number = numberOf(coach);
  const name = nameOrder(coach.name);
  const rinks = coach.rinks.length === 0 ? [''] : coach.rinks.map(nameOrder);
  return [...(number === null ? [] : [`number ${number}`]), ...rinks.map((rink) => `${name} at ${rink}`)];
}

const numberOf = ({ professional }: ListedCoach) => (professional ? memberNumber(professional) : null);
