import { fullnessOf, type EventPlaces } from '../capacity/fullness.ts';
import type { RefundStep } from '../payments/refundDue.ts';
import { dayIn } from '../registration/timeZone.ts';
import { registrationState } from '../registration/registration.ts';

/** What a desk can point at, the weightier first where two weigh the same. */
export const ATTENTION_CODES = [
  'eventsOverfull',
  'eventsRemoved',
  'iceOver',
  'paymentsDue',
  'numbersShared',
  'competitionFull',
  'eventsFull',
  'iceNearlyUsed',
  'closesSoon',
  'opensSoon',
  'eventsNearlyFull',
  'eventsEmpty',
  'packetMissing',
  'refundPolicyMissing',
  'contactMissing',
] as const;

export type AttentionCode = (typeof ATTENTION_CODES)[number];

/** What should be mended at once, what before long, what is good to know; in this order. */
export const SEVERITIES = ['urgent', 'soon', 'hint'] as const;

/** The pages on which things are mended: the form, the competition's detail, its entries. */
export const FIX_PAGES = ['form', 'detail', 'entries'] as const;

export interface AttentionItem {
  readonly code: AttentionCode;
  readonly severity: (typeof SEVERITIES)[number];
  readonly mendedIn: (typeof FIX_PAGES)[number];
  /**
   * The number in its sentence: events, minutes of ice over or left, minor units due, membership
   * numbers, places, days
   * at the venue until it opens or closes; 0 where nothing is counted.
   */
  readonly count: number;
  /** The events it is about, at most three of them. */
  readonly events: { readonly format: string; readonly level: string }[];
}

export interface DashboardFacts {
  readonly competition: {
    readonly state: 'published' | 'archived';
    readonly openFrom: string | null;
    readonly openUntil: string;
    readonly timeZone: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly capacity: number | null;
    readonly packet: string | null;
    readonly refundPolicy: string | null;
    readonly refunds: readonly RefundStep[];
    readonly contactEmail: string | null;
    readonly contactPhone: string | null;
  };
  readonly events: readonly AttentionEvent[];
  /** Entries of skaters, teams and couples. */
  readonly entries: number;
  readonly iceSeconds: number;
  /** Membership numbers under which different people skate. */
  readonly sharedNumbers: number;
  /** Null where nobody said how much ice there is. */
  readonly iceMinutes: number | null;
  /** Minor units. */
  readonly charged: number;
  readonly paid: number;
}

/** Days before opening, closing and the first day on which something becomes pressing. */
const WEEK = 7;
/** So much of the ice that the next entries may not find any. */
const NEARLY_USED = 0.9;

/** What of a competition needs its manager's attention at `now`, the most pressing first. */
export function attention(facts: DashboardFacts, now: Date): AttentionItem[] {
  const items = [...money(facts, now), ...(isUnderWay(facts, now) ? registrationItems(facts, now) : [])];
  return items.sort(
    (one, other) =>
      SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
      ATTENTION_CODES.indexOf(one.code) - ATTENTION_CODES.indexOf(other.code),
  );
}

/** Published, and its last day not over. */
function isUnderWay({ competition }: DashboardFacts, now: Date): boolean {
  return competition.state === 'published' && dayIn(now, competition.timeZone) <= competition.endDate;
}

function registrationItems(facts: DashboardFacts, now: Date): AttentionItem[] {
  const { competition, events, entries } = facts;
  const state = registrationState(competition, now);
  const closesIn = daysUntil(competition.openUntil, competition.timeZone, now);
  return [
    ...dates(facts, now),
    ...ice(facts),
    ...eventAttention(events, {
      isClosed: state === 'closed',
      isLate: state === 'closed' || (state === 'open' && closesIn <= WEEK),
      anyEntries: entries > 0,
    }),
    ...(facts.sharedNumbers > 0 ? [item('numbersShared', 'soon', 'entries', facts.sharedNumbers)] : []),
    ...(state === 'open' && competition.capacity !== null && entries >= competition.capacity
      ? [item('competitionFull', 'soon', 'detail', competition.capacity)]
      : []),
    ...(state === 'closed' ? [] : missingInformation(facts, now)),
  ];
}

