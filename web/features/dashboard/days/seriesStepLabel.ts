import type { SeriesStep } from '../../../../shared/domain/competitions/entrySeries.ts';
import { formatDays, formatWeekday } from '../../../i18n/formats.ts';

/** What a bar stands for: "Mon 15 Jun", or the days of a week. */
export function seriesStepLabel({ from, to }: SeriesStep): string {
  return from === to ? formatWeekday(from) : formatDays(from, to);
}
