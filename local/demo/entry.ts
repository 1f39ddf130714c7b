import type { Form } from '../../shared/contract/entering/competitions/forms.ts';
import { enteredEvents } from '../../shared/domain/entering/entries/enteredEvents.ts';
import { pricingAt } from '../../shared/domain/entering/fees/entryFee.ts';
import { paymentReference } from '../../shared/domain/entering/entries/paymentReference.ts';
import { lateFeeOf, type Fee } from '../../shared/domain/entering/fees/fee.ts';
import { dayIn } from '../../shared/domain/core/dates/timeZone.ts';
import { ageOn } from '../../shared/domain/core/dates/age.ts';
import type { StoredCompetition } from '../../functions/store/entering/competitions/repository.ts';
import { iceOfLimitedFormats } from '../../shared/domain/entering/capacity/limits.ts';
import { newStoredEvent } from '../../functions/services/entering/entries/submit/newEntry.ts';
import type { IndividualEntry, StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { arrival } from './arrivals.ts';
import { highestTest } from './levels.ts';
import { demoId, minuteOf, type DemoRandom } from './random.ts';
import type { Skater } from './skaters.ts';

/** A competition with its form, and the random source of its entries. */
export interface DemoTarget {
  readonly competition: StoredCompetition;
  readonly form: Form;
  /** The approximate times of entries in days before now, earliest first. Their ids are in this order. */
  readonly entered: readonly [from: number, to: number];
  /** The percentages of entries that are paid in full and in part. */
  readonly paid: number;
  readonly partPaid: number;
  readonly now: Date;
}

/** Minutes of 600 days: entries of every demo competition are younger. */
const OLDEST = 600 * 1440;
const MINUTE = 60_000;

/** No entry is older than its competition, by their ids: a family's entries in one competition are read from its id on. */
function minutesOfIds({
  competition,
  entered: [from, to],
}: DemoTarget): readonly [first: number, last: number] {
  const [first, last] = [OLDEST - from * 1440, OLDEST - to * 1440];
  const least = minuteOf(competition.id);
  return first < least ? [least, least + last - first] : [first, last];
}

/** The fields shared by entries of every kind, without the events and their price. */
export function entryBase(random: DemoRandom, target: DemoTarget, applicant: Skater) {
  const [first, last] = minutesOfIds(target);
  const { competition, form } = target;
  const place = arrival(random.next(), reachesDeadline(target));
  // The days of the season move with the weekday of the start, but the id must not, so its time is separate.
  const id = demoId(random, Math.round(first + (last - first) * place));
  const submittedAt = timeOf(target, place);
  return {
    type: 'entry',
    id,
    accountId: applicant.family.accountId,
    competitionId: competition.id,
    formId: form.id,
    formVersion: form.version,
    numberItems: true,
    state: 'confirmed',
    paymentReference: paymentReference(id),
    submittedAt: submittedAt.toISOString(),
    submittedOn: dayIn(submittedAt, competition.timeZone),
    withdrawnAt: null,
    withdrawnWith: null,
    currency: competition.currency,
    pricing: pricingAt(form, submittedAt, null),
    refunded: 0,
    retained: 0,
    country: applicant.country,
    homeIsiRink: applicant.home.homeIsiRink,
    homeRinkId: applicant.home.homeRinkId,
    version: 1,
  } as const;
}

/** Whether the last days before the deadline are over, or include today. */
function reachesDeadline({ competition, now }: DemoTarget): boolean {
  return Date.parse(competition.openUntil) - now.getTime() < 1440 * MINUTE;
}

/** Maps a point between the opening (0) and the earlier of deadline and now (1) to an instant. */
function timeOf({ competition, now }: DemoTarget, place: number): Date {
  const opening = Date.parse(competition.openFrom ?? competition.openUntil) + MINUTE;
  const end = Math.min(Date.parse(competition.openUntil), now.getTime()) - 20 * MINUTE;
  return new Date(opening + Math.floor(((end - opening) * place) / MINUTE) * MINUTE);
}

type Charge = Pick<StoredEntry, 'lateFee' | 'totalPrice' | 'paid' | 'paymentState'>;

/** A price with its payment; a part payment covers the first event. */
export function charge(random: DemoRandom, target: DemoTarget, fee: Fee, firstPrice: number): Charge {
  return { lateFee: lateFeeOf(fee), ...paidOf(random, target, fee.totalPrice, firstPrice) };
}

function paidOf(
  random: DemoRandom,
  target: DemoTarget,
  totalPrice: number,
  firstPrice: number,
): Omit<Charge, 'lateFee'> {
  const luck = random.next() * 100;
  if (luck < target.paid) return { totalPrice, paid: totalPrice, paymentState: 'paid' };
  if (luck < target.paid + target.partPaid && firstPrice < totalPrice) {
    return { totalPrice, paid: firstPrice, paymentState: 'partPaid' };
  }
  return { totalPrice, paid: 0, paymentState: 'unpaid' };
}

/** The form's events as an entry stores them, priced in this order, with the ice of limited formats. */
export function entered(form: Form, kind: StoredEntry['kind'], ids: readonly string[]) {
  const events = enteredEvents(form, kind, ids);
  if (!events) throw new Error(`The form has no ${ids.join(', ')}`);
  return {
    events: events.map(newStoredEvent),
    iceSeconds: iceOfLimitedFormats(events, form),
  };
}

/** The skater as an entry of this competition names them. */
export function personOf(skater: Skater, { competition }: DemoTarget): IndividualEntry['skater'] {
  const { fullName, gender, birthdate, isi, lapsed } = skater;
  return {
    fullName,
    gender,
    birthdate,
    age: ageOn(birthdate, competition.startDate),
    isi,
    expDate: membershipEnd(competition.endDate, lapsed),
    highestIsiTestLevel: highestTest(skater),
  };
}

/** Memberships run from 1 September to 31 August. */
export function membershipEnd(lastDay: string, lapsed: boolean): string {
  const year = Number(lastDay.slice(0, 4));
  const season = lastDay.slice(5) <= '08-31' ? year : year + 1;
  return `${lapsed ? season - 1 : season}-08-31`;
}
