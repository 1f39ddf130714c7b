import { iceSecondsOf } from '../../onIce/iceTimes.ts';
import type { SetupRefusal, SetUpForm } from './setupFacts.ts';

/** Why a form cannot take entries: no events, an event without level or duration, or no price at all. */
export function formRefusals(form: SetUpForm): SetupRefusal[] {
  const refuse = (field: string) =>
    ({ field, code: 'NotNull', step: 'form', severity: 'refuse' }) satisfies SetupRefusal;
  if (form.formats.every(({ events }) => events.length === 0)) return [refuse('formats')];
  const unsaid = form.formats.flatMap(({ events }, format) =>
    events.flatMap(({ level, seconds }, event) => [
      ...(level.trim() === '' ? [refuse(`formats.${format}.events.${event}.level`)] : []),
      ...(seconds > 0 ? [] : [refuse(`formats.${format}.events.${event}.seconds`)]),
    ]),
  );
  return pricesOf(form).some((price) => price > 0)
    ? unsaid
    : [...unsaid, refuse(isForTeams(form) ? 'teamPrice' : 'firstEventPrice')];
}

function pricesOf(form: SetUpForm) {
  const { firstEventPrice, secondEventPrice, additionalEventPrice, teamPrice } = form;
  return [
    firstEventPrice,
    secondEventPrice,
    additionalEventPrice,
    teamPrice?.amount ?? 0,
    ...fixedPrices(form),
  ];
}

function fixedPrices({ formats }: SetUpForm): number[] {
  return formats.flatMap(({ price, events }) => [price ?? 0, ...events.map((event) => event.price ?? 0)]);
}

const isForTeams = ({ formats }: SetUpForm) => formats.every(({ entry }) => entry === 'team');

/** Whether teams enter free in some event, which is rarely intended. */
export function hasUnpricedTeams({ formats, teamPrice }: SetUpForm): boolean {
  if ((teamPrice?.amount ?? 0) > 0) return false;
  const isFree = (price: number | null | undefined) => (price ?? 0) === 0;
  return formats.some(
    ({ entry, price, events }) =>
      entry === 'team' && isFree(price) && events.some((event) => isFree(event.price)),
  );
}

/**
 * The field of a price so low that it was probably typed in another unit: below 1.00, or below 100 in a
 * currency without decimals. A family cap is low where it is not above the first price.
 * @param decimals of the currency
 */
export function lowPriceField(form: SetUpForm, decimals: number): string | null {
  const one = 10 ** Math.max(2, decimals);
  const isLow = (price: number) => price > 0 && price < one;
  if (isLow(form.firstEventPrice)) return 'firstEventPrice';
  if (isLow(form.teamPrice?.amount ?? 0)) return 'teamPrice';
  if (fixedPrices(form).some(isLow)) return 'formats';
  const { familyCap = null, firstEventPrice } = form;
  return familyCap !== null && familyCap <= firstEventPrice ? 'familyCap' : null;
}

/**
 * Seconds of ice needed when every place is taken, as the limits count them. Events without a capacity need what their format's ice
 * allows, or none.
 */
export function iceSecondsNeeded({ formats }: SetUpForm): number {
  return formats.reduce((total, format) => {
    const { iceMinutes, events } = format;
    const limited = events.reduce(
      (sum, event) => sum + (event.capacity ?? 0) * iceSecondsOf(format, event),
      0,
    );
    if (iceMinutes === undefined || iceMinutes === null) return total + limited;
    const isLimited = events.every(({ capacity }) => capacity !== null);
    return total + (isLimited ? Math.min(limited, iceMinutes * 60) : iceMinutes * 60);
  }, 0);
}
