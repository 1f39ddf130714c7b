import { nameOrder, skaterIdentity } from '../../core/nameOrder.ts';
import { nameAfterCorrection } from './givenName.ts';
import { DEFAULT_PUBLISHED_FORM, type PublishedForm } from './publishedName.ts';

/** The source of a waiver: a guardian on the page, a coach who holds signed ones, or the organiser who got paper. */
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

/** A guardian's decisions for one person of an entry (decision 0171). */
export interface Consent {
  readonly fullName: string;
  readonly birthdate: string;
  readonly publishAs?: PublishedForm | undefined;
  /** The given name as a guardian confirmed it for public pages. */
  readonly givenName?: string | undefined;
  /** The name as an organiser or coach wrote it: proposed to the guardian, never published. */
  readonly proposedName?: string | undefined;
  readonly waiver?: SignedWaiver | undefined;
}

interface Person {
  readonly fullName: string;
  readonly birthdate: string;
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
    const consent = consentOf(consents, person, people);
    const { publishAs = DEFAULT_PUBLISHED_FORM, proposedName = null, waiver = null } = consent ?? {};
    const { fullName, birthdate } = person;
    return {
      fullName,
      birthdate,
      publishAs,
      givenName: confirmedName(consent, person),
      proposedName,
      waiver,
    };
  });
}

/** The confirmed given name, while the person is spelt as it was confirmed. */
function confirmedName(consent: Consent | undefined, { fullName }: Person): string | null {
  if (consent?.givenName === undefined) return null;
  return nameAfterCorrection(consent.givenName, consent.fullName, fullName);
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
    const givenName = given?.givenName ?? confirmedName(old, person);
    const proposedName = givenName ? undefined : (given?.proposedName ?? old?.proposedName);
    const waiver = given?.waiver ?? old?.waiver;
    if (!publishAs && !givenName && !proposedName && !waiver) return [];
    const { fullName, birthdate } = person;
    return [
      {
        fullName,
        birthdate,
        ...(publishAs && { publishAs }),
        ...(givenName && { givenName }),
        ...(proposedName && { proposedName }),
        ...(waiver && { waiver }),
      },
    ];
  });
}

/** Decisions without the given name of a person, who is published by initials until it is confirmed again. */
export function withoutGivenName(
  people: readonly Person[],
  consents: readonly Consent[] | undefined,
  person: Person,
): Consent[] {
  const own = consentOf(consents, person, people);
  return (consents ?? []).map((one) => {
    if (one !== own) return one;
    const { givenName: _given, proposedName: _proposed, ...kept } = one;
    return kept;
  });
}

const identityOf = ({ fullName, birthdate }: Person) => skaterIdentity(fullName, birthdate);
