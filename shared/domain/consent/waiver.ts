import { nameOrder, skaterIdentity } from '../skaters/nameOrder.ts';
import { DEFAULT_PUBLISHED_FORM, type PublishedForm } from './publishedName.ts';

/** Who gave a waiver: a guardian on the page, a coach who holds signed ones, or the organiser who got paper. */
export const WAIVER_SOURCES = ['online', 'coach', 'paper'] as const;

export interface SignedWaiver {
  /** See `waiverVersion`. */
  readonly version: string;
  /** The name that was typed; empty for paper. */
  readonly signedBy: string;
  /** A UTC instant. */
  readonly at: string;
  readonly how: (typeof WAIVER_SOURCES)[number];
}

/** What a guardian has decided for one person of an entry. */
export interface Consent {
  readonly fullName: string;
  readonly birthdate: string;
  readonly publishAs?: PublishedForm | undefined;
  readonly waiver?: SignedWaiver | undefined;
}

interface Person {
  readonly fullName: string;
  readonly birthdate: string;
}

const [OFFSET, PRIME] = [0xcbf29ce484222325n, 0x100000001b3n];

/**
 * The version of a waiver: a hash of its text (64-bit FNV-1a), so that another text is another version, and the
 * same text again the same one. Null without a waiver.
 */
export function waiverVersion(text: string | null | undefined): string | null {
  if (text === null || text === undefined || text.trim() === '') return null;
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(16).padStart(16, '0');
}

/**
 * The decisions for a person of an entry. A corrected birthdate keeps them, and so does a corrected name while
 * nobody else of the entry has the birthdate.
 * @param people everybody in the entry
 */
export function consentOf(
  consents: readonly Consent[] | undefined,
  person: Person,
  people: readonly Person[],
): Consent | undefined {
  const identity = identityOf(person);
  const exact = consents?.find((one) => identityOf(one) === identity);
  if (exact) return exact;
  const left = consents?.filter((one) => !people.some((other) => identityOf(other) === identityOf(one)));
  const named = left?.find((one) => nameOrder(one.fullName) === nameOrder(person.fullName));
  const isTwin = people.filter(({ birthdate }) => birthdate === person.birthdate).length > 1;
  return named ?? (isTwin ? undefined : left?.find(({ birthdate }) => birthdate === person.birthdate));
}

/** The decisions for everybody in an entry, in the order of the people. */
export function consentsOfPeople(people: readonly Person[], consents: readonly Consent[] | undefined) {
  return people.map((person) => {
    const { publishAs = DEFAULT_PUBLISHED_FORM, waiver = null } = consentOf(consents, person, people) ?? {};
    return { fullName: person.fullName, birthdate: person.birthdate, publishAs, waiver };
  });
}

/** The version that each person's waiver was signed in; null where it is missing. */
export function waiverVersionsOf(
  people: readonly Person[],
  consents: readonly Consent[] | undefined,
): (string | null)[] {
  return consentsOfPeople(people, consents).map(({ waiver }) => waiver?.version ?? null);
}

/** The version that everybody in an entry has the waiver in; null where somebody has none, or another one. */
export function waiverVersionOfAll(
  people: readonly Person[],
  consents: readonly Consent[] | undefined,
): string | null {
  const [first = null, ...others] = waiverVersionsOf(people, consents);
  return others.every((version) => version === first) ? first : null;
}

/** How many people of an entry lack the waiver in the version that counts; 0 without a waiver. */
export function countMissingWaivers(
  versions: readonly (string | null)[] | undefined,
  current: string | null | undefined,
): number {
  if (current === null || current === undefined) return 0;
  return (versions ?? []).filter((version) => version !== current).length;
}

export const WAIVER_STATUSES = ['missing', 'signed'] as const;

/**
 * How the waivers of a listed entry stand; null without a waiver, where the reader may not know, and for a
 * withdrawn entry, which needs none.
 */
export function waiverStatus(
  {
    state,
    waiverVersions = [],
  }: { readonly state: string; readonly waiverVersions?: readonly (string | null)[] | undefined },
  current: string | null,
): (typeof WAIVER_STATUSES)[number] | null {
  if (current === null || waiverVersions.length === 0) return null;
  if (countMissingWaivers(waiverVersions, current) === 0) return 'signed';
  return state === 'withdrawn' ? null : 'missing';
}

/** Decisions with those of some people replaced; what is not named stays. */
export function withConsents(
  people: readonly Person[],
  before: readonly Consent[] | undefined,
  decided: readonly Consent[],
): Consent[] {
  return people.flatMap((person) => {
    const old = consentOf(before, person, people);
    const given = decided.find((one) => identityOf(one) === identityOf(person));
    const publishAs = given?.publishAs ?? old?.publishAs;
    const waiver = given?.waiver ?? old?.waiver;
    if (!publishAs && !waiver) return [];
    const { fullName, birthdate } = person;
    return [{ fullName, birthdate, ...(publishAs && { publishAs }), ...(waiver && { waiver }) }];
  });
}

const identityOf = ({ fullName, birthdate }: Person) => skaterIdentity(fullName, birthdate);
