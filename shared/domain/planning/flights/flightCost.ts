import type { Rules } from '../../../contract/core/planningFiles.ts';

/** The cost of a year too much between the oldest and the youngest of a flight, squared. */
const YEAR_COST = 6;

/** The cost of a flight of `size`; sizes beyond the table go on by its last step. */
export function sizeCost({ sizeCost: costs }: Pick<Rules, 'sizeCost'>, size: number): number {
  const known = costs[size - 1];
  if (known !== undefined) return known;
  const last = costs.at(-1) ?? 0;
  const step = Math.max(1, last - (costs.at(-2) ?? 0));
  return last + step * (size - costs.length);
}

/**
 * @param spanDays between the oldest and the youngest
 * @param allowedDays that cost nothing
 */
export function spanCost(spanDays: number, allowedDays: number): number {
  const years = Math.ceil(Math.max(0, spanDays - allowedDays) / 365);
  return YEAR_COST * years * years;
}
