import type { CompetitionFigures } from '../../../shared/contract/entryLists.ts';
import { formatAmount, formatNumber } from '../../i18n/formats.ts';

export const FIGURES = ['skaters', 'eventsEntered', 'iceMinutes', 'charged', 'paid'] as const;

export type FigureName = (typeof FIGURES)[number];

/** A figure as it is read: whole minutes of ice, money in the competition's currency. */
export function figureText(name: FigureName, figures: CompetitionFigures): string {
  if (name === 'iceMinutes') return formatNumber(Math.ceil(figures.iceSeconds / 60));
  if (name === 'charged' || name === 'paid') return formatAmount(figures[name], figures.currency, true);
  return formatNumber(figures[name]);
}

/** What is still to be paid, in minor units; never less than nothing. */
export function dueOf({ charged, paid }: CompetitionFigures): number {
  return Math.max(0, charged - paid);
}
