import type { LatePrice, LateProposal } from './lateProposals.ts';

/** So much longer each skater may wait, in minutes, where that leaves fewer seats without a judge. */
const LITTLE_MINUTES = 5;

/**
 * Ways to go on with a late day, the advised one first and then by their delays. Whoever finds judges at once for several seats has no
 * hand free: a way that needs fewer is advised where skaters wait little longer by it, and nothing else is worse. One that puts
 * somebody where they can’t be is not advised before one that doesn’t, unless that costs somebody the ice; what no way avoids
 * speaks against none.
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
    .toSorted((one, other) => one.price.opened.seats - other.price.opened.seats);
  return [advised, ...ways.filter((way) => way !== advised)];
}

/** Who is due where they can’t be: a judge who may not sit there, a coach or a skater twice at once. */
const clashesOf = ({ opened, coaches, rests }: LatePrice): ReadonlySet<string> =>
  new Set([
    ...opened.judges.map(({ coachId, rule }) => `judge ${coachId} ${rule}`),
    ...[...coaches, ...rests.filter(({ rule }) => rule === 'twiceAtOnce')].map((found) =>
      [found.rule, ...found.coaches, ...found.skaters, ...found.flightIds.toSorted()].join(' '),
    ),
  ]);

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
