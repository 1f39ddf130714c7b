/** A year, or a season of two years: 2026, 2026/27, 2026-27. */
const YEAR = /(?<!\d)((?:19|20)\d\d)(?:([/–-])(\d\d))?(?!\d)/g;

/**
 * The name of a competition in another season: a year in it moves by as many years as the first day does.
 * A name without a year stays as it is.
 * @param from first day, `YYYY-MM-DD`
 * @param to first day of the new season
 */
export function cloneName(name: string, from: string, to: string): string {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return name.replaceAll(YEAR, (_, year: string, dash?: string, second?: string) => {
    const next = String(Number(year) + years);
    if (dash === undefined || second === undefined) return next;
    const secondNext = (((Number(second) + years) % 100) + 100) % 100;
    return `${next}${dash}${String(secondNext).padStart(2, '0')}`;
  });
}