/** What is still due once nobody enters any more; pressing in the week of the first day and after. */
function money({ competition, charged, paid }: DashboardFacts, now: Date): AttentionItem[] {
  const due = charged - paid;
  const isOver = registrationState(competition, now) === 'closed' || competition.state === 'archived';
  if (due <= 0 || !isOver) return [];
  const left = daysBetween(dayIn(now, competition.timeZone), competition.startDate);
  return [item('paymentsDue', left <= WEEK ? 'urgent' : 'soon', 'entries', due)];
}

function dates({ competition }: DashboardFacts, now: Date): AttentionItem[] {
  const state = registrationState(competition, now);
  const { openFrom, openUntil, timeZone } = competition;
  const instant = state === 'opensLater' ? openFrom : openUntil;
  if (state === 'closed' || instant === null) return [];
  const days = daysUntil(instant, timeZone, now);
  if (days > WEEK) return [];
  const code = state === 'opensLater' ? 'opensSoon' : 'closesSoon';
  return [item(code, days <= 2 ? 'soon' : 'hint', 'detail', days)];
}

function ice({ iceSeconds, iceMinutes }: DashboardFacts): AttentionItem[] {
  if (iceMinutes === null) return [];
  const used = Math.ceil(iceSeconds / 60);
  if (used > iceMinutes) return [item('iceOver', 'urgent', 'form', used - iceMinutes)];
  return used >= iceMinutes * NEARLY_USED ? [item('iceNearlyUsed', 'soon', 'detail', iceMinutes - used)] : [];
}

/** What families look for before they enter; worth saying before it opens, pressing once it is open. */
function missingInformation({ competition }: DashboardFacts, now: Date): AttentionItem[] {
  const { packet, refundPolicy, refunds, contactEmail, contactPhone } = competition;
  const severity = registrationState(competition, now) === 'open' ? 'soon' : 'hint';
  return [
    ...(packet === null ? [item('packetMissing', severity, 'detail')] : []),
    ...(refundPolicy === null && refunds.length === 0
      ? [item('refundPolicyMissing', severity, 'detail')]
      : []),
    ...(contactEmail === null && contactPhone === null ? [item('contactMissing', severity, 'detail')] : []),
  ];
}

function item(
  code: AttentionCode,
  severity: AttentionItem['severity'],
  mendedIn: AttentionItem['mendedIn'],
  count = 0,
): AttentionItem {
  return { code, severity, mendedIn, count, events: [] };
}

/** Days on the venue's calendar: 0 is today, 1 tomorrow. */
function daysUntil(instant: string, timeZone: string, now: Date): number {
  return daysBetween(dayIn(now, timeZone), dayIn(new Date(instant), timeZone));
}

function daysBetween(day: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000);
}

export interface AttentionEvent extends EventPlaces {
  readonly format: string;
  readonly level: string;
  /** False for an event with entries that the form no longer lists. */
  readonly offered: boolean;
}

interface Moment {
  readonly isClosed: boolean;
  /** Within the week before closing, or closed. */
  readonly isLate: boolean;
  readonly anyEntries: boolean;
}

/** How many events an item names; the list below it names all. */
const NAMED = 3;

/** Full, overfull, removed and empty events. */
function eventAttention(events: readonly AttentionEvent[], moment: Moment): AttentionItem[] {
  const offered = events.filter((event) => event.offered);
  const of = (fullness: string) => offered.filter((event) => fullnessOf(event) === fullness);
  return [
    ...eventsItem('eventsOverfull', 'urgent', of('overfull')),
    ...eventsItem(
      'eventsRemoved',
      'urgent',
      events.filter((event) => !event.offered && event.taken > 0),
    ),
    // After registration a full event needs no attention.
    ...(moment.isClosed ? [] : eventsItem('eventsFull', 'soon', of('full'))),
    ...(moment.isClosed ? [] : eventsItem('eventsNearlyFull', 'hint', of('nearlyFull'))),
    ...(moment.isLate && moment.anyEntries
      ? eventsItem(
          'eventsEmpty',
          'hint',
          offered.filter(({ taken }) => taken === 0),
        )
      : []),
  ];
}

function eventsItem(
  code: AttentionItem['code'],
  severity: AttentionItem['severity'],
  events: readonly AttentionEvent[],
): AttentionItem[] {
  if (events.length === 0) return [];
  const named = events.slice(0, NAMED).map(({ format, level }) => ({ format, level }));
  return [{ code, severity, mendedIn: 'form', count: events.length, events: named }];
}
