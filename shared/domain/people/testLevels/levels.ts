import type { Equivalents } from './equivalents.ts';

/**
 * The ladders of tests. Tot and Pre-Alpha to Delta are one, because nobody skates both. `usfs` has the tests
 * of U.S. Figure Skating, in the order of the competition's chart.
 */
export const DISCIPLINES = [
  'foundation',
  'freestyle',
  'open',
  'couple',
  'pair',
  'dance',
  'freeDance',
  'figure',
  'special',
  'usfs',
] as const;

export type Discipline = (typeof DISCIPLINES)[number];

export interface Level {
  readonly discipline: Discipline;
  /** From 1; a higher rank is a harder test. */
  readonly rank: number;
}

const FOUNDATION = ['tot 1', 'tot 2', 'tot 3', 'tot 4', 'pre alpha', 'alpha', 'beta', 'gamma', 'delta'];
const OPEN = ['bronze', 'silver', 'gold', 'platinum'];

const NUMBERED: Readonly<Record<string, Discipline>> = {
  freestyle: 'freestyle',
  'free style': 'freestyle',
  fs: 'freestyle',
  couple: 'couple',
  couples: 'couple',
  pair: 'pair',
  pairs: 'pair',
  dance: 'dance',
  'ice dance': 'dance',
  'solo dance': 'dance',
  'free dance': 'freeDance',
  figure: 'figure',
  figures: 'figure',
  'special skater': 'special',
};

/**
 * Reads the name of a test in any spelling: "Freestyle 4", "FS4", "ＦＳ ４", "Pre Alpha", "Open Bronze",
 * "Bronze Freestyle". Null for a name that is no test ("Low", "All levels", "Freestyle 1-5").
 */
export function readLevel(name: string, { usfs }: Equivalents): Level | null {
  const words = plain(name);
  const foundation = FOUNDATION.indexOf(words.replace(/^prealpha$/, 'pre alpha'));
  if (foundation >= 0) return { discipline: 'foundation', rank: foundation + 1 };
  const open = OPEN.indexOf(words.replace(/^open /, '').replace(/^freestyle | freestyle$/g, ''));
  if (open >= 0) return { discipline: 'open', rank: open + 1 };
  const ofChart = usfs.findIndex(({ level }) => plain(level) === words.replace(/^usfsa? /, ''));
  if (ofChart >= 0) return { discipline: 'usfs', rank: ofChart + 1 };
  return numbered(words);
}

function numbered(words: string): Level | null {
  const [, ladder = '', figure = ''] = /^(.+) (\d{1,2})$/.exec(words) ?? [];
  const discipline = Object.hasOwn(NUMBERED, ladder) ? NUMBERED[ladder] : undefined;
  const rank = Number(figure);
  return discipline !== undefined && rank >= 1 && rank <= 10 ? { discipline, rank } : null;
}

/** In lower case, with one space between words and before digits. */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})(?=\p{N})/gu, ' ')
    .replaceAll(/[\s\-‐-―_.]+/gu, ' ')
    .trim();
}

export type Comparison = 'equal' | 'equivalent' | 'above' | 'below';

/** Compares an entered level with a test; null where their disciplines do not compare. */
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

/** Whether a level is below the lowest one that the chart allows with this test of U.S. Figure Skating. */
export function isBelowMinimum(entered: Level, test: Level, chart: Equivalents): boolean {
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
