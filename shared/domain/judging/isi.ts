import type { IsiFlight } from '../../contract/judging/tallyFiles.ts';
import { rank, sum } from './ranking.ts';

type Competitor = IsiFlight['competitors'][number];

export interface IsiResult {
  readonly id: string;
  /** 1 to 5, and 6 for everybody after; null for a competitor who did not skate. */
  readonly place: number | null;
  /** Tenths. */
  readonly total: number | null;
  readonly points: number;
}

/** Everybody after the fifth place has this one. */
const LAST_PLACE = 6;
/** Of the possible total, what a lone skater needs for the first place "against the book". */
const BOOK_PERCENT = 80;

/**
 * The result of an ISI flight: the sum of all marks less penalties, the highest first. Equal totals are decided by the
 * referee's own total; if one of them has none, or they are equal too, they share the better place. A lone skater
 * skates against the book. Source: ISI handbook; what the federation leaves open is in decision 0213.
 * @returns by place, those who did not skate last
 */
export function tallyIsi({ columns, competitors, most, points }: IsiFlight): IsiResult[] {
  const skated = competitors
    .filter(({ state }) => state === 'skated')
    .map((competitor) => ({ competitor, total: totalOf(competitor) }));
  const [lone] = skated;
  const placed =
    lone && skated.length === 1
      ? [{ item: lone, place: lone.total * 100 >= columns.length * most * BOOK_PERCENT ? 1 : 2 }]
      : rank(withTieBreaks(skated), compareTotals);
  const results = placed.map(({ item, place }): IsiResult => {
    const shown = Math.min(place, LAST_PLACE);
    const won = points.participation + (points.places[shown - 1] ?? 0);
    return { id: item.competitor.id, place: shown, total: item.total, points: won };
  });
  const absent = competitors.filter(({ state }) => state !== 'skated');
  return [...results, ...absent.map(({ id }) => ({ id, place: null, total: null, points: 0 }))];
}

function totalOf({ marks, penalties }: Competitor): number {
  return sum(marks) - sum(penalties.map(({ tenths }) => tenths));
}

interface Skated {
  readonly competitor: Competitor;
  readonly total: number;
}

/** The referee's total counts where all who share a total have one. */
function withTieBreaks(skated: readonly Skated[]) {
  const byTotal = Map.groupBy(skated, ({ total }) => total);
  return skated.map(({ competitor, total }) => {
    const isDecided = (byTotal.get(total) ?? []).every((other) => other.competitor.referee !== null);
    return { competitor, total, referee: isDecided ? (competitor.referee ?? 0) : 0 };
  });
}

const compareTotals = (
  one: { readonly total: number; readonly referee: number },
  other: { readonly total: number; readonly referee: number },
) => other.total - one.total || other.referee - one.referee;

/**
 * The points of each rink: an entry of several rinks gives each an equal part.
 * @returns the most points first
 */
export function teamPoints(
  { competitors }: Pick<IsiFlight, 'competitors'>,
  results: readonly IsiResult[],
): { readonly rinkId: string; readonly points: number }[] {
  const totals = new Map<string, number>();
  const rinks = new Map(competitors.map(({ id, rinkIds }) => [id, rinkIds]));
  for (const { id, points } of results) {
    const own = rinks.get(id) ?? [];
    for (const rinkId of own) totals.set(rinkId, (totals.get(rinkId) ?? 0) + points / own.length);
  }
  return [...totals]
    .map(([rinkId, points]) => ({ rinkId, points }))
    .sort((one, other) => other.points - one.points || (one.rinkId < other.rinkId ? -1 : 1));
}
