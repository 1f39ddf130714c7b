import { useTranslation } from 'react-i18next';
import { formatDay } from '../../i18n/formats.ts';
import type { HistoryWords } from '../../table/history/FieldChanges.tsx';
import type { RinkValues } from './rinkValues.ts';

/** What the fields of a rink are called, and their values as a person reads them. */
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
