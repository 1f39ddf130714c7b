import type { EventResult, ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import type { MyResult } from '../../../../shared/contract/day/results/results.ts';
import { eventId } from '../../../../shared/domain/core/eventId.ts';

type Flight = EventResult['flights'][number];
type OwnResult = Pick<
  MyResult,
  'name' | 'role' | 'format' | 'level' | 'part' | 'place' | 'total' | 'version'
>;
type Found = ResultList['skaters'][number];

/**
 * The rows of a posted flight that are a family's own skaters, with their totals: public rows have no ids, so by place, and where a place is
 * shared by the name too. Two that cannot be told apart are not marked, nor is a row of another version.
 */
export function ownRows(
  { number, version, places }: Pick<Flight, 'number' | 'version' | 'places'>,
  event: string,
  own: readonly OwnResult[],
): ReadonlyMap<number, number | null> {
  const rows = places.map((row, index) => ({ ...row, index }));
  return new Map(
    own
      .filter((one) => isOfFamily(one) && isIn(one, event, number) && one.version === version)
      .flatMap(({ place, name, total }) => {
        const same = rows.filter((row) => row.place === place);
        const found = same.length === 1 ? same : same.filter((row) => startsAlike(row.name, name));
        return found.length === 1 ? found.map(({ index }) => [index, total] as const) : [];
      }),
  );
}

/** Followed skaters without one's own, who stand above them already. */
export const withoutOwn = (followed: readonly Found[], own: readonly OwnResult[]): Found[] =>
  followed.filter(
    ({ name, results }) =>
      !own.some(
        (one) =>
          isOfFamily(one) &&
          startsAlike(name, one.name) &&
          results.some((result) => result.place === one.place && isIn(one, result.eventId, result.flight)),
      ),
  );

const isOfFamily = ({ role }: OwnResult) => role === 'family';

const isIn = ({ format, level, part }: OwnResult, event: string, flight: number) =>
  eventId(format, level) === event && part.number === flight;

/** A published name is whole, the given name or initials; in some languages the family name stands first. */
const startsAlike = (published: string | null, name: string): boolean => {
  const [first = ''] = (published ?? '').split(' ');
  if (first === '') return false;
  return first.endsWith('.') ? name.startsWith(first.slice(0, -1)) : name.split(' ').includes(first);
};
