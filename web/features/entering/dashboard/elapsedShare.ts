/**
 * The elapsed share of registration at `now` (milliseconds since 1970), 0 to 1; null without an opening
 * time.
 */
export function elapsedShare(openFrom: string | null, openUntil: string, now: number): number | null {
  if (openFrom === null) return null;
  const [from, until] = [Date.parse(openFrom), Date.parse(openUntil)];
  if (now <= from) return 0;
  return now >= until ? 1 : (now - from) / (until - from);
}
