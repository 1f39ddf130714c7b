import charts from '../../data/isi-equivalents.json' with { type: 'json' };

/** The Freestyle tests that an Open Freestyle level is worth, from and to. */
interface OpenEquivalent {
  readonly level: string;
  readonly from: number;
  readonly to: number;
}

/** The lowest levels that somebody with a test of U.S. Figure Skating may enter. */
interface UsfsMinimum {
  readonly level: string;
  readonly freestyle: number;
  readonly open: string;
}

/** A chart of equivalent levels: data of a competition, because published charts differ. */
export interface Equivalents {
  readonly open: readonly OpenEquivalent[];
  readonly usfs: readonly UsfsMinimum[];
}

export const CHART_NAMES = ['isiAsia', 'openFreestyle2009'] as const;

export type ChartName = (typeof CHART_NAMES)[number];

/** Charts that were published; a competition begins with the first. */
export const PUBLISHED_CHARTS: Readonly<Record<ChartName, Equivalents>> = {
  isiAsia: charts.isiAsia,
  openFreestyle2009: charts.openFreestyle2009,
};

export const DEFAULT_CHART: Equivalents = PUBLISHED_CHARTS.isiAsia;
