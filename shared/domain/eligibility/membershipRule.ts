import { dayIn } from '../registration/timeZone.ts';
import type { EligibilityFacts, PersonFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { isSomebodyElses, ownRecord } from './ownRecord.ts';

/** Who may compete: administrative, associate and team memberships are not a skater's. */
const SKATING_CATEGORIES = ['individual', 'professional'];

const MINUTE = 60_000;

/**
 * Every skater is an individual or professional member through the competition's last day. A
 * registry's word goes before the entry's; a number it does not know is for the organiser to look at.
 */
export function membershipRule({ competition, people, kind }: EligibilityFacts): Finding[] {
  return people.flatMap((person, index) => {
    const found = standing(person, competition);
    // Of a roster a name and a birthdate are enough to enter: what is missing is said.
    const missing =
      kind === 'team' ? ({ verdict: 'unsure', reason: 'memberNotStated', facts: {} } as const) : null;
    const finding = found ?? missing;
    return finding ? [{ rule: 'membership', ...finding, person: index, event: null } as const] : [];
  });
}

type Standing = Pick<Finding, 'verdict' | 'reason' | 'facts'>;

function standing(
  person: PersonFacts,
  { endDate, timeZone }: EligibilityFacts['competition'],
): Standing | null {
  const { registry, expDate, isi } = person;
  const known = ownRecord(person);
  const expiry = lastValidDay(known?.expiry ?? expDate, timeZone);
  if (expiry === '') return null;
  const facts = { expiry, lastDay: endDate };
  if (expiry < endDate) return { verdict: 'fail', reason: 'memberExpires', facts };
  if (registry === 'unknown') return { verdict: 'unsure', reason: 'memberUnknown', facts: { number: isi } };
  if (registry === 'notAnswering') return { verdict: 'unsure', reason: 'memberNotAnswering', facts: {} };
  if (isSomebodyElses(person)) return { verdict: 'unsure', reason: 'memberOther', facts: { number: isi } };
  if (!known) return { verdict: 'pass', reason: 'memberStated', facts };
  return SKATING_CATEGORIES.includes(known.category.trim().toLowerCase())
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
