import type { Equivalents } from './equivalents.ts';
import type { PassedTest } from './passedTests.ts';
import { readLevel, type Level } from './readLevel.ts';

/** How an entered level stands to a test: at it, above or below; null where the two do not compare. */
export type Comparison = 'equal' | 'equivalent' | 'above' | 'below';

export function compareLevel(entered: Level, test: Level, chart: Equivalents): Comparison | null {
  if (entered.discipline === test.discipline) return ofRank(entered.rank, test.rank, test.rank, 'equal');
  if (entered.discipline === 'freestyle' && test.discipline === 'open') {
    const worth = worthOf(test, chart);
    return worth ? ofRank(entered.rank, worth.from, worth.to, 'equivalent') : null;
  }
  if (entered.discipline === 'open' && test.discipline === 'freestyle') {
    const worth = worthOf(entered, chart);
    if (!worth) return null;
    if (test.rank > worth.to) return 'below';
    return test.rank < worth.from ? 'above' : 'equivalent';
  }
  return null;
}

/** Whether a level is lower than what the chart asks of somebody with this test of U.S. Figure Skating. */
export function isBelowMinimum(entered: Level, test: PassedTest, chart: Equivalents): boolean {
  const minimum = chart.usfs[test.rank - 1];
  if (!minimum) return false;
  if (entered.discipline === 'freestyle') return entered.rank < minimum.freestyle;
  const open = readLevel(minimum.open, chart);
  return entered.discipline === 'open' && open !== null && entered.rank < open.rank;
}

function worthOf(open: Level, chart: Equivalents) {
  return chart.open.find(({ level }) => {
    const read = readLevel(level, chart);
    return read?.discipline === 'open' && read.rank === open.rank;
  });
}

function ofRank(rank: number, from: number, to: number, within: Comparison): Comparison {
  if (rank > to) return 'above';
  return rank < from ? 'below' : within;
}
