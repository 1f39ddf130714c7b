import {
  type Eligibility,
  DEFAULT_ELIGIBILITY,
} from '../../../../shared/contract/competitions/eligibility.ts';
import {
  CHART_NAMES,
  type ChartName,
  DEFAULT_CHART,
  PUBLISHED_CHARTS,
} from '../../../../shared/domain/eligibility/equivalents.ts';
import type { AdjustableRule, RuleSetting } from '../../../../shared/domain/eligibility/rules.ts';

/** An age limit as it is typed; '' is every level, null no number yet or no end. */
export interface AgeLimitDraft {
  format: string;
  level: string;
  from: number | null;
  to: number | null;
  on: 'start' | 'july';
}

/** What is typed about eligibility; days are `YYYY-MM-DD`, '' for none. */
export interface EligibilityValues {
  testDeadline: string;
  rinkDeadline: string;
  rules: Record<AdjustableRule, RuleSetting>;
  chart: ChartName | 'own';
  /** The chart of the competition's own, kept while a published one is chosen. */
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

/** The wire's form; the schema refuses what is typed by half. */
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

/** Null for the chart that a competition has unless another one is chosen. */
function publishedChartToApi(name: ChartName): Eligibility['equivalents'] {
  const { open, usfs } = PUBLISHED_CHARTS[name];
  return name === 'isiAsia' ? null : { open: [...open], usfs: [...usfs] };
}

/** Field by field: a stored chart may have them in another order. */
function same(one: typeof DEFAULT_CHART, other: typeof DEFAULT_CHART): boolean {
  const written = ({ open, usfs }: typeof DEFAULT_CHART) =>
    JSON.stringify([
      open.map(({ level, from, to }) => [level, from, to]),
      usfs.map(({ level, freestyle, open: lowest }) => [level, freestyle, lowest]),
    ]);
  return written(one) === written(other);
}
