import type { LatePrice, LateProposal } from './lateProposals.ts';

/** So much longer each skater may wait, in minutes, where that leaves fewer seats without a judge. */
const LITTLE_MINUTES = 5;

/**
 * Ways to go on with a late day, the advised one first and then by their delays. A seat can be filled by another judge, and a wait can’t
 * be undone: a way that leaves fewer seats open, or with a judge who can’t sit there, is advised where skaters wait little longer by it
 * and nothing else is worse. One that puts a coach or a skater in two places is not advised before one that doesn’t, unless that costs
 * somebody the ice; what no way avoids speaks against none (decision 0315).
 * @param found as `lateProposals` finds them, each with less delay than those before
 */
export function byAdvice(found: readonly LateProposal[]): LateProposal[] {
  const ways = found.toReversed();
  const fewest = Math.min(...ways.map(({ price }) => price.withoutIce));
  const clashes = new Map(ways.map((way) => [way, clashesOf(way.price)]));
  const isAvoidable = (clash: string) => [...clashes.values()].some((own) => !own.has(clash));
  const clean = ways.filter(
    (way) => way.price.withoutIce === fewest && ![...(clashes.get(way) ?? [])].some(isAvoidable),
  );
  const candidates = clean.length > 0 ? clean : ways;
  const [least] = candidates;
  if (!least) return [];
  const [advised = least] = candidates
    .filter(({ price }) => losesLittle(price, least.price))
    .toSorted(
      (one, other) =>
        one.price.opened.seats - other.price.opened.seats ||
        one.price.movedTwice.length - other.price.movedTwice.length,
    );
  return [advised, ...ways.filter((way) => way !== advised)];
}

/** The way to compare the advised one with: by it skaters wait less, or fewer seats need a judge. Null where neither is so. */
export function comparedWay([advised, ...others]: readonly LateProposal[]): LateProposal | null {
  if (!advised) return null;
  const { seats } = advised.price.opened;
  const fewer = others
    .filter(({ price }) => price.opened.seats < seats)
    .toSorted((one, other) => waitedMinutes(one.price) - waitedMinutes(other.price));
  const sooner = others.filter(
    ({ price }) => price.opened.seats > seats && waitedMinutes(price) < waitedMinutes(advised.price),
  );
  return fewer[0] ?? sooner[0] ?? null;
}

/** Who is due where they can’t be: a coach or a skater twice at once. */
const clashesOf = ({ coaches, rests }: LatePrice): ReadonlySet<string> =>
  new Set(
    [...coaches, ...rests.filter(({ rule }) => rule === 'twiceAtOnce')].map((found) =>
      [found.rule, ...found.coaches, ...found.skaters, ...found.flightIds.toSorted()].join(' '),
    ),
  );

function losesLittle(price: LatePrice, least: LatePrice): boolean {
  const skaters = Math.max(1, price.waiting, least.waiting);
  const longer = (waitedMinutes(price) - waitedMinutes(least)) / skaters;
  return (
    longer <= LITTLE_MINUTES &&
    price.rests.length + price.withoutIce <= least.rests.length + least.withoutIce &&
    pastClosing(price) <= pastClosing(least)
  );
}

/** How long all who wait wait together. */
export const waitedMinutes = ({ waiting, averageMinutes }: Pick<LatePrice, 'waiting' | 'averageMinutes'>) =>
  waiting * averageMinutes;

const pastClosing = ({ ends }: LatePrice) =>
  ends.reduce((sum, { end, closes }) => sum + Math.max(0, end - closes), 0);
