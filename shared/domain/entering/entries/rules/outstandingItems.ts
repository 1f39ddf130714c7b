import { countMissingWaivers } from '../../../people/consent/waiver.ts';
import type { EligibilityRule } from '../../eligibility/rules.ts';

/** Outstanding items in the order in which coaches follow them up. */
const OUTSTANDING_ITEMS = [
  'membership',
  'level',
  'partner',
  'waiver',
  'music',
  'payment',
  'place',
  'other',
] as const;

export type OutstandingItem = (typeof OUTSTANDING_ITEMS)[number];

export interface OutstandingFacts {
  readonly state: string;
  readonly events: readonly { readonly state: string }[];
  /** Minor units still to pay, negative for a refund due; null where the viewer may not see it. */
  readonly balance: number | null;
  readonly checks: readonly { readonly rule: EligibilityRule; readonly outcome: string }[];
  /** Empty without a partner. */
  readonly partnerName?: string;
  readonly partnerState?: string;
  /** The version of each person's waiver; null where it is missing. */
  readonly waiverVersions?: readonly (string | null)[] | undefined;
  /** Programmes whose file is still to be sent (`missingMusic`). */
  readonly musicMissing?: number;
}

/** The outstanding item of a finding, by its rule. */
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
 * Lists an entry's outstanding items, each once: eligibility findings to clear, a partner's confirmation, a
 * waiver, music, a payment, a place. A withdrawn entry needs nothing, and a refund due is not an item.
 * @param waiver the version of the waiver that counts; null without a waiver
 */
export function outstandingItems(entry: OutstandingFacts, waiver: string | null = null): OutstandingItem[] {
  if (entry.state === 'withdrawn') return [];
  const { checks, partnerName = '', partnerState, balance, events } = entry;
  const found = checks.filter(({ outcome }) => outcome !== 'pass').map(({ rule }) => ITEM_OF_RULE[rule]);
  const items = {
    membership: found.includes('membership'),
    level: found.includes('level'),
    partner: partnerName !== '' && partnerState !== 'confirmed',
    waiver: countMissingWaivers(entry.waiverVersions, waiver) > 0,
    music: (entry.musicMissing ?? 0) > 0,
    payment: balance !== null && balance > 0,
    place: events.some(({ state }) => state === 'waiting'),
    other: found.includes('other'),
  };
  return OUTSTANDING_ITEMS.filter((item) => items[item]);
}
