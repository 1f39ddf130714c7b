import {
  type Eligibility,
  DEFAULT_ELIGIBILITY,
} from '../../../../../shared/contract/entering/competitions/eligibility.ts';
import {
  CHART_NAMES,
  type ChartName,
  DEFAULT_CHART,
  PUBLISHED_CHARTS,
} from '../../../../../shared/domain/people/testLevels/equivalents.ts';
import type { AdjustableRule, RuleSetting } from '../../../../../shared/domain/entering/eligibility/rules.ts';

/** A typed age limit: '' is every level, null is no number or no upper end. */
export interface AgeLimitDraft {
  format: string;
  level: string;
  from: number | null;
  to: number | null;
  on: 'start' | 'july';
}

/** The typed eligibility settings; days are `YYYY-MM-DD`, '' for none. */
export interface EligibilityValues {
  testDeadline: string;
  rinkDeadline: string;
  rules: Record<AdjustableRule, RuleSetting>;
  chart: ChartName | 'own';
  /** The competition's own chart, kept while a published one is chosen. */
  open: { level: string; from: number | null; to: number | null }[];
  usfs: { level: string; freestyle: number | null; open: string }[];
  ageLimits: AgeLimitDraft[];
}

export const EMPTY_AGE_LIMIT: AgeLimitDraft = { format: '', level: '', from: null, to: null, on: 'start' };

export function eligibilityValues(known: Eligibility | null): EligibilityValues {
  const { testDeadline, rinkDeadline, rules, equivalents, ageLimits } = known ?? DEFAULT_ELIGIBILITY;
  const chart = equivalents ?? DEFAULT_CHART;
  const published = CHART_NAMES.find((name) => same(PUBLISHED_CHARTS[name], chart));
  return {
    testDeadline: testDeadline ?? '',
    rinkDeadline: rinkDeadline ?? '',
    rules: { ...rules },
    chart: published ?? 'own',
    open: chart.open.map((row) => ({ ...row })),
    usfs: chart.usfs.map((row) => ({ ...row })),
    ageLimits: ageLimits.map((limit) => ({ ...limit, level: limit.level ?? '' })),
  };
}

/** The wire's body; the schema refuses half-typed rows. */
export function eligibilityToApi(values: EligibilityValues): Eligibility {
  const { testDeadline, rinkDeadline, rules, chart, open, usfs, ageLimits } = values;
  const own = { open, usfs } as NonNullable<Eligibility['equivalents']>;
  return {
    testDeadline: testDeadline || null,
    rinkDeadline: rinkDeadline || null,
    rules,
    equivalents: chart === 'own' ? own : publishedChartToApi(chart),
    ageLimits: ageLimits.map((limit) => ({ ...limit, level: limit.level.trim() || null })),
  };
}

/** Null for the default chart. */
function publishedChartToApi(name: ChartName): Eligibility['equivalents'] {
  const { open, usfs } = PUBLISHED_CHARTS[name];
  return name === 'isiAsia' ? null : { open: [...open], usfs: [...usfs] };
}

/** Compared by field, since a stored chart may have another order of fields. */
function same(one: typeof DEFAULT_CHART, other: typeof DEFAULT_CHART): boolean {
  const written = ({ open, usfs }: typeof DEFAULT_CHART) =>
    JSON.stringify([
      open.map(({ level, from, to }) => [level, from, to]),
      usfs.map(({ level, freestyle, open: lowest }) => [level, freestyle, lowest]),
    ]);
  return written(one) === written(other);
}
