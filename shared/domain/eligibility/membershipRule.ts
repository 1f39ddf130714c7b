import { memberNumber } from '../skaters/memberNumber.ts';
import { dayIn } from '../registration/timeZone.ts';
import type { EligibilityFacts, PersonFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { belongsToSomebodyElse, ownRecord } from './ownRecord.ts';
import { readLevel } from './readLevel.ts';

/** Who may compete: administrative, associate and team memberships are not a skater's. */
const SKATING_CATEGORIES = ['individual', 'professional'];

/** A class's own membership: it takes part in Tot, Pre-Alpha and Alpha and in nothing else (default). */
const WESKATE = 'weskate';
const WESKATE_HIGHEST = 'Alpha';

const MINUTE = 60_000;

/**
 * Every skater is an individual or professional member through the competition's last day. A
 * registry's word goes before the entry's; a number it does not know is for the organiser to look at.
 */
export function membershipRule(facts: EligibilityFacts): Finding[] {
  const { competition, people, kind } = facts;
  const beyond = beyondWeSkate(facts);
  return people.flatMap((person, index) =>
    membershipFindings(person, competition, kind, beyond).map(
      (found) => ({ rule: 'membership', ...found, person: index, event: null }) as const,
    ),
  );
}

type MembershipFinding = Pick<Finding, 'verdict' | 'reason' | 'facts'>;

/** A number that cannot be one stands beside an end of the membership that is too early, and before all else. */
function membershipFindings(
  person: PersonFacts,
  competition: EligibilityFacts['competition'],
  kind: EligibilityFacts['kind'],
  beyond: string | null,
): MembershipFinding[] {
  const found = membershipFinding(person, competition, beyond);
  if (isImpossible(person.isi)) {
    const impossible = {
      verdict: 'fail',
      reason: 'memberImpossible',
      facts: { number: person.isi },
    } as const;
    return [impossible, ...(found?.verdict === 'fail' ? [found] : [])];
  }
  if (found) return [found];
  // Of a roster a name and a birthdate are enough to enter: what is missing is said.
  return kind === 'team' ? [{ verdict: 'unsure', reason: 'memberNotStated', facts: {} }] : [];
}

/** The first level entered that a weSKATE membership does not take part in; null where there is none. */
function beyondWeSkate({ events, rules: { equivalents } }: EligibilityFacts): string | null {
  const highest = readLevel(WESKATE_HIGHEST, equivalents)?.rank ?? 0;
  const found = events.find(({ level }) => {
    const read = readLevel(level, equivalents);
    return read?.discipline !== 'foundation' || read.rank > highest;
  });
  return found?.level ?? null;
}

/** Something is typed that no federation's registry could hold. */
const isImpossible = (isi: string) => isi.trim() !== '' && memberNumber(isi) === null;

function membershipFinding(
  person: PersonFacts,
  { endDate, timeZone }: EligibilityFacts['competition'],
  beyond: string | null,
): MembershipFinding | null {
  const { registry, expDate, isi } = person;
  const known = ownRecord(person);
  const expiry = lastValidDay(known?.expiry ?? expDate, timeZone);
  if (expiry === '') return null;
  const facts = { expiry, lastDay: endDate };
  if (expiry < endDate) return { verdict: 'fail', reason: 'memberExpires', facts };
  if (registry === 'unknown') return { verdict: 'unsure', reason: 'memberUnknown', facts: { number: isi } };
  if (registry === 'notAnswering') return { verdict: 'unsure', reason: 'memberNotAnswering', facts: {} };
  if (belongsToSomebodyElse(person))
    return { verdict: 'unsure', reason: 'memberOther', facts: { number: isi } };
  if (!known) return { verdict: 'pass', reason: 'memberStated', facts };
  const category = known.category.trim().toLowerCase();
  if (category === WESKATE && beyond !== null) {
    return { verdict: 'fail', reason: 'memberWeSkate', facts: { level: beyond } };
  }
  return [...SKATING_CATEGORIES, WESKATE].includes(category)
    ? { verdict: 'pass', reason: 'memberValid', facts }
    : { verdict: 'fail', reason: 'memberCategory', facts: { category: known.category } };
}

/**
 * The last whole day of a membership at the venue. One that ends at an instant covers the day on
 * which it ends only if no minute of it is missing: 23:59 is the day's end as most offices write it.
 */
function lastValidDay(expiry: string, timeZone: string): string {
  if (!expiry.includes('T')) return expiry;
  const afterEnd = dayIn(new Date(Date.parse(expiry) + MINUTE), timeZone);
  return dayBefore(afterEnd);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * MINUTE).toISOString().slice(0, 10);
}
