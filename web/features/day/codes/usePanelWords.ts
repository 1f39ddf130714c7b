import type { CodePanel } from '../../../../shared/contract/day/running/codes.ts';
import { formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

/** "Sat 9 Jan, 07:00–08:15, Main ice". */
export function useCodePanelWords(): (panel: CodePanel) => string {
  const { t } = useTranslation('codes');
  return ({ date, start, end, surface }) =>
    t('panel', { day: formatWeekday(date), from: formatTime(start), to: formatTime(end), surface });
}
