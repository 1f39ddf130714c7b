/**
 * How much of the time from opening to closing has passed at `now` (milliseconds since 1970), 0 to 1;
 * null where nobody said when it opens.
 */
export function elapsedShare(openFrom: string | null, openUntil: string, now: number): number | null {
  if (openFrom === null) return null;
  const [from, until] = [Date.parse(openFrom), Date.parse(openUntil)];
  if (now <= from) return 0;
  return now >= until ? 1 : (now - from) / (until - from);
}
