import { formatDay } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { HistoryWords } from '../../../table/history/FieldChanges.tsx';
import type { RinkValues } from './rinkValues.ts';

/** The labels of a rink's fields and the readable form of their values. */
export function useRinkWords(): HistoryWords {
  const { t } = useTranslation('rinks');
  return {
    label: ([field]) => t(`fields.${field as keyof RinkValues}`),
    show: ([field], value) => {
      const text = String(value ?? '');
      if (text === '') return '';
      if (field === 'expDate') return formatDay(text);
      return field === 'logo' ? t('picture') : text;
    },
  };
}
