import { ENTRY_KINDS, type EntryKind } from '../../../contract/entering/competitions/forms.ts';
import type { EntriesByKind } from '../capacity/entryCounts.ts';
import { fullnessOf, type EventPlaces } from '../capacity/fullness.ts';
import type { RefundStep } from '../balance/refundDue.ts';
import { dayIn } from '../../core/dates/timeZone.ts';
import { registrationState } from '../../core/registration/registration.ts';
import { daysBetween } from '../../core/dates/days.ts';

/** The items of a dashboard, in order of importance within one severity. */
export const ATTENTION_CODES = [
  'eventsOverfull',
  'eventsRemoved',
  'iceOver',
  'waitlistsStuck',
  'paymentsDue',
  'mailsUnsent',
  'numbersShared',
  'waiversMissing',
  'musicMissing',
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

/** In order of urgency: fix at once, fix before long, good to know. */
export const ATTENTION_SEVERITIES = ['urgent', 'soon', 'hint'] as const;

/** The pages on which an item is fixed: the form, the competition's detail, its entries, unsent mails, waitlists and music. */
export const FIX_PAGES = ['form', 'detail', 'entries', 'unsentMails', 'waiting', 'music'] as const;

export interface AttentionItem {
  readonly code: AttentionCode;
  readonly severity: (typeof ATTENTION_SEVERITIES)[number];
  readonly mendedIn: (typeof FIX_PAGES)[number];
  /**
   * The number in the item's text: events, entries, minutes of ice over or left, minor units due, membership
   * numbers, places, or days at the venue until registration opens or closes; 0 if nothing is counted.
   */
  readonly count: number;
  /** The events concerned, at most three. */
  readonly events: { readonly format: string; readonly level: string }[];
  /** How many entries of each kind are concerned, where the item counts entries; kinds without any are left out. */
  readonly entries?: { readonly kind: EntryKind; readonly count: number }[];
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
  /** Individual, team and couple entries. */
  readonly entries: number;
  readonly iceSeconds: number;
  /** Membership numbers used by different people. */
  readonly sharedNumbers: number;
  /** Entries in which somebody's waiver is missing. */
  readonly missingWaivers: EntriesByKind;
  /** Programmes whose music file is still to be sent; 0 as long as nobody has to hurry (`countsMissingMusic`). */
  readonly missingMusic: number;
  /** Waitlists whose head cannot take a free place. */
  readonly stuckWaitlists: number;
  /** Whether mails failed and are not sent. */
  readonly hasUnsentMails: boolean;
  /** Null if the ice time is not set. */
  readonly iceMinutes: number | null;
  /** Minor units. */
  readonly charged: number;
  readonly paid: number;
}

/** Days before opening, closing and the first day from which an item becomes more urgent. */
const WEEK = 7;
/** The share of ice from which the next entries may not fit. */
const NEARLY_USED = 0.9;

/** The items that need the organiser's attention at `now`, most urgent first. */
export function attention(facts: DashboardFacts, now: Date): AttentionItem[] {
  const items = [
    ...money(facts, now),
    ...(facts.hasUnsentMails ? [item('mailsUnsent', 'soon', 'unsentMails')] : []),
    ...(isUnderWay(facts, now) ? registrationItems(facts, now) : []),
  ];
  return items.sort(
    (one, other) =>
      ATTENTION_SEVERITIES.indexOf(one.severity) - ATTENTION_SEVERITIES.indexOf(other.severity) ||
      ATTENTION_CODES.indexOf(one.code) - ATTENTION_CODES.indexOf(other.code),
  );
}

/** Published, and the last day has not passed. */
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
    ...(facts.stuckWaitlists > 0 ? [item('waitlistsStuck', 'urgent', 'waiting', facts.stuckWaitlists)] : []),
    ...waivers(facts, now),
    ...music(facts, now),
    ...(facts.sharedNumbers > 0 ? [item('numbersShared', 'soon', 'entries', facts.sharedNumbers)] : []),
    ...(state === 'open' && competition.capacity !== null && entries >= competition.capacity
      ? [item('competitionFull', 'soon', 'detail', competition.capacity)]
      : []),
    ...(state === 'closed' ? [] : missingInformation(facts, now)),
  ];
}

/** Payments due after registration; urgent from a week before the first day. */
function money({ competition, charged, paid }: DashboardFacts, now: Date): AttentionItem[] {
  const due = charged - paid;
  const isOver = registrationState(competition, now) === 'closed' || competition.state === 'archived';
  if (due <= 0 || !isOver) return [];
  return [item('paymentsDue', afterClosing(competition, now), 'entries', due)];
}

function afterClosing({ timeZone, startDate }: DashboardFacts['competition'], now: Date): 'urgent' | 'soon' {
  return daysBetween(dayIn(now, timeZone), startDate) <= WEEK ? 'urgent' : 'soon';
}

/** A suggestion while families can still enter; then to collect, urgent from a week before the first day. */
function waivers({ competition, missingWaivers }: DashboardFacts, now: Date): AttentionItem[] {
  const entries = ENTRY_KINDS.map((kind) => ({ kind, count: missingWaivers[kind] })).filter(
    ({ count }) => count > 0,
  );
  const count = entries.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return [];
  const severity = registrationState(competition, now) === 'closed' ? afterClosing(competition, now) : 'hint';
  return [{ ...item('waiversMissing', severity, 'entries', count), entries }];
}

/** To ask for once it is due soon, urgent from a week before the first day. */
function music({ competition, missingMusic }: DashboardFacts, now: Date): AttentionItem[] {
  return missingMusic > 0
    ? [item('musicMissing', afterClosing(competition, now), 'music', missingMusic)]
    : [];
}

/**
 * Whether missing music is counted: from a week before it is due, or before the first day where it is due at no time. The
 * day itself knows better, because it knows who has skated.
 */
export function countsMissingMusic(
  rules: { readonly isCollected: boolean; readonly until: string | null },
  competition: Pick<DashboardFacts['competition'], 'startDate' | 'timeZone'>,
  now: Date,
): boolean {
  const { startDate, timeZone } = competition;
  const today = dayIn(now, timeZone);
  const due = rules.until === null ? startDate : dayIn(new Date(rules.until), timeZone);
  return rules.isCollected && daysBetween(today, due) <= WEEK && today < startDate;
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

/**
 * Information that families look for before entering: a hint before opening, more urgent once registration
 * is open.
 */
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

export interface AttentionEvent extends EventPlaces {
  readonly format: string;
  readonly level: string;
  /** False if the event has entries but is no longer in the form. */
  readonly offered: boolean;
}

interface Moment {
  readonly isClosed: boolean;
  /** True from a week before closing. */
  readonly isLate: boolean;
  readonly anyEntries: boolean;
}

/** The most events that one item names; the page lists them all. */
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
