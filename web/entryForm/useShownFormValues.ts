import { useTranslation } from 'react-i18next';
import type { Leaf } from '../../shared/domain/history/namedLists.ts';
import { formatAmount, formatList } from '../i18n/formats.ts';

const FIELDS = ['formats', 'teamPer', 'level', 'levels', 'seconds', 'capacity'] as const;
const AMOUNTS = ['firstEventPrice', 'secondEventPrice', 'additionalEventPrice', 'teamAmount'] as const;
/** Steps of a path that name no place of their own: the element after them does. */
const LISTS: readonly string[] = ['formats', 'events'];

/** What the parts of a form are called, and their values as a person reads them. */
export function useShownFormValues(currency: string) {
  const { t } = useTranslation('entryForm');
  const nameOf = (step: string): string => {
    const field = [...FIELDS, ...AMOUNTS].find((name) => name === step);
    if (field) return t(field);
    return step === 'ticked' ? t('offered') : step === 'order' ? t('order') : step;
  };
  return {
    label: (path: readonly string[]) => {
      const steps = path.filter((step, index) => index === path.length - 1 || !LISTS.includes(step));
      return steps.map(nameOf).join(' · ');
    },
    show: (path: readonly string[], value: Leaf) => {
      if (value === null || value === '') return '';
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (Array.isArray(value)) return formatList(value.map(String));
      if (AMOUNTS.some((name) => name === path[0])) return formatAmount(Number(value), currency);
      return path[0] === 'teamPer' ? t(value === 'team' ? 'per.team' : 'per.skater') : String(value);
    },
  };
}
