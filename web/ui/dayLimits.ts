/** The years that a date picker offers (specification, section 9). */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** Minutes in steps of five (specification, section 9). */
export const MINUTE_STEP = 5;

/** Whether a day can be chosen: `YYYY-MM-DD`, real, within the years 1900 to 2100. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isReal && year >= FIRST_YEAR && year <= LAST_YEAR;
}
