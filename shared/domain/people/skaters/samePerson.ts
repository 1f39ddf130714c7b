import { nameOrder } from '../../core/nameOrder.ts';

interface Person {
  readonly fullName: string;
  /** `YYYY-MM-DD`. */
  readonly birthdate: string;
}

/**
 * Whether a changed person of an entry is still the same one: the name or the birthdate was corrected. With the
 * same birthdate a part of the name stays, or the whole of it is nearly the same; otherwise the name stays.
 */
export function isCorrectedPerson(before: Person, after: Person): boolean {
  const [was, is] = [nameOrder(before.fullName), nameOrder(after.fullName)];
  if (before.birthdate !== after.birthdate) return was === is;
  const parts = new Set(was.split(' '));
  return is.split(' ').some((part) => parts.has(part)) || isTypo(was, is);
}

/** Whether two texts differ by at most two letters: typed, left out, added, or two neighbours swapped. */
export function isTypo(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length) < 5 ? 1 : 2;
  return Math.abs(one.length - other.length) <= most && editDistance(one, other) <= most;
}

/** The optimal string alignment distance: a swap of two neighbours is one step. */
export function editDistance(one: string, other: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], [...range(other.length + 1)]];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity;

function* range(length: number) {
  for (let index = 0; index < length; index++) yield index;
}
