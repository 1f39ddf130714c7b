import currencies from '../../../../../shared/data/currencies.json' with { type: 'json' };
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { shiftDay } from '../../../../../shared/domain/core/dates/days.ts';
import { DEFAULT_CURRENCY } from '../../../../../shared/domain/core/money/currency.ts';
import { EMPTY_COMPETITION, type CompetitionValues } from '../competitionValues.ts';

/** Registration closes four weeks before the first day, or one week if that is past. */
const CLOSES_BEFORE = [28, 7] as const;

/** A year being typed passes through 0002 and 0202. */
const isWhole = (day: string) => /^(19|20)\d\d-\d\d-\d\d$/.test(day);

/** Suggestions from the first day; none before it is typed. */
function ofStart(startDate: string, today: string): Partial<CompetitionValues> {
  if (!isWhole(startDate)) return {};
  const closes = CLOSES_BEFORE.map((days) => shiftDay(startDate, -days)).find((day) => day > today);
  return {
    endDate: shiftDay(startDate, 1),
    date: startDate,
    ...(closes ? { openUntil: `${closes}T23:59` } : {}),
  };
}

/** Suggestions from the rink: time zone and currency. */
function ofRink(ring: string, rinks: readonly Rink[]): Partial<CompetitionValues> {
  const rink = rinks.find(({ id }) => id === ring);
  if (!rink) return {};
  const known: Readonly<Record<string, string>> = currencies;
  return { timeZone: rink.timeZone, currency: known[rink.country] ?? DEFAULT_CURRENCY };
}

/**
 * The values that the page fills in after the first day or the rink was chosen: only fields that are empty or
 * hold what it suggested itself before.
 * @param before the values at the last suggestion
 * @param today `YYYY-MM-DD`
 */
export function suggestions(
  before: CompetitionValues,
  now: CompetitionValues,
  rinks: readonly Rink[],
  today: string,
): Partial<CompetitionValues> {
  const old = { ...ofStart(before.startDate, today), ...ofRink(before.ring, rinks) };
  const next = {
    ...(now.startDate === before.startDate ? {} : ofStart(now.startDate, today)),
    ...(now.ring === before.ring ? {} : ofRink(now.ring, rinks)),
  };
  const isOurs = (field: keyof CompetitionValues) =>
    [EMPTY_COMPETITION[field], '', old[field]].includes(now[field]);
  const entries = Object.entries(next) as [keyof CompetitionValues, string][];
  return Object.fromEntries(entries.filter(([field, value]) => isOurs(field) && now[field] !== value));
}

/** False while a year is half typed. */
export function canSuggest({ startDate }: CompetitionValues): boolean {
  return startDate === '' || isWhole(startDate);
}
