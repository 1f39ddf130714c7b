import type { JudgingRules } from '../../../contract/entering/competitions/judgingRules.ts';
import type { IsiFlight } from '../../../contract/day/sheets/tallyFiles.ts';
import { rank, sum } from './ranking.ts';
import { DEFAULT_JUDGING_RULES } from '../../entering/judgingRules/defaultRules.ts';
import { pointsOf } from '../../entering/judgingRules/pointsOf.ts';

type Competitor = IsiFlight['competitors'][number];

export interface IsiResult {
  readonly id: string;
  /** 1 to 5, and 6 for everybody after; null for a competitor who did not skate. */
  readonly place: number | null;
  /** Tenths. */
  readonly total: number | null;
  readonly points: number;
}

/** Rules that a file of `npm run tally` cannot say, so that it follows the defaults. */
type PlacingRules = Pick<JudgingRules, 'tie' | 'lastPlace' | 'bookPercent'>;

/**
 * The result of an ISI flight: the sum of all marks less penalties, the highest first. Equal totals are decided by the
 * referee's own total; if one of them has none, or they are equal too, they share the better place. A lone skater
 * skates against the book. Source: ISI handbook; what the federation leaves open is in decision 0213.
 * @returns by place, those who did not skate last
 */
export function tallyIsi(
  { columns, competitors, most, points }: IsiFlight,
  { tie, lastPlace, bookPercent }: PlacingRules = DEFAULT_JUDGING_RULES,
): IsiResult[] {
  const skated = competitors
    .filter(({ state }) => state === 'skated')
    .map((competitor) => ({ competitor, total: totalOf(competitor) }));
  const [lone] = skated;
  const placed =
    lone && skated.length === 1
      ? [{ item: lone, place: lone.total * 100 >= columns.length * most * bookPercent ? 1 : 2 }]
      : rank(tie === 'referee' ? withTieBreaks(skated) : withoutTieBreaks(skated), compareTotals);
  const places = placed.map(({ place }) => Math.min(place, lastPlace));
  const won = pointsOf(points, places);
  const results = placed.map(({ item, place }, index): IsiResult => {
    const { competitor, total } = item;
    return { id: competitor.id, place: Math.min(place, lastPlace), total, points: won[index] ?? 0 };
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

const withoutTieBreaks = (skated: readonly Skated[]) => skated.map((one) => ({ ...one, referee: 0 }));

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
