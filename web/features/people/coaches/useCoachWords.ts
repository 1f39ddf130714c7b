import { useQuery } from '@tanstack/react-query';
import { CERTIFICATES } from '../../../../shared/contract/core/planningWords.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatDay } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { HistoryWords } from '../../../table/history/FieldChanges.tsx';

const LABELS = ['name', 'professional', 'email', 'phone', 'certificates', 'rinkIds'] as const;

/** The labels of a coach's fields and the readable form of their values. */
export function useCoachWords(): HistoryWords {
  const { t } = useTranslation('coaches');
  const { data: rinks = [] } = useQuery(requestQuery('listRinks'));
  const shown = (value: unknown): string => {
    const text = String(value ?? '');
    const certificate = CERTIFICATES.find((one) => one === text);
    if (certificate) return t(`certificates.${certificate}`);
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text);
    return rinks.find(({ id }) => id === text)?.name ?? text;
  };
  return {
    label: ([field]) => {
      const known = LABELS.find((one) => one === field);
      return known ? t(`history.${known}`) : t('history.other');
    },
    show: (_path, value) => (Array.isArray(value) ? value.map(shown).join(', ') : shown(value)),
  };
}
