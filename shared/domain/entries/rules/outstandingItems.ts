import type { EligibilityRule } from '../../eligibility/rules.ts';

/** What an entry can lack before it is as it should be, in the order in which one looks after it. */
const OUTSTANDING_ITEMS = ['membership', 'level', 'partner', 'payment', 'place', 'other'] as const;

export type OutstandingItem = (typeof OUTSTANDING_ITEMS)[number];

/** What of an entry tells what it lacks. */
export interface OutstandingFacts {
  readonly state: string;
  readonly events: readonly { readonly state: string }[];
  /** Minor units still to pay; negative where more was paid than it costs; null where it is not known. */
  readonly balance: number | null;
  readonly checks: readonly { readonly rule: EligibilityRule; readonly outcome: string }[];
  /** '' where nobody skates with the skater. */
  readonly partnerName?: string;
  readonly partnerState?: string;
}

/** What a remark of each rule means for who looks after the rink's skaters. */
const ITEM_OF_RULE: Readonly<Record<EligibilityRule, OutstandingItem>> = {
  membership: 'membership',
  level: 'level',
  closedLevels: 'level',
  testDeadline: 'level',
  age: 'other',
  oneRink: 'other',
  roster: 'other',
  sameEvent: 'other',
};

/**
 * What an entry lacks, each once: a remark of the eligibility rules, a partner who has not said yes, money
 * to pay, a place. Of a withdrawn entry nothing is wanted any more; what is to be given back is no lack.
 */
export function outstandingItems(entry: OutstandingFacts): OutstandingItem[] {
  if (entry.state === 'withdrawn') return [];
  const { checks, partnerName = '', partnerState, balance, events } = entry;
  const remarked = checks.filter(({ outcome }) => outcome !== 'pass').map(({ rule }) => ITEM_OF_RULE[rule]);
  const items = {
    membership: remarked.includes('membership'),
    level: remarked.includes('level'),
    partner: partnerName !== '' && partnerState !== 'confirmed',
    payment: balance !== null && balance > 0,
    place: events.some(({ state }) => state === 'waiting'),
    other: remarked.includes('other'),
  };
  return OUTSTANDING_ITEMS.filter((item) => items[item]);
}
