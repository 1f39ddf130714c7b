import type { LateFee } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { shiftDay } from '../../../../../shared/domain/core/dates/days.ts';
import { dayIn } from '../../../../../shared/domain/core/dates/timeZone.ts';
import { instantAt } from '../../../../../shared/domain/core/dates/venueTime.ts';
import { lateFeeAt } from '../../../../../shared/domain/entering/fees/lateFee.ts';
import { registrationOf, type ShownCompetition } from '../toShownCompetition.ts';

export type KeyDate =
  | { readonly kind: 'opens' | 'closes' | 'corrections'; readonly at: string }
  | { readonly kind: 'lateFee'; readonly at: string; readonly fee: LateFee }
  | { readonly kind: 'firstEvent'; readonly day: string }
  | { readonly kind: 'days'; readonly first: string; readonly last: string };

/** Known dates, registration first. The first event is named if it is not on the first day. */
export function keyDates(
  { openFrom, openUntil, correctionsUntil, startDate, endDate, date }: ShownCompetition,
  lateFees: readonly LateFee[],
): KeyDate[] {
  const moments: KeyDate[] = [
    ...(openFrom === null ? [] : [{ kind: 'opens', at: openFrom } as const]),
    ...lateFees.map((fee) => ({ kind: 'lateFee', at: fee.from, fee }) as const),
    ...(openUntil === null ? [] : [{ kind: 'closes', at: openUntil } as const]),
    ...(correctionsUntil === null ? [] : [{ kind: 'corrections', at: correctionsUntil } as const]),
  ];
  moments.sort((one, other) =>
    'at' in one && 'at' in other ? Date.parse(one.at) - Date.parse(other.at) : 0,
  );
  if (startDate !== null) moments.push({ kind: 'days', first: startDate, last: endDate ?? startDate });
  if (date !== null && date !== startDate) moments.push({ kind: 'firstEvent', day: date });
  return moments;
}

/** Whether a date is past at `now`; days end by the venue's clock. */
export function isPast(date: KeyDate, timeZone: string, now: Date): boolean {
  const over = 'at' in date ? date.at : endOf('day' in date ? date.day : date.last, timeZone);
  return over !== null && Date.parse(over) <= now.getTime();
}

const endOf = (day: string, timeZone: string) => instantAt(`${shiftDay(day, 1)}T00:00`, timeZone);

type Dated = Pick<
  ShownCompetition,
  'state' | 'openFrom' | 'openUntil' | 'startDate' | 'endDate' | 'timeZone'
>;

/** The state of registration today: before registration, at the regular or a late price, or no more; or the competition is on. */
export type TodayState = 'undated' | 'opensLater' | 'open' | 'regularPrice' | 'latePrice' | 'closed' | 'held';

/** The state at `now`. A price is only worth a word where a late fee makes a difference. */
export function todayState(competition: Dated, lateFees: readonly LateFee[], now: Date): TodayState {
  const registration = registrationOf(competition, now);
  if (registration === null) return 'undated';
  if (registration === 'opensLater') return 'opensLater';
  if (registration !== 'open') return isHeld(competition, now) ? 'held' : 'closed';
  if (lateFees.length === 0) return 'open';
  return lateFeeAt(lateFees, now) === null ? 'regularPrice' : 'latePrice';
}

/** Until when today's price stays: the next late fee, a UTC instant; null after the last. */
export function priceUntil(lateFees: readonly Pick<LateFee, 'from'>[], now: Date): string | null {
  const [next] = lateFees
    .map(({ from }) => from)
    .filter((from) => Date.parse(from) > now.getTime())
    .sort((one, other) => Date.parse(one) - Date.parse(other));
  return next ?? null;
}

/** Whether it is a day of the competition by the venue's clock. */
function isHeld({ startDate, endDate, timeZone }: Dated, now: Date): boolean {
  const today = dayIn(now, timeZone);
  return startDate !== null && startDate <= today && today <= (endDate ?? startDate);
}
