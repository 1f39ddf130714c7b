import type { Equivalents } from './equivalents.ts';

/**
 * A ladder of tests. Tot and Pre-Alpha to Delta are one: nobody skates both. `usfs` are the tests of
 * U.S. Figure Skating, by their order in the competition's chart.
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
  /** From 1, the higher the harder. */
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
 * The test that a name means, however it is written: "Freestyle 4", "FS4", "ＦＳ ４", "Pre Alpha",
 * "Open Bronze", "Bronze Freestyle". Null for what is none ("Low", "All levels", "Freestyle 1-5").
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

/** Lower case, figures apart from letters, one space for whatever stands between. */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})(?=\p{N})/gu, ' ')
    .replaceAll(/[\s\-‐-―_.]+/gu, ' ')
    .trim();
}
