import { memberNumber } from './memberNumber.ts';
import { plainText } from '../../core/nameOrder.ts';
import { isNickname } from './nicknames.ts';
import { isTypo } from './samePerson.ts';

export const DUPLICATE_REASONS = ['number', 'spelling', 'order', 'part', 'nickname', 'birthdate'] as const;
export const DUPLICATE_DECISIONS = ['merged', 'different'] as const;

/** Why two people may be one: see `duplicateReason`. */
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** A person of a competition. */
export interface PossibleDuplicate {
  readonly id: string;
  readonly fullName: string;
  /** `YYYY-MM-DD`. */
  readonly birthdate: string;
  /** Membership numbers as typed. */
  readonly memberNumbers: readonly string[];
  /** The accounts that entered the person. */
  readonly families: readonly string[];
}

export interface SuggestedDuplicate {
  readonly people: readonly [string, string];
  readonly reason: DuplicateReason;
}

interface ReadPerson extends PossibleDuplicate {
  readonly parts: readonly string[];
  readonly sorted: string;
  readonly numbers: readonly string[];
}

/**
 * Pairs of people who may be one, each once, by the ids. Only people who share a membership number, a birthdate
 * and something of the name, or the name are compared, so that a thousand take a moment.
 */
export function suggestDuplicates(people: readonly PossibleDuplicate[]): SuggestedDuplicate[] {
  const read = people.map(readPerson);
  const compared = new Set<string>();
  const found: SuggestedDuplicate[] = [];
  for (const bucket of Map.groupBy(
    read.flatMap((person) => bucketsOf(person).map((name) => ({ name, person }))),
    ({ name }) => name,
  ).values()) {
    for (const [index, { person: one }] of bucket.entries())
      for (const { person: other } of bucket.slice(index + 1)) {
        const [first, second] = one.id < other.id ? [one, other] : [other, one];
        const pair = `${first.id} ${second.id}`;
        if (first.id === second.id || compared.has(pair)) continue;
        compared.add(pair);
        const reason = reasonFor(first, second);
        if (reason) found.push({ people: [first.id, second.id], reason });
      }
  }
  return found.sort((one, other) => (one.people.join(' ') < other.people.join(' ') ? -1 : 1));
}

/**
 * Why two people may be one: the same membership number, or the same birthdate and a similar name, or the same name
 * and a similar birthdate. Null for twins: one family, one birthdate, other given names.
 */
export function duplicateReason(one: PossibleDuplicate, other: PossibleDuplicate): DuplicateReason | null {
  return reasonFor(readPerson(one), readPerson(other));
}

function reasonFor(one: ReadPerson, other: ReadPerson): DuplicateReason | null {
  const nameReason = similarName(one, other);
  const isFamily = one.families.some((family) => other.families.includes(family));
  // A family that types two given names means two children, even where the names are alike.
  const isSibling = isFamily && nameReason !== 'order' && !haveSameGivenName(one, other);
  if (isSibling) return null;
  if (one.numbers.some((number) => other.numbers.includes(number))) return 'number';
  if (one.birthdate === other.birthdate) return nameReason;
  const isSameName = one.sorted === other.sorted;
  return isSameName && isSimilarDay(one.birthdate, other.birthdate) ? 'birthdate' : null;
}

/** Names of people with one birthdate. */
function similarName(one: ReadPerson, other: ReadPerson): DuplicateReason | null {
  const [name, otherName] = [one.parts.join(''), other.parts.join('')];
  if (name === otherName) return 'spelling';
  if (one.sorted === other.sorted) return 'order';
  if (isTypo(name, otherName)) return 'spelling';
  const [short, long] = one.parts.length < other.parts.length ? [one, other] : [other, one];
  if (short.parts.length > 1 && short.parts.every((part) => long.parts.includes(part))) return 'part';
  const [left, right] = [withoutShared(one, other), withoutShared(other, one)];
  const isOnePart = left.length === 1 && right.length === 1 && one.parts.length > 1;
  return isOnePart && isNickname(left[0] ?? '', right[0] ?? '') ? 'nickname' : null;
}

const withoutShared = (one: ReadPerson, other: ReadPerson) =>
  one.parts.filter((part) => !other.parts.includes(part));

/** Whether the first part of one name is in the other, written with or without accents, hyphens and spaces. */
function haveSameGivenName(one: ReadPerson, other: ReadPerson): boolean {
  const [given = '', otherGiven = ''] = [one.parts[0], other.parts[0]];
  return other.parts.join('').startsWith(given) || one.parts.join('').startsWith(otherGiven);
}

/** Day and month swapped, or one digit or two neighbouring digits wrong. */
function isSimilarDay(one: string, other: string): boolean {
  const [year, month, day] = one.split('-');
  if (other === `${String(year)}-${String(day)}-${String(month)}`) return true;
  const wrong = [...one].flatMap((digit, index) => (digit === other[index] ? [] : [index]));
  const [first = 0, second = 0] = wrong;
  if (wrong.length === 1) return true;
  const isSwap = one[first] === other[second] && one[second] === other[first];
  return wrong.length === 2 && isSwap && second - first === 1;
}

/** Letters that have no accent to take off. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

function readPerson(person: PossibleDuplicate): ReadPerson {
  const plain = plainText(person.fullName).replaceAll(/[łøđðþßæœı]/gu, (letter) => LETTERS[letter] ?? letter);
  const parts = plain.split(/[\s,]+/u).flatMap((part) => part.replaceAll(/[^\p{L}\p{N}]/gu, '') || []);
  const numbers = person.memberNumbers.flatMap((number) => memberNumber(number) ?? []);
  return { ...person, parts, sorted: parts.toSorted().join(' '), numbers };
}

/** People are compared who share a bucket: a number, the name, or the birthdate and an end of a part of the name. */
function bucketsOf({ parts, sorted, numbers, birthdate }: ReadPerson): string[] {
  const ends = parts.flatMap((part) => [part.slice(0, 3), part.slice(-3)]);
  return [
    ...new Set([
      ...numbers.map((number) => `number ${number}`),
      `name ${sorted}`,
      ...[...ends, parts.join('').slice(0, 3), parts.join('').slice(-3)].map((end) => `${birthdate} ${end}`),
    ]),
  ];
}
