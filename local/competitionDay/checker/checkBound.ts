import { type Fault, type Ledger, ledgerClock, ledgerTracks } from './planLedger.ts';

/** The bound of section 3: what each track holds at most, and what is lacking. */
export function checkBound(ledger: Ledger): Fault[] {
  const { plan } = ledger;
  const faults: Fault[] = [];
  let needed = 0;
  let capacity = 0;
  for (const track of ledgerTracks(ledger)) {
    const flights = track.blocks.filter(({ kind }) => kind === 'flight');
    const seconds = flights.reduce((sum, block) => sum + block.seconds, 0);
    needed += seconds;
    capacity += mostIce(ledger, track.opens, track.closes);
    const own = plan.bound.tracks.find(
      ({ surfaceId, date }) => surfaceId === track.surfaceId && date === track.date,
    );
    if (own?.neededSeconds !== seconds || own.openSeconds !== track.closes - track.opens) {
      faults.push({ rule: 'boundOfATrack', where: track.name });
    }
  }
  if (plan.bound.lackingSeconds !== Math.max(0, needed - capacity)) {
    faults.push({ rule: 'lackingSeconds', where: String(Math.max(0, needed - capacity)) });
  }
  return faults;
}

/** By bisection, where the planner counts runs: the most ice x with x + (⌈x ÷ run⌉ − 1) breaks within the hours. */
function mostIce({ problem }: Ledger, opens: number, closes: number): number {
  const { lunch, iceMinutesBetweenResurfacings, resurfacingMinutes } = problem.rules;
  const hasLunch = lunch !== null && opens <= ledgerClock(lunch.from) && closes >= ledgerClock(lunch.until);
  const used = (ice: number) => {
    const breaks = Math.max(0, Math.ceil(ice / (iceMinutesBetweenResurfacings * 60)) - 1);
    if (!hasLunch) return ice + breaks * resurfacingMinutes * 60;
    return ice + lunch.minutes * 60 + Math.max(0, breaks - 1) * resurfacingMinutes * 60;
  };
  let low = 0;
  let high = closes - opens;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (used(middle) <= closes - opens) low = middle;
    else high = middle - 1;
  }
  return low;
}
