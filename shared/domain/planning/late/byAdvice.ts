import type { LatePrice, LateProposal } from './lateProposals.ts';

/** So much longer each skater may wait, in minutes, where that leaves fewer seats without a judge. */
const LITTLE_MINUTES = 5;

/**
 * Ways to go on with a late day, the advised one first and then by their delays. Whoever finds judges at once for several seats has no
 * hand free: a way that needs fewer is advised where skaters wait little longer by it, and nothing else is worse. One that puts
 * a judge or a coach where they can’t be is not advised before one that leaves none, unless that costs somebody the ice.
 * @param found as `lateProposals` finds them, each with less delay than those before
 */
export function byAdvice(found: readonly LateProposal[]): LateProposal[] {
  const ways = found.toReversed();
  const fewest = Math.min(...ways.map(({ price }) => price.withoutIce));
  const clean = ways.filter(({ price }) => price.withoutIce === fewest && !hasClash(price));
  const candidates = clean.length > 0 ? clean : ways;
  const [least] = candidates;
  if (!least) return [];
  const [advised = least] = candidates
    .filter(({ price }) => losesLittle(price, least.price))
    .toSorted((one, other) => one.price.opened.seats - other.price.opened.seats);
  return [advised, ...ways.filter((way) => way !== advised)];
}

/** Somebody is due where they can’t be: a judge who may not sit there, a coach or a skater twice at once. */
const hasClash = ({ opened, coaches, rests }: LatePrice): boolean =>
  opened.judges.length + coaches.length + rests.filter(({ rule }) => rule === 'twiceAtOnce').length > 0;

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
