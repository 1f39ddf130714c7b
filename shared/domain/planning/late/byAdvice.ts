import type { LatePrice, LateProposal } from './lateProposals.ts';

/** So much longer each skater may wait, in minutes, where that leaves fewer seats without a judge. */
const LITTLE_MINUTES = 5;

/**
 * Ways to go on with a late day, the advised one first and then by their delays. Whoever finds judges at once for several seats has no
 * hand free: a way that needs fewer is advised where skaters wait little longer by it, and nothing else is worse.
 * @param found as `lateProposals` finds them, each with less delay than those before
 */
export function byAdvice(found: readonly LateProposal[]): LateProposal[] {
  const ways = found.toReversed();
  const [least] = ways;
  if (!least) return [];
  const [advised = least] = ways
    .filter(({ price }) => losesLittle(price, least.price))
    .toSorted((one, other) => one.price.opened.seats - other.price.opened.seats);
  return [advised, ...ways.filter((way) => way !== advised)];
}

function losesLittle(price: LatePrice, least: LatePrice): boolean {
  const skaters = Math.max(1, price.waiting, least.waiting);
  const longer = (minutesOf(price) - minutesOf(least)) / skaters;
  return (
    longer <= LITTLE_MINUTES &&
    price.rests.length + price.withoutIce <= least.rests.length + least.withoutIce &&
    pastClosing(price) <= pastClosing(least)
  );
}

const minutesOf = ({ waiting, averageMinutes }: LatePrice) => waiting * averageMinutes;

const pastClosing = ({ ends }: LatePrice) =>
  ends.reduce((sum, { end, closes }) => sum + Math.max(0, end - closes), 0);
