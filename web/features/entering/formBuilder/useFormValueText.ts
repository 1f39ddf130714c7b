import type { FieldValue } from '../../../../shared/domain/core/history/namedLists.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { clock } from '../entries/index.ts';
import { formatAmount, formatInstant, formatList } from '../../../i18n/formats.ts';
import type { FormContext } from './formats/copyForm.ts';

/** Lists in a path; the element after one names the place. */
const LISTS: readonly string[] = ['formats', 'events', 'questions', 'lateFees', 'teamPrice', 'onIce'];
const PRICES: readonly string[] = [
  ...(['firstEventPrice', 'secondEventPrice', 'additionalEventPrice'] as const),
  ...(['teamAmount', 'amount', 'price', 'familyCap'] as const),
];
/** A long order is cut after its beginning. */
const MAX_LISTED = 6;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/**
 * Labels of a form's parts and readable values, for typed values and for history, which has the wire's
 * names.
 */
export function useFormValueText({ currency, timeZone }: Omit<FormContext, 'startDate'>) {
  const { t } = useTranslation('formBuilder');
  const names: Readonly<Record<string, string>> = {
    formats: t('formats'),
    firstEventPrice: t('firstEventPrice'),
    secondEventPrice: t('secondEventPrice'),
    additionalEventPrice: t('additionalEventPrice'),
    teamAmount: t('teamAmount'),
    teamPrice: t('history.teamPrice'),
    amount: t('lateFees.amount'),
    per: t('teamPer'),
    teamPer: t('teamPer'),
    familyCap: t('familyCap'),
    price: t('ownPrice.title'),
    coupleLadder: t('coupleLadder'),
    lateFees: t('history.lateFees'),
    questions: t('history.questions'),
    seconds: t('time'),
    time: t('time'),
    capacity: t('capacity'),
    level: t('level'),
    music: t('music'),
    entry: t('entry'),
    skaters: t('skaters'),
    fewest: t('history.fewest'),
    most: t('history.most'),
    iceMinutes: t('iceMinutes'),
    warmUpSeconds: t('onIce.warmUp'),
    betweenSeconds: t('onIce.between'),
    atOnce: t('onIce.atOnce'),
    flight: t('onIce.flight'),
    wanted: t('onIce.wanted'),
    splitBySex: t('onIce.splitBySex'),
    certificate: t('onIce.certificate'),
    criteria: t('onIce.criteria'),
    points: t('onIce.points'),
    participation: t('onIce.participation'),
    places: t('onIce.places'),
    kind: t('history.kind'),
    value: t('history.value'),
    options: t('history.options'),
    required: t('history.required'),
    entries: t('history.entries'),
    order: t('order'),
    // Of a cancelled event.
    cancelled: t('history.cancelled'),
    reason: t('history.reason'),
    // Of a published schedule.
    edition: t('history.edition'),
    comment: t('history.comment'),
  };
  const named = (step: string) => names[step] ?? (INSTANT.test(step) ? formatInstant(step, timeZone) : step);
  const inWords = (path: readonly string[], value: string): string => {
    const field = path.at(-1);
    if (field === 'per' || field === 'teamPer') return t(value === 'team' ? 'per.team' : 'per.skater');
    if (field === 'coupleLadder')
      return t(value === 'skaters' ? 'coupleLadders.skaters' : 'coupleLadders.own');
    if (field === 'entry' || field === 'entries') return kindOf(value);
    if (value === 'percent' || value === 'amount') return t(`lateFees.kinds.${value}`);
    return INSTANT.test(value) ? formatInstant(value, timeZone) : value;
  };
  const kindOf = (kind: string) =>
    kind === 'individual' || kind === 'dance' || kind === 'team' ? t(`kind.${kind}`) : kind;
  return {
    label: (path: readonly string[]) =>
      path
        .filter((step, index) => index === path.length - 1 || !LISTS.includes(step))
        .map(named)
        .join(' · '),
    show: (path: readonly string[], value: FieldValue): string => {
      if (value === null || value === '') return '';
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (typeof value === 'number') {
        const field = path.at(-1) ?? '';
        if (field === 'seconds') return clock(value);
        return PRICES.includes(field) ? formatAmount(value, currency) : String(value);
      }
      if (typeof value === 'string') return inWords(path, value);
      const words = value.slice(0, MAX_LISTED).map((one) => inWords(path, String(one)));
      const more = value.length - words.length;
      return formatList(more > 0 ? [...words, t('history.more', { count: more })] : words);
    },
  };
}
