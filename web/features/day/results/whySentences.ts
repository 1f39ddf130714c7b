import type { Translator } from '../../../i18n/Translator.ts';
import { formatList, formatTenths } from '../../../i18n/formats.ts';
import type { ExplainedPlace } from '../../../../shared/contract/day/results/results.ts';

type Column = ExplainedPlace['columns'][number];
type Texts = Translator<'myResult'>;

/** Against the median, in tenths. */
export const aboveMedian = ({ own, median }: Column) => own - (median ?? own);

/** A place in the words of its system: first what decided it, then what was strong and what was not. */
export function whySentences(t: Texts, explained: ExplainedPlace): string[] {
  const { place, skated, standard, judges, system, sharedWith, isRest } = explained;
  if (place === null) return [t('skated', { count: skated })];
  return [
    ...(standard
      ? standardSentences(t, { ...explained, place, standard })
      : placeSentences(t, { ...explained, place })),
    ...(isRest ? [t('rest', { place, before: place - 1 })] : []),
    ...(sharedWith > 0 && !isRest ? [t('shared', { count: sharedWith })] : []),
    ...penaltySentences(t, explained),
    ...(judges === null || system === 'isi' ? [] : judgeSentences(t, { system, judges, place })),
    ...columnSentences(t, explained),
  ];
}

type WithPlace = ExplainedPlace & { readonly place: number };

/** In a smaller flight there is room to say how places and points come about. */
const LEAST_COMPARED = 4;

/** First the place, what it was reached with, and how far the next one is. */
function placeSentences(t: Texts, explained: WithPlace): string[] {
  const { place, skated, total, margin, points, judges } = explained;
  if (skated === 1) return [t('onlyOne', { place })];
  const facts = { place, count: skated };
  if (total === null) return [judges ? majoritySentence(t, { ...facts, judges }) : t('placeOf', facts)];
  const step = margin === null ? 'small' : margin === 0 ? 'level' : place === 1 ? 'ahead' : 'behind';
  return [
    t(step, { ...facts, total: formatTenths(total), margin: formatTenths(margin ?? 0) }),
    ...(skated < LEAST_COMPARED
      ? [t('byTotals'), ...(points > 0 ? [t('earns', { place, count: points })] : [])]
      : []),
  ];
}

interface PlaceOfJudges {
  readonly place: number;
  /** How many skated. */
  readonly count: number;
  readonly judges: NonNullable<ExplainedPlace['judges']>;
}

/** Where there are no totals, how many judges gave which place, and how many gave it to the next one. */
function majoritySentence(t: Texts, { place, count, judges: { places, next, ...own } }: PlaceOfJudges) {
  const wordsOf = ({ orBetter, majorityAt }: typeof own) =>
    t('judges.majority', { count: orBetter, judges: places.length, place: majorityAt });
  if (!next) return t('judges.alike', { place, count, own: wordsOf(own) });
  return t(place === 1 ? 'judges.ahead' : 'judges.behind', {
    place,
    count,
    own: wordsOf(own),
    next: wordsOf(next),
  });
}

/** Alone in a flight, ISI measures the marks against its standard. */
function standardSentences(
  t: Texts,
  { place, total, standard }: WithPlace & { readonly standard: NonNullable<ExplainedPlace['standard']> },
): string[] {
  const step = (total ?? 0) - standard.first;
  return [
    t(step < 0 ? 'aloneBelow' : 'aloneAbove', {
      place,
      total: formatTenths(total ?? 0),
      margin: formatTenths(Math.abs(step)),
      first: formatTenths(standard.first),
    }),
    t('standard', { possible: formatTenths(standard.possible) }),
  ];
}

/** A system without totals takes nothing off. */
function penaltySentences(t: Texts, { total, penalties }: ExplainedPlace): string[] {
  const off = penalties.reduce((sum, { tenths }) => sum + tenths, 0);
  return total === null || off === 0 ? [] : [t('penalties', { off: formatTenths(off) })];
}

function judgeSentences(
  t: Texts,
  {
    system,
    judges,
    place,
  }: Pick<WithPlace, 'system' | 'place'> & { readonly judges: NonNullable<ExplainedPlace['judges']> },
): string[] {
  return [
    ...(system === '6.0' ? [t('judges.pairs')] : []),
    t(judges.majorityAt === place ? 'judges.decided' : 'judges.later'),
  ];
}

/** Against the flight's median; in a small flight the own marks among themselves. */
function columnSentences(t: Texts, { columns, skated }: ExplainedPlace): string[] {
  const hasMedian = columns.some(({ median }) => median !== null);
  const valueOf = hasMedian ? aboveMedian : ({ own, most }: Column) => own / most;
  const values = columns.map(valueOf);
  const [most, least] = [Math.max(...values), Math.min(...values)];
  if (columns.length === 0 || most === least) return [];
  if (!hasMedian && areClose(columns))
    return [...evenSentence(t, columns), ...(skated > 1 ? [t('few', { count: skated })] : [])];
  const tiedAt = (value: number) => columns.filter((column) => valueOf(column) === value);
  const [best, last] = [tiedAt(most), tiedAt(least)];
  if (!hasMedian)
    return [
      ...ownSentence(t, 'best', best, columns),
      ...ownSentence(t, 'least', last, columns),
      ...(skated > 1 ? [t('few', { count: skated })] : []),
    ];
  return [
    ...(most > 0 && canBeNamed(best)
      ? [t('strongest', { name: namesOf(best), more: formatTenths(most) })]
      : []),
    ...(least < 0 && canBeNamed(last)
      ? [t('weakest', { name: namesOf(last), less: formatTenths(-least) })]
      : []),
  ];
}

/** In tenths for each mark that is added: a smaller difference is no strength and no weakness. */
const WORTH_NAMING = 3;

/** Marks of one scale: those of unlike ones are no higher or lower than each other. */
export const areAlike = (columns: readonly Column[]): boolean =>
  columns.every(({ most }) => most === columns[0]?.most);

/** In tenths, as it is shown: a mark that reads the same is neither above it nor below. */
export const averageMark = (columns: readonly Column[]): number =>
  Math.round(columns.reduce((sum, { own }) => sum + own, 0) / columns.length);

/** Whether no mark stands out, so that neither a name nor a picture would say anything. */
export function areClose(columns: readonly Column[]): boolean {
  const marks = columns.map(({ own }) => own);
  const spread = Math.max(...marks) - Math.min(...marks);
  return areAlike(columns) && spread < WORTH_NAMING * (columns[0]?.marks ?? 1);
}

function evenSentence(t: Texts, columns: readonly Column[]): string[] {
  const marks = columns.map(({ own }) => own);
  const [least, most] = [Math.min(...marks), Math.max(...marks)].map(formatTenths);
  return [t('even', { least, most })];
}

/** More names than that single nothing out. */
const MOST_NAMES = 3;

const canBeNamed = (tied: readonly Column[]) => tied.length <= MOST_NAMES;
const namesOf = (tied: readonly Column[]) => formatList(tied.map(({ name }) => name));

/** All marks that tie, or how many they are; nothing where equal shares of unlike scales are no equal marks. */
function ownSentence(
  t: Texts,
  key: 'best' | 'least',
  tied: readonly Column[],
  columns: readonly Column[],
): string[] {
  const [first] = tied;
  if (!first || tied.some(({ own }) => own !== first.own)) return [];
  const own = formatTenths(first.own);
  return [
    canBeNamed(tied)
      ? t(key, { name: namesOf(tied), own })
      : t('equal', { equal: tied.length, of: columns.length, own }),
  ];
}
