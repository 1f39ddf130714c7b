import { suggestDuplicates } from '../../../people/skaters/duplicates.ts';
import { skaterIdentity } from '../../../core/nameOrder.ts';
import type { ListDuplicate } from '../../../core/sheets/listDuplicates.ts';

interface ListedSkater {
  readonly row: number;
  readonly fullName: string;
  readonly birthdate: string;
  /** The membership number, as typed. */
  readonly isi: string;
  readonly familyEmail: string | null;
  /** Whether the organiser has said that this is not the skater of an earlier row. */
  readonly isOther?: boolean | undefined;
}

export interface EntryDuplicate extends ListDuplicate {
  /** Whether the row is left out: it is, until the organiser has said that it is another skater. */
  readonly isLeftOut: boolean;
}

/**
 * The rows of a list that look like the skater of an earlier row, by the rules that suggest duplicates (decision 0216). Only the
 * first is entered. Two rows of one name and birthdate are one skater, whatever the organiser says.
 */
export function entryDuplicates(rows: readonly ListedSkater[]): EntryDuplicate[] {
  const ordered = rows.toSorted((one, other) => one.row - other.row);
  const earlier = earlierOfEach(ordered);
  const leftOut = new Set<ListedSkater>();
  return ordered.flatMap((later) => {
    const alike = (earlier.get(later) ?? []).filter((one) => !leftOut.has(one));
    const exact = alike.find((one) => identityOf(one) === identityOf(later));
    const first = exact ?? alike[0];
    if (!first) return [];
    const isLeftOut = exact !== undefined || later.isOther !== true;
    if (isLeftOut) leftOut.add(later);
    return [{ row: later.row, sameAs: first.row, isLeftOut }];
  });
}

/** For each row the rows before it that may be the same skater. */
function earlierOfEach(ordered: readonly ListedSkater[]): Map<ListedSkater, ListedSkater[]> {
  const people = ordered.map(({ fullName, birthdate, isi, familyEmail }, index) => ({
    id: String(index),
    fullName,
    birthdate,
    memberNumbers: [isi],
    families: familyEmail === null ? [] : [familyEmail],
  }));
  const earlier = new Map<ListedSkater, ListedSkater[]>();
  const pairs = suggestDuplicates(people).map(({ people: pair }) => pair.map(Number).sort((a, b) => a - b));
  for (const [first = 0, second = 0] of pairs.sort(([a = 0], [b = 0]) => a - b)) {
    const [one, later] = [ordered[first], ordered[second]];
    if (one && later) earlier.set(later, [...(earlier.get(later) ?? []), one]);
  }
  return earlier;
}

const identityOf = ({ fullName, birthdate }: ListedSkater) => skaterIdentity(fullName, birthdate);
