import type { CompetitionFigures } from '../../../shared/contract/entries/entryLists.ts';
import type { EntryKind } from '../../../shared/contract/competitions/forms.ts';
import type { Role } from '../../../shared/contract/core/roles.ts';
import { formatAmount, formatNumber } from '../../i18n/formats.ts';

const FIGURES = ['entries', 'eventsEntered', 'iceMinutes', 'charged', 'paid'] as const;

export type CompetitionFigureName = (typeof FIGURES)[number];

/** The figures for a role: a head coach sees no money of the competition. */
export function figuresOfRole(role: Role): readonly CompetitionFigureName[] {
  return FIGURES.filter((name) => role !== 'HEAD_COACH' || (name !== 'charged' && name !== 'paid'));
}

/** The entries of a kind that have a place. */
export function enteredOf({ skaters, teams, dances }: CompetitionFigures, kind: EntryKind): number {
  return { individual: skaters, team: teams, dance: dances }[kind];
}

/** A figure as shown: whole minutes of ice, money in the competition's currency. */
export function figureText(
  name: CompetitionFigureName,
  figures: CompetitionFigures,
  kind: EntryKind,
): string {
  if (name === 'entries') return formatNumber(enteredOf(figures, kind));
  if (name === 'iceMinutes') return formatNumber(Math.ceil(figures.iceSeconds / 60));
  if (name === 'charged' || name === 'paid') return formatAmount(figures[name] ?? 0, figures.currency, true);
  return formatNumber(figures[name]);
}

/** The number of rows that a list of this kind has, and how many of them are withdrawn. */
export function listedEntries(figures: CompetitionFigures, kind: EntryKind) {
  const counted = enteredOf(figures, kind);
  const withdrawn = figures.withdrawnEntries[kind];
  return { total: counted + figures.waitingEntries[kind] + withdrawn, withdrawn };
}

/** The amount still due in minor units; never below zero. */
export function dueOf({ charged, paid }: CompetitionFigures): number {
  return Math.max(0, (charged ?? 0) - (paid ?? 0));
}
