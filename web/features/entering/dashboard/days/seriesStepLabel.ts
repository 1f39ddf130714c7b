import type { SeriesStep } from '../../../../../shared/domain/entering/competitions/entrySeries.ts';
import { formatDays, formatWeekday } from '../../../../i18n/formats.ts';

/** The days of a bar: "Mon 15 Jun", or the range of a week. */
export function seriesStepLabel({ from, to }: SeriesStep): string {
  return from === to ? formatWeekday(from) : formatDays(from, to);
}
