import { memberNumber } from '../../people/skaters/memberNumber.ts';
import { dayIn } from '../../core/dates/timeZone.ts';
import {
  isOtherBirthdate,
  isOtherName,
  registryRecordOf,
  type EligibilityFacts,
  type PersonFacts,
} from './facts.ts';
import type { Finding } from './finding.ts';
import { readLevel } from '../../people/testLevels/levels.ts';
import { shiftDay } from '../../core/dates/days.ts';

/** Administrative, associate and team members may not compete. */
const SKATING_CATEGORIES = ['individual', 'professional'];

/** The membership of a learn-to-skate class covers Tot, Pre-Alpha and Alpha and nothing else (default). */
const WESKATE = 'weskate';
const WESKATE_HIGHEST = 'Alpha';

const MINUTE = 60_000;

/**
 * Every skater is an individual or professional member through the competition's last day. The registry
 * overrides the entry. A number that it does not know, or has under another name, is not the skater's; another
 * birthdate, or a silent registry, is for the organiser to follow up (decision 0065).
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

/** An impossible number comes first, and hides every finding but a failed one. */
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
  // Names and birthdates are enough to enter a roster, so missing memberships get a warning.
  return kind === 'team' ? [{ verdict: 'unsure', reason: 'memberNotStated', facts: {} }] : [];
}

/** The first entered level that a weSKATE membership does not cover; null for none. */
function beyondWeSkate({ events, rules: { equivalents } }: EligibilityFacts): string | null {
  const highest = readLevel(WESKATE_HIGHEST, equivalents)?.rank ?? 0;
  const found = events.find(({ level }) => {
    const read = readLevel(level, equivalents);
    return read?.discipline !== 'foundation' || read.rank > highest;
  });
  return found?.level ?? null;
}

/** Whether a number is given that no federation issues. */
const isImpossible = (isi: string) => isi.trim() !== '' && memberNumber(isi) === null;

function membershipFinding(
  person: PersonFacts,
  { endDate, timeZone }: EligibilityFacts['competition'],
  beyond: string | null,
): MembershipFinding | null {
  const { registry, expDate, isi } = person;
  const known = registryRecordOf(person);
  const expiry = lastValidDay(known?.expiry ?? expDate, timeZone);
  const facts = { expiry, lastDay: endDate };
  if (expiry !== '' && expiry < endDate) return { verdict: 'fail', reason: 'memberExpires', facts };
  if (registry === 'unknown') return { verdict: 'fail', reason: 'memberUnknown', facts: { number: isi } };
  if (isOtherName(person)) return { verdict: 'fail', reason: 'memberOtherName', facts: { number: isi } };
  if (expiry === '') return null;
  if (registry === 'notAnswering') return { verdict: 'unsure', reason: 'memberNotAnswering', facts: {} };
  if (isOtherBirthdate(person)) return { verdict: 'unsure', reason: 'memberOther', facts: { number: isi } };
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
 * The last whole day of a membership, in venue time. A membership that ends at an instant covers that day
 * only if it ends in its last minute: many offices write 23:59 for the end of a day.
 */
function lastValidDay(expiry: string, timeZone: string): string {
  if (!expiry.includes('T')) return expiry;
  return shiftDay(dayIn(new Date(Date.parse(expiry) + MINUTE), timeZone), -1);
}
