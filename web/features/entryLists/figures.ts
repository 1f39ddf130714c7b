import type { CompetitionFigures } from '../../../shared/contract/entries/entryLists.ts';
import type { Role } from '../../../shared/contract/core/roles.ts';
import { formatAmount, formatNumber } from '../../i18n/formats.ts';

const FIGURES = ['skaters', 'eventsEntered', 'iceMinutes', 'charged', 'paid'] as const;

export type CompetitionFigureName = (typeof FIGURES)[number];

/** The figures that a role is told: a head coach learns nothing of what a competition takes. */
export function figuresOfRole(role: Role): readonly CompetitionFigureName[] {
  return FIGURES.filter((name) => role !== 'HEAD_COACH' || (name !== 'charged' && name !== 'paid'));
}

/** A figure as it is read: whole minutes of ice, money in the competition's currency. */
export function figureText(name: CompetitionFigureName, figures: CompetitionFigures): string {
  if (name === 'iceMinutes') return formatNumber(Math.ceil(figures.iceSeconds / 60));
  if (name === 'charged' || name === 'paid') return formatAmount(figures[name] ?? 0, figures.currency, true);
  return formatNumber(figures[name]);
}

/** What is still to be paid, in minor units; never less than nothing. */
export function dueOf({ charged, paid }: CompetitionFigures): number {
  return Math.max(0, (charged ?? 0) - (paid ?? 0));
}
