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

function pricesOf({ firstEventPrice, secondEventPrice, additionalEventPrice, teamPrice }: SetUpForm) {
  return [firstEventPrice, secondEventPrice, additionalEventPrice, teamPrice?.amount ?? 0];
}

const isForTeams = ({ formats }: SetUpForm) => formats.every(({ entry }) => entry === 'team');

/** Whether teams enter free, which is rarely intended. */
export function hasUnpricedTeams({ formats, teamPrice }: SetUpForm): boolean {
  return formats.some(({ entry }) => entry === 'team') && (teamPrice?.amount ?? 0) === 0;
}

/**
 * The field of a price so low that it was probably typed in another unit: below 1.00, or below 100 in a
 * currency without decimals.
 * @param decimals of the currency
 */
export function lowPriceField(form: SetUpForm, decimals: number): string | null {
  const one = 10 ** Math.max(2, decimals);
  const isLow = (price: number) => price > 0 && price < one;
  if (isLow(form.firstEventPrice)) return 'firstEventPrice';
  return isLow(form.teamPrice?.amount ?? 0) ? 'teamPrice' : null;
}

/**
 * Seconds of ice needed when every place is taken. Events without a capacity need what their format's ice
 * allows, or none.
 */
export function iceSecondsNeeded({ formats }: SetUpForm): number {
  return formats.reduce((total, { iceMinutes, events }) => {
    const limited = events.reduce((sum, { capacity, seconds }) => sum + (capacity ?? 0) * seconds, 0);
    if (iceMinutes === undefined || iceMinutes === null) return total + limited;
    const isLimited = events.every(({ capacity }) => capacity !== null);
    return total + (isLimited ? Math.min(limited, iceMinutes * 60) : iceMinutes * 60);
  }, 0);
}
