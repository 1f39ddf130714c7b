import type { Translator } from '../../../i18n/Translator.ts';
import type { ExplainedPlace } from '../../../../shared/contract/day/results/results.ts';

type Column = ExplainedPlace['columns'][number];
type Texts = Translator<'myResult'>;

export const tenthsOfMark = (tenths: number) => (tenths / 10).toFixed(1);

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

function placeSentences(t: Texts, { place, skated, total, margin }: WithPlace): string[] {
  if (skated === 1) return [t('onlyOne', { place })];
  const facts = { place, count: skated };
  if (total === null) return [t('placeOf', facts)];
  if (margin === null) return [t('placeOf', facts), t('ownTotal', { total: tenthsOfMark(total) })];
  const step = margin === 0 ? 'level' : place === 1 ? 'ahead' : 'behind';
  return [t(step, { ...facts, total: tenthsOfMark(total), margin: tenthsOfMark(margin) })];
}

/** Alone in a flight, ISI measures the marks against its standard. */
function standardSentences(
  t: Texts,
  { place, total, standard }: WithPlace & { readonly standard: NonNullable<ExplainedPlace['standard']> },
): string[] {
  return [
    t('alone', { place }),
    t('standard', {
      total: tenthsOfMark(total ?? 0),
      possible: tenthsOfMark(standard.possible),
      first: tenthsOfMark(standard.first),
    }),
  ];
}

/** A system without totals takes nothing off. */
function penaltySentences(t: Texts, { total, penalties }: ExplainedPlace): string[] {
  const off = penalties.reduce((sum, { tenths }) => sum + tenths, 0);
  return total === null || off === 0 ? [] : [t('penalties', { off: tenthsOfMark(off) })];
}

function judgeSentences(
  t: Texts,
  {
    system,
    judges,
    place,
  }: Pick<WithPlace, 'system' | 'place'> & { readonly judges: NonNullable<ExplainedPlace['judges']> },
): string[] {
  const { places, majorityAt, orBetter } = judges;
  return [
    ...(system === '6.0' ? [t('judges.pairs')] : []),
    t(majorityAt === place ? 'judges.decided' : 'judges.later', {
      count: orBetter,
      judges: places.length,
      place: majorityAt,
    }),
  ];
}

/** Against the flight's median; in a small flight the own marks among themselves. */
function columnSentences(t: Texts, { columns, skated }: ExplainedPlace): string[] {
  const hasMedian = columns.some(({ median }) => median !== null);
  const valueOf = hasMedian ? aboveMedian : ({ own, most }: Column) => own / most;
  const [best, ...rest] = columns.toSorted((one, other) => valueOf(other) - valueOf(one));
  const least = rest.at(-1);
  if (!best || !least || valueOf(best) === valueOf(least)) return [];
  if (hasMedian)
    return [
      ...(aboveMedian(best) > 0
        ? [t('strongest', { name: best.name, more: tenthsOfMark(aboveMedian(best)) })]
        : []),
      ...(aboveMedian(least) < 0
        ? [t('weakest', { name: least.name, less: tenthsOfMark(-aboveMedian(least)) })]
        : []),
    ];
  return [
    t('best', { name: best.name, own: tenthsOfMark(best.own) }),
    t('least', { name: least.name, own: tenthsOfMark(least.own) }),
    ...(skated > 1 ? [t('few')] : []),
  ];
}
