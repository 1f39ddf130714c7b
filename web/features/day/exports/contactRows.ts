import type { EmergencyRow } from '../../../../shared/contract/entering/entries/emergency.ts';
import { skaterIdentity } from '../../../../shared/domain/core/nameOrder.ts';

type Pair = readonly [string | null, string | null];

/** One person with the contacts of all their entries. */
export interface ContactRow {
  readonly fullName: string;
  readonly birthdate: string;
  readonly age: number;
  /** Contacts of the entries with their phone numbers, each pair once. */
  readonly emergency: readonly Pair[];
  readonly medicalNotes: readonly string[];
  /** Names with email addresses. */
  readonly families: readonly Pair[];
  readonly coaches: readonly Pair[];
  readonly homeRinks: readonly string[];
  readonly entries: readonly Pick<EmergencyRow, 'entryId' | 'kind' | 'name'>[];
}

/**
 * Returns one row per person (same name, ignoring case and accents, and same birthdate), ordered by name.
 * Equal values are merged and different ones all kept, as only people can tell which of two phone numbers is
 * right.
 */
export function contactRows(rows: readonly EmergencyRow[]): ContactRow[] {
  const people = Map.groupBy(rows, personOf);
  return [...people.values()]
    .flatMap(merged)
    .sort((one, other) => one.fullName.localeCompare(other.fullName));
}

/** People without a birthdate are told apart by name within one family only. */
function personOf({ fullName, birthdate, family, entryId }: EmergencyRow): string {
  return skaterIdentity(fullName, birthdate || (family?.email ?? entryId));
}

function merged(rows: readonly EmergencyRow[]): ContactRow[] {
  const [first] = rows;
  if (!first) return [];
  const { fullName, birthdate, age } = first;
  return [
    {
      fullName,
      birthdate,
      age,
      emergency: pairs(
        rows.map(({ emergencyContact, emergencyPhone }) => [emergencyContact, emergencyPhone]),
      ),
      medicalNotes: texts(rows.map(({ medicalNote }) => medicalNote)),
      families: pairs(rows.map(({ family }) => [family?.name ?? null, family?.email ?? null])),
      coaches: pairs(rows.map(({ coach }) => [coach?.name ?? null, coach?.email ?? null])),
      homeRinks: texts(rows.map(({ homeIsiRink }) => homeIsiRink)),
      entries: [
        ...new Map(rows.map(({ entryId, kind, name }) => [entryId, { entryId, kind, name }])).values(),
      ],
    },
  ];
}

function texts(values: readonly (string | null)[]): string[] {
  const known = values.filter((one) => one !== null && one.trim() !== '') as string[];
  return firsts(known, sameText);
}

/** Removes repeated pairs, empty ones, and those that are half of another. */
function pairs(values: readonly Pair[]): Pair[] {
  const keyOf = (pair: Pair) => pair.map((part) => (part === null ? '' : sameText(part)));
  const once = firsts(values, (pair) => keyOf(pair).join('\n'));
  return once.filter((pair) => {
    const [left, right] = keyOf(pair);
    if (left === '' && right === '') return false;
    return !once.some((other) => {
      const [otherLeft, otherRight] = keyOf(other);
      const isMore = (left === '' || right === '') && otherLeft !== '' && otherRight !== '';
      return other !== pair && isMore && (left === otherLeft || right === otherRight);
    });
  });
}

/** Keeps the first of the values with the same key. */
function firsts<Said>(values: readonly Said[], keyOf: (one: Said) => string): Said[] {
  return [...new Map(values.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
}

/** Ignores case and spaces, and the separators of phone numbers. */
function sameText(text: string): string {
  const isPhone = /^[\d\s+().\-/]+$/.test(text);
  if (isPhone) return text.replaceAll(/[^\d+]/g, '');
  return text.normalize('NFKC').toLocaleLowerCase('en').replaceAll(/\s+/g, ' ').trim();
}
