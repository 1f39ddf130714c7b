/** How many days, weeks and months keep their newest backup. */
const KEPT = { day: 7, week: 4, month: 12 } as const;

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** The folder of a backup, so that names sort by time: `2026-11-28T03-15-00Z`. */
export const backupName = (now: Date): string => `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Days and weeks are UTC's, and a week begins on Monday. */
const PERIODS: Readonly<Record<keyof typeof KEPT, (name: string) => string>> = {
  day: (name) => name.slice(0, 10),
  week: (name) => {
    const day = Date.parse(name.slice(0, 10)) / DAY_MILLISECONDS;
    // 1 January 1970 was a Thursday.
    return String(Math.floor((day + 3) / 7));
  },
  month: (name) => name.slice(0, 7),
};

/**
 * The backups that are no longer needed: those that are not the newest one of the last seven days, four weeks or twelve
 * months that have any. Other names are nobody's business here.
 */
export function expiredBackups(names: readonly string[]): string[] {
  const newestFirst = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
  const kept = new Set(
    (['day', 'week', 'month'] as const).flatMap((period) =>
      newestOfLast(newestFirst, PERIODS[period], KEPT[period]),
    ),
  );
  return newestFirst.filter((name) => !kept.has(name));
}

function newestOfLast(
  newestFirst: readonly string[],
  periodOf: (name: string) => string,
  count: number,
): string[] {
  const newest = new Map<string, string>();
  for (const name of newestFirst) {
    const period = periodOf(name);
    if (!newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()].slice(0, count);
}
