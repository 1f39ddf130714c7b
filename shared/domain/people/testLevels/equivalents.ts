import charts from '../../../data/isi-equivalents.json' with { type: 'json' };

/** The range of Freestyle tests that equals an Open Freestyle level. */
interface OpenEquivalent {
  readonly level: string;
  readonly from: number;
  readonly to: number;
}

/** The lowest levels that a skater with a test of U.S. Figure Skating may enter. */
interface UsfsMinimum {
  readonly level: string;
  readonly freestyle: number;
  readonly open: string;
}

/** A chart of equivalent levels. Each competition has its own, because published charts differ. */
export interface Equivalents {
  readonly open: readonly OpenEquivalent[];
  readonly usfs: readonly UsfsMinimum[];
}

export const CHART_NAMES = ['isiAsia', 'openFreestyle2009'] as const;

export type ChartName = (typeof CHART_NAMES)[number];

/** The published charts; a new competition has the first. */
export const PUBLISHED_CHARTS: Readonly<Record<ChartName, Equivalents>> = {
  isiAsia: charts.isiAsia,
  openFreestyle2009: charts.openFreestyle2009,
};

export const DEFAULT_CHART: Equivalents = PUBLISHED_CHARTS.isiAsia;
