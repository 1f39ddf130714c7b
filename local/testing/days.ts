const DAY = 24 * 60 * 60 * 1000;

/** A calendar day so many days ago, `YYYY-MM-DD` in UTC: from one day on it is past at every venue. */
export function dayAgo(days: number): string {
  return new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
}
